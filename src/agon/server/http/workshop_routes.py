"""The routes of the workshop."""

from typing import Final

from agon.server import forms as f
from agon.server.http import workshop
from agon.server.http.endpoints import ZIPPED, Endpoint
from agon.server.people.forms import Nothing
from agon.server.workshop import forms

PLACE: Final = ("file", "kind", "id")
INFO: Final = forms.WorkshopInfo

WORKSHOP: Final = (
    Endpoint("GET", "/api/workshop", workshop.look, "The pack that is written here.", gives=INFO),
    Endpoint("GET", "/api/workshop/entry", workshop.entry, "One entry.", gives=forms.EntryShown, query=PLACE),
    Endpoint("GET", "/api/workshop/schema", workshop.schema, "A schema.", gives=forms.EntrySchema, query=("file",)),
    Endpoint("GET", "/api/workshop/things", workshop.things, "Everything in it.", gives=f.Catalogue),
    Endpoint("GET", "/api/workshop/diff", workshop.diff, "What it does otherwise.", gives=forms.PackChanges),
    Endpoint("GET", "/api/workshop/zip", workshop.packed, "Its files, as a zip.", gives=ZIPPED),
    Endpoint("POST", "/api/workshop/edit", workshop.edit, "Change an entry.", forms.Edit, INFO),
    Endpoint("POST", "/api/workshop/restore", workshop.restore, "As it is beneath.", forms.EntryPlace, INFO),
    Endpoint("POST", "/api/workshop/undo", workshop.undo, "One step back.", Nothing, INFO),
    Endpoint("POST", "/api/workshop/redo", workshop.redo, "One step forward.", Nothing, INFO),
    Endpoint("POST", "/api/workshop/save", workshop.save, "Write it into its folder.", Nothing, INFO),
    Endpoint("POST", "/api/workshop/table", workshop.table, "Try it against bots.", forms.TryOut, f.Created, 201),
    Endpoint("POST", "/api/workshop/weigh", workshop.weigh, "Weigh it.", forms.NewWeighing, forms.WeighingInfo),
    Endpoint("GET", "/api/workshop/weigh", workshop.weighed, "How far that is.", gives=forms.WeighingInfo),
    Endpoint("POST", "/api/workshop/weigh/stop", workshop.stop, "Weigh no more.", Nothing, forms.WeighingInfo),
)
