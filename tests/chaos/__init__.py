"""`make chaos`: a site of several processes that is killed, frozen, cut off, filled up and put out of time, while
people play; and a checker who knows what they were told and reads what was written.
"""
