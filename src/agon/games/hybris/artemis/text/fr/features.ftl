# Ce que regardent les bots : les mots qui disent pourquoi une chose vaut mieux qu’une autre.

hybris-feature-rivals-tokens = jetons des rivaux
