"""The page of operators: nothing without the key, and with it what `agon admin` does."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from page.people import visiting
from server.serving import Person, me, open_seat, serving

KEY = "the key of the operators"


def test_operators_see_and_remove_tables_behind_their_key(browser: Browser, tmp_path: Path) -> None:
    with serving(str(tmp_path / "agon.db"), AGON_OPERATOR_KEY=KEY) as server:
        anna = Person(server)
        table = anna.make(me("Anna"), open_seat())
        with visiting(browser, server.address) as operator:
            operator.page.on("dialog", lambda dialog: dialog.accept())
            page = operator.open("/operator").page
            page.get_by_label("The operators’ key").fill("some other key, quite long")
            page.get_by_role("button", name="Enter").click()
            expect(page.get_by_text("This is for operators")).to_be_visible()
            operator.complaints.clear()  # of the browser, about the refusal

            page.get_by_label("The operators’ key").fill(KEY)
            page.get_by_role("button", name="Enter").click()
            row = page.get_by_role("row", name="Anna")
            expect(row).to_be_visible()
            assert anna.get(f"/api/tables/{table}").status == 200
            row.get_by_role("button", name="Show").click()
            expect(page.get_by_text('"origin": "new"')).to_be_visible()
            operator.shot("operator")
            row.get_by_role("button", name="Remove").click()
            expect(row).to_have_count(0)

            page.get_by_label("Address, network").fill("203.0.113.0/24")
            page.get_by_role("button", name="Keep out").click()
            expect(page.get_by_role("button", name="Let in")).to_be_visible()
        assert anna.get(f"/api/tables/{table}").status == 404
