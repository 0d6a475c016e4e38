# Kinds of things, as they are looked up.

hellas-kind-attitude = Attitudes
hellas-kind-track = Tracks of the campaign
