# Sortes de choses, telles qu’on les cherche.

hybris-kind-posture = Postures
