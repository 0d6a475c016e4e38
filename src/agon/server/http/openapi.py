"""The OpenAPI description, made from the table of routes and the forms."""

import re
from typing import Any

import msgspec

from agon import __version__
from agon.server.forms import Failure
from agon.server.http.endpoints import Endpoint, File
from agon.server.http.routes import ENDPOINTS

PREFIX = "#/components/schemas/"


def description() -> dict[str, Any]:
    """All of the API as an OpenAPI 3.1 document."""
    forms = {
        form for one in ENDPOINTS for form in (one.takes, one.gives) if form is not None and not isinstance(form, File)
    }
    listed = sorted(forms | {Failure}, key=lambda form: form.__name__)
    _, components = msgspec.json.schema_components(listed, ref_template=PREFIX + "{name}")
    paths: dict[str, Any] = {}
    for one in ENDPOINTS:
        paths.setdefault(one.path, {})[one.method.lower()] = operation(one)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Agon", "version": __version__, "license": {"name": "MIT", "identifier": "MIT"}},
        "paths": paths,
        "components": {"schemas": components},
    }


def operation(one: Endpoint) -> dict[str, Any]:
    """One route."""
    word = {"type": "string"}
    named = [
        {"name": name, "in": "path", "required": True, "schema": word} for name in re.findall(r"{(\w+)}", one.path)
    ]
    asked = [{"name": name, "in": "query", "schema": word} for name in one.query]
    counted = [{"name": name, "in": "query", "schema": {"type": "integer"}} for name in one.numbers]
    fine: dict[str, Any] = {"description": one.about}
    if one.gives is not None:
        fine["content"] = content(one.gives)
    wrong = {"description": "What is wrong, in words.", "content": content(Failure)}
    described: dict[str, Any] = {
        "summary": one.about,
        "parameters": [*named, *asked, *counted],
        "responses": {str(one.status): fine, "default": wrong},
    }
    if one.takes is not None:
        described["requestBody"] = {"required": True, "content": content(one.takes)}
    return described


def content(form: Any) -> dict[str, Any]:
    if isinstance(form, File):
        return {form.media: {"schema": {"type": "string"}}}
    return {"application/json": {"schema": {"$ref": PREFIX + form.__name__}}}
