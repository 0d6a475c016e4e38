# Sortes de choses, telles qu’on les cherche.

hellas-kind-attitude = Attitudes
hellas-kind-track = Pistes de la campagne
