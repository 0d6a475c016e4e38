"""The commands that report: `agon rules`, `agon pack`, `agon sim` and `agon bench`."""
