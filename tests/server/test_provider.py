"""Signing in with an account elsewhere, at a provider of OpenID Connect that really answers."""

import http.client
import re
from collections.abc import Iterator
from urllib.parse import parse_qs, urlsplit

import pytest
from joserfc.jwk import RSAKey

from agon.server.people.provider import must_fit
from agon.server.problems import Problem
from agon.server.settings import Settings
from server.identity import CLIENT, SECRET, Provider, Said
from server.serving import Answer, Person, Server, bot, me, serving


@pytest.fixture
def provider() -> Iterator[Provider]:
    one = Provider()
    yield one
    one.close()


@pytest.fixture
def site(database: str, provider: Provider) -> Iterator[Server]:
    with serving(database, **settings_for(provider)) as server:
        yield server


@pytest.fixture
def plain_site(tmp_path_factory: pytest.TempPathFactory, provider: Provider) -> Iterator[Server]:
    """On SQLite alone, for what no database decides."""
    with serving(str(tmp_path_factory.mktemp("provider") / "agon.db"), **settings_for(provider)) as server:
        yield server


def settings_for(provider: Provider) -> dict[str, str]:
    return {
        "AGON_OIDC_ISSUER": provider.issuer,
        "AGON_OIDC_CLIENT_ID": CLIENT,
        "AGON_OIDC_SECRET": SECRET,
        "AGON_OIDC_NAME": "The Club",
    }


class Journey:
    """Somebody who has gone to the provider and is sent back: what their browser keeps, and what it comes with."""

    def __init__(self, person: Person) -> None:
        went = person.post("/api/me/provider", {})
        assert went.status == 200, went.content
        given = re.match("agon-departure=([^;]+); .*HttpOnly", went.headers["set-cookie"])
        assert given is not None
        self.kept = given[1]
        there = urlsplit(went.json["address"])
        connection = http.client.HTTPConnection(there.netloc)
        connection.request("GET", f"{there.path}?{there.query}")
        back = urlsplit(connection.getresponse().headers["Location"])
        connection.close()
        assert (back.netloc, back.path) == (person.server.address, "/signed-in")
        self.arrival = {name: one[0] for name, one in parse_qs(back.query).items()}

    def ends(self, person: Person) -> Answer:
        """They come back, in this person's browser."""
        cookies = f"agon={person.cookie}; agon-departure={self.kept}"
        return person.post("/api/me/provider/return", self.arrival, Cookie=cookies)


def fault(answer: Answer) -> str:
    return str(answer.json["error"]["message"]["id"])


def test_a_guest_is_kept_by_an_account_and_comes_back_by_it(site: Server) -> None:
    anna = Person(site)
    table = anna.make(me("Anna"), bot("apprentice"))
    assert anna.get("/api/me").json["provider"] == "The Club"

    assert Journey(anna).ends(anna).json["linked"]

    laptop = Person(site)
    entered = Journey(laptop).ends(laptop)
    assert len(entered.json["devices"]) == 2
    assert [card["id"] for card in laptop.get("/api/tables").json["tables"]] == [table]
    assert not laptop.post("/api/me/provider/remove", {}).json["linked"]
    stranger = Person(site)
    assert len(Journey(stranger).ends(stranger).json["devices"]) == 1, "the account is nobody's any more"


def test_each_account_is_somebody_else(plain_site: Server, provider: Provider) -> None:
    anna, boris = Person(plain_site), Person(plain_site)
    anna.post("/api/me", {"name": "Anna"})
    Journey(anna).ends(anna)

    provider.account = "boris-3"

    assert Journey(boris).ends(boris).json["name"] == ""


def test_a_guest_comes_along_with_what_they_hold(plain_site: Server) -> None:
    anna = Person(plain_site)
    Journey(anna).ends(anna)
    phone = Person(plain_site)
    table = phone.make(me("Anna"), bot("apprentice"))

    Journey(phone).ends(phone)

    assert [card["id"] for card in anna.get("/api/tables").json["tables"]] == [table]


def test_one_comes_back_once_and_only_in_the_browser_from_which_one_went(
    plain_site: Server, provider: Provider
) -> None:
    # Given Mallory, who has signed in elsewhere and sends Anna where his browser should have gone
    anna, mallory = Person(plain_site), Person(plain_site)
    anna.post("/api/me", {"name": "Anna"})
    journey = Journey(mallory)

    # Then she does not become Mallory, with or without a journey of her own
    assert fault(anna.post("/api/me/provider/return", journey.arrival)) == "server-no-departure"
    own = Journey(anna)
    own.arrival["state"] = journey.arrival["state"]
    assert fault(own.ends(anna)) == "server-no-departure"

    # And he comes back, once
    assert journey.ends(mallory).status == 200
    assert fault(journey.ends(mallory)) == "server-no-departure"
    assert provider.refusals == []


