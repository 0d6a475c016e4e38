"""`make chaos`: a site of several processes that are killed, frozen, cut off, filled up and given wrong clocks
while people play; and a checker that knows what they were told and reads what was written.
"""
