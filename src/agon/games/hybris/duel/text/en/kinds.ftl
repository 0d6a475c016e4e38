# Kinds of things, as they are looked up.

hybris-kind-posture = Postures
