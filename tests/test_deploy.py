"""What lies in `deploy`, as far as it can be looked at without a container engine, a proxy or systemd: that it can be
read, and that what it says of Agon is true.
"""

import re
import shlex
import subprocess
import tomllib
from configparser import ConfigParser
from pathlib import Path
from shutil import which
from typing import Any

import pytest
import yaml

from agon.server.configured import FIELDS, configured, variable
from agon.server.http.routes import ENDPOINTS

DEPLOY = Path(__file__).parents[1] / "deploy"
VARIABLES = {variable(name) for name in FIELDS}
GIVEN = {"SITE_NAME": "games.example.org", "DATABASE_PASSWORD": "secret", "OPERATOR_KEY": "k" * 20, "WORKERS": "3"}


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    return found


@pytest.mark.parametrize("file", sorted(path.name for path in DEPLOY.iterdir()))
def test_every_setting_that_is_named_exists(file: str) -> None:
    named = set(re.findall(r"\bAGON_[A-Z_]+", (DEPLOY / file).read_text()))
    assert named <= VARIABLES


@pytest.mark.parametrize("file", ["Containerfile", "Caddyfile", "compose.yaml"])
def test_every_address_that_is_asked_for_exists(file: str) -> None:
    paths = {one.path for one in ENDPOINTS}
    assert set(re.findall(r"/api/[\w/]+", (DEPLOY / file).read_text())) <= paths


def test_the_example_of_a_configuration_is_one() -> None:
    settings = configured(str(DEPLOY / "agon.toml"), {}, {}).settings
    assert settings.hosts == ("games.example.org",)
    assert tomllib.loads((DEPLOY / "agon.toml").read_text())["workers"] == settings.workers


def test_compose_gives_the_server_settings_that_it_takes() -> None:
    given = compose()["services"]["agon"]["environment"]
    filled = {name: re.sub(r"\$\{(\w+)[^}]*\}", lambda found: GIVEN[found[1]], text) for name, text in given.items()}

    settings = configured("", filled, {}).settings

    assert settings.workers == 3
    assert settings.database_url == "postgresql://agon:secret@database/agon"
    subnet = compose()["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert settings.proxies == (subnet,), "the proxy is believed when it says for whom it asks"


def test_compose_uses_what_it_has() -> None:
    found = compose()
    services = found["services"]
    text = (DEPLOY / "compose.yaml").read_text()
    assert set(re.findall(r"\$\{(\w+)", text)) <= set(
        re.findall(r"^(\w+)=", (DEPLOY / "example.env").read_text(), re.M)
    )
    for service in services.values():
        assert set(service.get("depends_on", ())) <= set(services)
        assert set(service["networks"]) <= set(found["networks"])
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert (DEPLOY / source).exists() if source.startswith(".") else source in found["volumes"]
    build = services["agon"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).exists()


def test_the_container_starts_a_command_that_there_is() -> None:
    lines = (DEPLOY / "Containerfile").read_text().replace("\\\n", " ").splitlines()
    orders = [line.split(None, 1) for line in lines if line and not line.startswith("#")]
    assert {order for order, _ in orders} <= {
        "FROM", "RUN", "WORKDIR", "COPY", "USER", "VOLUME", "EXPOSE", "ENV", "HEALTHCHECK", "STOPSIGNAL", "CMD",
    }  # fmt: skip
    assert dict(orders)["CMD"] == '["agon", "serve", "--no-browser"]'
    environment = dict(word.split("=", 1) for word in shlex.split(dict(orders)["ENV"]))
    assert configured("", environment, {}).settings.host == "0.0.0.0"


def test_nginx_passes_on_what_the_limits_need() -> None:
    text = (DEPLOY / "nginx.conf").read_text()
    plain = re.sub(r"#.*", "", text)
    assert plain.count("{") == plain.count("}")
    for header in ("Host $host", "X-Forwarded-For $remote_addr", "X-Forwarded-Proto $scheme", "Upgrade $http_upgrade"):
        assert f"proxy_set_header {header};" in plain
    for line in plain.splitlines():
        assert not line.strip() or line.strip()[-1] in "{};", line


def test_the_unit_of_systemd_gives_the_server_time_to_end() -> None:
    unit = ConfigParser(strict=False, interpolation=None)
    unit.read(DEPLOY / "agon.service")
    assert unit["Service"]["execstart"].split()[1:] == ["serve", "--no-browser", "--config", "/etc/agon/agon.toml"]
    assert int(unit["Service"]["timeoutstopsec"]) > 5
    if which("systemd-analyze"):
        said = subprocess.run(["systemd-analyze", "verify", DEPLOY / "agon.service"], capture_output=True, text=True)
        faults = [
            line for line in said.stderr.splitlines() if "agon.service" in line and "is not executable" not in line
        ]
        assert not faults
