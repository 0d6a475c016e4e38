"""The routes of the club: results, ratings, contests, the archive."""

from typing import Final

from agon.server.club import forms as f
from agon.server.http import archive, club, contests, people
from agon.server.http.endpoints import RECORD, ZIPPED, Endpoint
from agon.server.people.forms import Me, Nothing

FILTERS: Final = ("game", "module", "before")
NUMBERS: Final = ("seats", "level", "since", "until")
CONTEST: Final = "/api/contests/{contest}"

CLUB: Final = (
    Endpoint("GET", "/api/me/history", club.mine, "What you have played.", gives=f.History, numbers=("before",)),
    Endpoint("POST", "/api/me/profile", club.show, "Be seen, or no more.", f.NewProfile, f.History),
    Endpoint("GET", "/api/people/{handle}", club.profile, "Somebody who wants to be seen.", gives=f.Profile),
    Endpoint("GET", "/api/leaders", club.leaders, "A list of ratings.", gives=f.Leaders, query=("game", "against")),
    Endpoint("POST", "/api/me/forget", people.forget_me, "Be forgotten.", Nothing, Me),
    Endpoint("GET", "/api/archive", archive.look, "Public matches.", gives=f.Archive, query=FILTERS, numbers=NUMBERS),
    Endpoint("GET", "/api/archive/{tag}", archive.record, "One as an .agon file.", gives=RECORD),
    Endpoint("GET", "/api/archive/months/{month}", archive.month, "All of a month.", gives=ZIPPED),
    Endpoint("GET", "/api/contests", contests.listed, "Tournaments.", gives=f.Contests),
    Endpoint("POST", "/api/contests", contests.make, "Make a tournament.", f.NewContest, f.ContestInfo, 201),
    Endpoint("GET", CONTEST, contests.look, "A tournament.", gives=f.ContestInfo),
    Endpoint("POST", CONTEST + "/join", contests.join, "Take part.", f.JoinContest, f.ContestInfo),
    Endpoint("POST", CONTEST + "/leave", contests.leave, "Take part no more.", Nothing, f.ContestInfo),
    Endpoint("POST", CONTEST + "/begin", contests.begin, "Draw the first round.", Nothing, f.ContestInfo),
    Endpoint("POST", CONTEST + "/call-off", contests.call_off, "End it.", Nothing, f.ContestInfo),
)
