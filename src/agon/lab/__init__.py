"""The lab: many matches between bots, what they show, and how fast they run."""
