"""Passkeys: what a browser is asked for, and whether what it answers is right. No I/O, no clock."""

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from agon.server.problems import FORBIDDEN, problem
from agon.server.store.keys import Passkey

NAME: Final = "Agon"


class Place(NamedTuple):
    """Where the page is: passkeys are made for one name of a host, and work nowhere else."""

    host: str
    origin: str


def word(content: bytes) -> str:
    """Bytes as WebAuthn writes them."""
    return urlsafe_b64encode(content).decode().rstrip("=")


def content_of(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def making(place: Place, person: str, name: str, others: Sequence[Passkey]) -> tuple[str, dict[str, Any]]:
    """What to ask a browser for that is to make a passkey: the challenge, and everything."""
    options = generate_registration_options(
        rp_id=place.host,
        rp_name=NAME,
        user_id=person.encode(),
        user_name=name or NAME,
        user_display_name=name or NAME,
        exclude_credentials=[PublicKeyCredentialDescriptor(id=content_of(one.id)) for one in others],
        # It knows whose it is: nobody need type a name to sign in.
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
    )
    return word(options.challenge), json.loads(options_to_json(options))


def made(place: Place, credential: dict[str, Any]) -> tuple[str, str, int]:
    """The id, the public key and the count of a passkey that was made; complains of anything else."""
    try:
        found = verify_registration_response(
            credential=credential,
            expected_challenge=content_of(challenge_of(credential)),
            expected_rp_id=place.host,
            expected_origin=place.origin,
        )
    except (WebAuthnException, ValueError) as error:
        raise problem("server-bad-passkey", FORBIDDEN) from error
    return word(found.credential_id), word(found.credential_public_key), found.sign_count


def asking(place: Place) -> tuple[str, dict[str, Any]]:
    """What to ask a browser for whose person is to sign in."""
    options = generate_authentication_options(rp_id=place.host)
    return word(options.challenge), json.loads(options_to_json(options))


def used(place: Place, credential: dict[str, Any], key: Passkey) -> int:
    """How often the passkey was used, if this is its answer; complains of anything else."""
    try:
        found = verify_authentication_response(
            credential=credential,
            expected_challenge=content_of(challenge_of(credential)),
            expected_rp_id=place.host,
            expected_origin=place.origin,
            credential_public_key=content_of(key.key),
            credential_current_sign_count=key.uses,
        )
    except (WebAuthnException, ValueError) as error:
        raise problem("server-bad-passkey", FORBIDDEN) from error
    return found.new_sign_count


def challenge_of(credential: dict[str, Any]) -> str:
    """The challenge that an answer claims to be for; whether it was asked is for the database to say."""
    try:
        told = json.loads(content_of(credential["response"]["clientDataJSON"]))["challenge"]
    except (KeyError, TypeError, ValueError) as error:
        raise problem("server-bad-passkey", FORBIDDEN) from error
    if not isinstance(told, str) or not 0 < len(told) <= 100:
        raise problem("server-bad-passkey", FORBIDDEN)
    return told


def id_of(credential: dict[str, Any]) -> str:
    id = credential.get("id")
    if not isinstance(id, str):
        raise problem("server-bad-passkey", FORBIDDEN)
    return id[:1400].rstrip("=")
