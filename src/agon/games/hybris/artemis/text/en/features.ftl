# What bots look at: the words for why one thing is better than another.

hybris-feature-rivals-tokens = rivals’ tokens
