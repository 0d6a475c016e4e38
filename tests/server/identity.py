"""A provider of OpenID Connect at a local port: everybody who is sent there signs in at once as `account`.

It keeps to the standard (code once, PKCE, the secret, the address to come back to), unless a test bends it.
"""

import base64
import json
import threading
import time
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

from joserfc import jwt
from joserfc.jwk import KeySet, RSAKey

CLIENT, SECRET = "agon-club", "a secret/with: signs"
Said = dict[str, Any]


class Provider:
    """Somebody else's site, where people have accounts."""

    def __init__(self) -> None:
        self.account = "anna-17"
        self.bent: Said = {}  # what its tokens say otherwise; None: nothing of it
        self.signs_with = RSAKey.generate_key(2048, {"kid": "one", "use": "sig"})
        self.shows = self.signs_with
        self.calls_itself = ""
        self.codes: dict[str, dict[str, str]] = {}
        self.refusals: list[str] = []
        provider = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                parts = urlsplit(self.path)
                provider.get(self, parts.path, {name: one[0] for name, one in parse_qs(parts.query).items()})

            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"])).decode()
                provider.token(self, {name: one[0] for name, one in parse_qs(body).items()})

            def log_message(self, *_: object) -> None:
                """Quiet."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.issuer = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()

    def get(self, asks: BaseHTTPRequestHandler, path: str, query: dict[str, str]) -> None:
        if path == "/.well-known/openid-configuration":
            ends = {"authorization_endpoint": "/authorize", "token_endpoint": "/token", "jwks_uri": "/keys"}
            told = {name: self.issuer + end for name, end in ends.items()}
            answer(asks, 200, {"issuer": self.calls_itself or self.issuer, **told})
        elif path == "/keys":
            answer(asks, 200, dict(KeySet([self.shows]).as_dict(private=False)))
        else:
            assert query["response_type"] == "code"
            assert query["code_challenge_method"] == "S256"
            assert query["client_id"] == CLIENT
            assert query["scope"] == "openid"
            code = f"code-{len(self.codes)}"
            self.codes[code] = query
            back = urlencode({"code": code, "state": query["state"]})
            asks.send_response(302)
            asks.send_header("Location", f"{query['redirect_uri']}?{back}")
            asks.end_headers()

    def token(self, asks: BaseHTTPRequestHandler, form: dict[str, str]) -> None:
        query = self.codes.pop(form.get("code", ""), None)
        wrong = self.wrong(asks.headers.get("Authorization", ""), form, query)
        if query is None or wrong:
            self.refusals.append(wrong)
            answer(asks, 400, {"error": "invalid_grant"})
            return
        now = int(time.time())
        said: Said = {"iss": self.issuer, "aud": CLIENT, "sub": self.account, "nonce": query["nonce"]}
        said |= {"iat": now, "exp": now + 300, **self.bent}
        claims = {name: value for name, value in said.items() if value is not None}
        token = jwt.encode({"alg": "RS256", "kid": "one"}, claims, self.signs_with)
        answer(asks, 200, {"access_token": "none", "token_type": "Bearer", "id_token": token})

    def wrong(self, authorization: str, form: dict[str, str], query: dict[str, str] | None) -> str:
        """What is wrong with how a server asks for a token; empty for nothing."""
        if query is None:
            return "code"
        if authorization != "Basic " + base64.b64encode(b"agon-club:a%20secret%2Fwith%3A%20signs").decode():
            return "secret"
        challenge = base64.urlsafe_b64encode(sha256(form["code_verifier"].encode()).digest()).rstrip(b"=").decode()
        if challenge != query["code_challenge"]:
            return "verifier"
        return "" if form["redirect_uri"] == query["redirect_uri"] else "redirect_uri"


def answer(asks: BaseHTTPRequestHandler, status: int, content: Said) -> None:
    body = json.dumps(content).encode()
    asks.send_response(status)
    asks.send_header("Content-Type", "application/json")
    asks.send_header("Content-Length", str(len(body)))
    asks.end_headers()
    asks.wfile.write(body)
