"""A small network: what a position is worth beside the sum of its features, to each seat beside all the others.

One layer of hidden units. Each looks at the features of a seat and at the mean of those of its rivals. Trained by
`agon train`; played by the loops below, which are compiled.
"""

from typing import Final

Table = dict[str, list[float]]  # by the name of a feature, one weight for each hidden unit


class Network:
    """Weights in the order of a game's features, hidden unit by hidden unit."""

    def __init__(self, own: list[list[float]], others: list[list[float]], bias: list[float], out: list[float]) -> None:
        self.own = own
        self.others = others
        self.bias = bias
        self.out = out

    def points(self, position: list[list[float]]) -> list[float]:
        """What it adds to the worth of each seat's position."""
        seats = len(position)
        found = [0.0] * seats
        met = [0.0] * seats  # what a hidden unit sees of each seat as a rival
        told = [present(features) for features in position]
        for unit in range(len(self.bias)):
            own, others, bias, out = self.own[unit], self.others[unit], self.bias[unit], self.out[unit]
            everybody = 0.0
            for seat in range(seats):
                seen = weighed(told[seat], position[seat], others)
                met[seat] = seen
                everybody += seen
            for seat in range(seats):
                active = bias + weighed(told[seat], position[seat], own)
                if seats > 1:
                    active += (everybody - met[seat]) / (seats - 1)
                if active > 0.0:
                    found[seat] += out * active
        return found

    def gradient(self, position: list[list[float]], seat: int) -> list[float]:
        """What one more of each of a seat's own features would add to its worth here."""
        seats = len(position)
        found = [0.0] * len(position[seat])
        told = [present(features) for features in position]
        for unit in range(len(self.bias)):
            active = self.bias[unit] + weighed(told[seat], position[seat], self.own[unit])
            for other in range(seats):
                if other != seat:
                    active += weighed(told[other], position[other], self.others[unit]) / (seats - 1)
            if active > 0.0:
                for number, weight in enumerate(self.own[unit]):
                    found[number] += self.out[unit] * weight
        return found


def present(features: list[float]) -> list[int]:
    """Which of them are not 0: most are, of most seats."""
    return [number for number, value in enumerate(features) if value != 0.0]


def weighed(told: list[int], features: list[float], weights: list[float]) -> float:
    """The sum of the features that are there, each by its weight."""
    total = 0.0
    for number in told:
        total += features[number] * weights[number]
    return total


def network_of(names: tuple[str, ...], own: Table, others: Table, units: Table) -> Network | None:
    """A network as it was written down; a feature that it does not name counts for nothing in it."""
    bias, out = units.get(BIAS, []), units.get(OUT, [])
    if not bias:
        return None
    return Network(
        [[own[name][unit] if name in own else 0.0 for name in names] for unit in range(len(bias))],
        [[others[name][unit] if name in others else 0.0 for name in names] for unit in range(len(bias))],
        bias,
        out,
    )


BIAS: Final = "bias"
OUT: Final = "out"
