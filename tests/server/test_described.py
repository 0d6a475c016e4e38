"""The OpenAPI description is true: what schemathesis makes of it is answered as it says, and nothing breaks."""

from collections.abc import Iterator
from typing import Any, Final

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, seed, settings
from schemathesis.checks import CHECKS

from agon.server.http.endpoints import PACKED, RECORD
from agon.server.http.openapi import description
from server.conftest import fresh
from server.postgres import binaries
from server.serving import Person, Server, bot, me, serving

KEY: Final = "an operator of the tests"
SCHEMA: Final = schemathesis.openapi.from_dict(description())
NAMES: Final = {"game": "ephyran", "language": "fr", "book": "ephyran", "lesson": "first_city", "month": "2026-11"}

# A name that nobody can have, or a seat that is none, is refused, though it is of the form that is described.
MEANING: Final = CHECKS.get_by_names(["positive_data_acceptance"])


@schemathesis.serializer(RECORD.media, PACKED.media)
def as_file(context: Any, value: Any) -> bytes:
    """Whatever it is, as the body of a request."""
    return value if isinstance(value, bytes) else str(value).encode()


class Anna:
    """Somebody who is known, plays, and has the operators' key: few requests are refused before they are read."""

    def __init__(self, site: Server) -> None:
        person = Person(site)
        self.there = {**NAMES, "seat": "0", "table": person.make(me("Anna"), bot("apprentice"))}
        self.headers = {"Cookie": f"agon={person.cookie}", "Authorization": f"Bearer {KEY}"}
        self.address = f"http://{site.address}"
        self.session = requests.Session()

    def asks(self, case: Any) -> None:
        """As it was made up, but every other time about something that there is."""
        for name in self.there.keys() & case.path_parameters.keys():
            if len(str(case.path_parameters[name])) % 2:
                case.path_parameters[name] = self.there[name]
        case.call_and_validate(
            base_url=self.address, headers=self.headers, session=self.session, excluded_checks=MEANING
        )


@pytest.fixture(scope="module")
def anna(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Anna]:
    """On PostgreSQL, where there is one: it takes less than SQLite does."""
    there = binaries() is not None
    lite = str(tmp_path_factory.mktemp("described") / "agon.db")
    database = fresh(request.getfixturevalue("postgres")) if there else lite
    with serving(database, AGON_OPERATOR_KEY=KEY) as site:
        yield Anna(site)


@SCHEMA.exclude(path="/api/operator/move").parametrize()  # it would write wherever it is told to
@seed(18)
@settings(
    max_examples=8,
    deadline=None,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_what_is_described_is_so(case: Any, anna: Anna) -> None:
    anna.asks(case)