def test_a_code_of_another_journey_is_refused(plain_site: Server, provider: Provider) -> None:
    anna, mallory = Person(plain_site), Person(plain_site)
    stolen, own = Journey(anna), Journey(mallory)
    own.arrival["code"] = stolen.arrival["code"]

    assert fault(own.ends(mallory)) == "server-provider-refused"
    assert provider.refusals == ["verifier"]


def test_whoever_is_another_by_now_does_not_give_their_account_to_who_they_were(plain_site: Server) -> None:
    anna = Person(plain_site)
    anna.make(me("Anna"), bot("apprentice"))
    journey = Journey(anna)
    boris = Person(plain_site)
    boris.make(me("Boris"), bot("apprentice"))

    entered = journey.ends(boris)

    assert (entered.json["linked"], entered.json["name"]) == (True, "")
    assert not anna.get("/api/me").json["linked"]


@pytest.mark.parametrize(
    "bent",
    [
        {"nonce": "another"},
        {"nonce": None},
        {"aud": "another"},
        {"aud": [CLIENT, "another"]},
        {"azp": "another"},
        {"iss": "https://elsewhere.example"},
        {"exp": 1_000_000_000},
        {"exp": None},
        {"iat": None},
        {"sub": None},
        {"sub": ""},
        {"sub": "x" * 256},
    ],
    ids=str,
)
def test_a_token_that_says_something_else_is_not_believed(plain_site: Server, provider: Provider, bent: Said) -> None:
    anna = Person(plain_site)
    journey = Journey(anna)
    provider.bent = bent

    assert fault(journey.ends(anna)) == "server-provider-untrue"
    assert anna.get("/api/me").json["devices"] == []


def test_a_token_that_somebody_else_has_signed_is_not_believed(plain_site: Server, provider: Provider) -> None:
    anna = Person(plain_site)
    journey = Journey(anna)
    provider.signs_with = RSAKey.generate_key(2048, {"kid": "one"})

    assert fault(journey.ends(anna)) == "server-provider-untrue"


def test_a_new_key_of_the_provider_is_known_at_once(plain_site: Server, provider: Provider) -> None:
    anna = Person(plain_site)
    Journey(anna).ends(anna)
    provider.signs_with = provider.shows = RSAKey.generate_key(2048, {"kid": "one"})

    assert Journey(anna).ends(anna).json["linked"]


def test_a_provider_that_is_down_is_told_and_everything_else_goes_on(tmp_path_factory: pytest.TempPathFactory) -> None:
    gone = Provider()
    gone.close()
    with serving(str(tmp_path_factory.mktemp("down") / "agon.db"), **settings_for(gone)) as server:
        server.await_complaint(f"nobody can sign in by {gone.issuer} now")
        anna = Person(server)

        went = anna.post("/api/me/provider", {})

        assert (went.status, fault(went)) == (503, "server-provider-down")
        anna.make(me("Anna"), bot("apprentice"))


def test_a_provider_that_falls_silent_midway_is_told(plain_site: Server, provider: Provider) -> None:
    anna = Person(plain_site)
    journey = Journey(anna)
    provider.close()

    assert fault(journey.ends(anna)) == "server-provider-down"


def test_a_provider_that_calls_itself_otherwise_is_not_used(
    tmp_path_factory: pytest.TempPathFactory, provider: Provider
) -> None:
    provider.calls_itself = "https://elsewhere.example"
    with serving(str(tmp_path_factory.mktemp("other") / "agon.db"), **settings_for(provider)) as server:
        assert fault(Person(server).post("/api/me/provider", {})) == "server-provider-down"


def test_it_is_off_unless_operators_switch_it_on(server: Server) -> None:
    anna = Person(server)

    assert anna.get("/api/me").json["provider"] == ""
    assert fault(anna.post("/api/me/provider", {})) == "server-no-provider"
    assert fault(anna.post("/api/me/provider/return", {"code": "a", "state": "b"})) == "server-no-provider"


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        (Settings(oidc_issuer="https://id.example"), "oidc_client_id"),
        (Settings(oidc_client_id="agon"), "oidc_issuer"),
        (Settings(oidc_secret="hush"), "oidc_issuer"),
        (Settings(oidc_issuer="http://id.example", oidc_client_id="agon"), "https://"),
        (Settings(oidc_issuer="id.example", oidc_client_id="agon"), "https://"),
        (Settings(oidc_issuer="https://id.example?x", oidc_client_id="agon"), "https://"),
        (Settings(oidc_issuer="https://you@id.example", oidc_client_id="agon"), "https://"),
    ],
)
def test_settings_with_which_nobody_could_sign_in_end_the_start(settings: Settings, said: str) -> None:
    with pytest.raises(Problem, match=said) as wrong:
        must_fit(settings)
    assert "hush" not in str(wrong.value)


def test_settings_with_which_people_can_sign_in_are_taken() -> None:
    must_fit(Settings(oidc_issuer="https://id.example/realms/club", oidc_client_id="agon"))
