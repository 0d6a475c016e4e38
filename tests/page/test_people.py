"""Who people are, in browsers: guests who are remembered, passkeys, devices that come and go."""

import re
from pathlib import Path

from page.conftest import Visit
from page.people import Visitor
from server.identity import Provider
from server.serving import Server, serving
from server.test_provider import settings_for


def named(served: Server) -> str:
    """The server by a name: passkeys belong to names, not to numbers."""
    return served.address.replace("127.0.0.1", "localhost")


def with_authenticator(visitor: Visitor) -> str:
    """Give a browser something that keeps passkeys; its id."""
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
    }
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return str(made["authenticatorId"])


def test_a_guest_is_kept_by_a_passkey_and_comes_back_with_it(visit: Visit, served: Server) -> None:
    anna = visit(named(served))
    with_authenticator(anna)
    anna.play()
    table = anna.table
    anna.open("/you")
    anna.page.get_by_text("You are a guest").wait_for()
    anna.page.get_by_label("Your name").fill("Anna")
    anna.page.get_by_role("button", name="Save").click()
    anna.page.get_by_role("button", name="Make a passkey").click()
    anna.page.get_by_text("Made with Chrome on Linux").wait_for()
    anna.page.get_by_text("Your games are on all your devices").wait_for()
    anna.shot("you")

    anna.page.get_by_role("button", name="Sign out").click()
    anna.page.get_by_text("Nobody needs an account").wait_for()
    anna.open("/")
    assert anna.page.locator(f'a[href="/t/{table}"]').count() == 0
    anna.open("/you").page.get_by_role("button", name="Sign in with a passkey").click()
    anna.page.locator(f'a[href="/t/{table}"]').click()
    anna.at_table()
    assert anna.scene()["held"] == [0]


def test_from_the_telephone_to_the_laptop_and_signed_out_again(visit: Visit) -> None:
    phone = visit(viewport={"width": 390, "height": 800}, has_touch=True, locale="fr").play()
    table = phone.table
    phone.open("/you").page.get_by_role("button", name="Créer un lien de secours").click()
    link = phone.page.get_by_role("textbox", name="Lien de secours").input_value()
    assert phone.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    phone.shot("you-phone")

    laptop = visit().play()  # a guest there, with a game of their own
    own = laptop.table
    laptop.open(link)
    laptop.page.get_by_text("The games you have begun on this device come along").wait_for()
    laptop.page.get_by_role("button", name="Yes, sign in").click()
    for one in (table, own):
        laptop.page.locator(f'a[href="/t/{one}"]').wait_for()

    phone.open(f"/t/{table}").at_table()
    phone.page.get_by_role("status").get_by_text("Un appareil s’est connecté comme vous").wait_for()
    laptop.page.get_by_role("listitem").filter(has_not_text="this device").get_by_role(
        "button", name="Sign out"
    ).click()
    phone.page.get_by_text(re.compile("Vous regardez")).wait_for()
    assert phone.scene()["held"] == []


def test_somebody_signs_in_with_an_account_elsewhere_on_two_devices(visit: Visit, tmp_path: Path) -> None:
    provider = Provider()
    with serving(str(tmp_path / "agon.db"), **settings_for(provider)) as site:
        phone = visit(site.address, locale="fr").play()
        table = phone.table
        phone.open("/you").page.get_by_role("button", name="Se connecter par The Club").click()
        phone.page.get_by_text("avec votre compte chez The Club").wait_for()
        assert phone.page.url.endswith("/you")

        laptop = visit(site.address).open("/you")
        laptop.page.get_by_role("button", name="Sign in by The Club").click()
        laptop.page.locator(f'a[href="/t/{table}"]').click()
        laptop.at_table()
        assert laptop.scene()["held"] == [0]
        laptop.open("/you")  # away from the table, before its server ends

        # Who says no there is told so
        stranger = visit(site.address).open("/signed-in?error=access_denied&state=x")
        stranger.page.get_by_text("You were not signed in").wait_for()
    provider.close()


def test_a_link_that_was_used_lets_nobody_in(visit: Visit) -> None:
    anna = visit().open("/enter/AAAAAAAAAAAAAAAAAAAAAA")
    anna.page.get_by_role("button", name="Yes, sign in").click()
    anna.page.get_by_role("status").get_by_text("This link is not valid").wait_for()
    assert anna.page.url.endswith("/enter/AAAAAAAAAAAAAAAAAAAAAA")
    anna.complaints.clear()  # the browser itself complains of an answer that is none


def test_two_strangers_meet_play_are_watched_and_play_again(visit: Visit) -> None:
    anna, boris = visit(), visit(locale="fr")
    anna.open("/").page.get_by_role("link", name="The agora").click()
    anna.page.get_by_role("button", name="Ephyran", exact=True).click()
    anna.page.get_by_text("Waiting for everybody").wait_for()
    boris.open("/agora")
    boris.page.locator(f'a[href="/t/{anna.table}"]').wait_for()
    boris.shot("agora")
    boris.page.get_by_role("button", name="Ephyran", exact=True).click()
    for one in (anna, boris):
        one.at_table()
    first = anna.table
    assert boris.table == first

    carla = visit().open("/agora")
    carla.page.locator("section", has_text="Games to watch").locator(f'a[href="/t/{first}"]').click()
    carla.page.get_by_text("You are watching").wait_for()
    for one in (anna, boris):
        one.page.locator(".me .plate").click()
        one.page.locator("dialog[open] select").first.select_option("apprentice")
        one.page.get_by_role(
            "button", name=re.compile("^(Let a bot play for me|Laisser un bot jouer pour moi)$")
        ).click()
    for one in (anna, boris):
        one.page.locator("dialog[open] .winner").wait_for()

    anna.page.get_by_role("button", name="Once more").click()
    anna.page.get_by_text("Waiting for everybody").wait_for()
    boris.page.get_by_text("une place vous est gardée").wait_for()
    boris.page.get_by_role("button", name="Rejoindre la revanche").click()
    boris.page.wait_for_url(f"**/t/{anna.table}")  # the board of the first match is still there as one clicks
    for one in (anna, boris):
        one.at_table()
    assert anna.table == boris.table != first
