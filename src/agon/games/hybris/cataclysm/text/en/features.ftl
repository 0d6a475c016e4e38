# What bots look at: the words for why one thing is better than another.

hybris-feature-energy = Energy
hybris-feature-the-last-energy = the last Energy
hybris-feature-research = Research
hybris-feature-research-for-a-tile = Research for a tile
hybris-feature-workers = Workers
hybris-feature-foreman = Foreman
hybris-feature-tiles-with-a-worker = tiles with a Worker
hybris-feature-followers-to-be-workers = Followers to be Workers
hybris-feature-tasks-done = Tasks done
hybris-feature-active-mk-tiles = active MK tiles
hybris-feature-mk-tiles-in-the-factory = MK tiles in the Factory
hybris-feature-echelons-of-exploration = echelons of exploration
hybris-feature-echelons-of-defence = echelons of defence
hybris-feature-adventures = Adventures
hybris-feature-modules = Modules
hybris-feature-workers-in-the-camp = Workers in the Camp
hybris-feature-on-the-way-to-the-outskirts = on the way to the Outskirts
hybris-feature-on-the-way-to-the-outskirts-with-an-exploration-to-hope-for = on the way to the Outskirts, with an Exploration to hope for
hybris-feature-on-the-way-to-the-forge-with-an-mk-tile-to-send = on the way to the Forge, with an MK tile to send
hybris-feature-on-the-way-to-a-task = on the way to a Task
hybris-feature-everybody-loses = everybody loses
hybris-feature-on-the-way-to-the-outskirts-with-chaos-to-beat = on the way to the Outskirts, with Chaos to beat
