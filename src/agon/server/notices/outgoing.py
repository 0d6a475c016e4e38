"""Whom this server may call: addresses that anybody on the internet could reach, unless the operators allow others.

The libraries that send notices make their connections through urllib3, so they are looked at where one is made: the
address that was found is the one that is called. No name can point elsewhere a moment later, and no answer can send
anybody on to an address inside.
"""

import ipaddress
import socket
from typing import Any, Final

from agon.kernel.words import say
from agon.server.problems import Problem

MOST_ADDRESSES: Final = 8  # of one name


class Refused(OSError):
    """The address is none that may be called."""


def is_public(address: str) -> bool:
    """Whether an address is one of the internet; of those that carry another inside, that one counts too."""
    found = ipaddress.ip_address(address.partition("%")[0])
    inner = [found]
    if isinstance(found, ipaddress.IPv6Address):
        inner += [one for one in (found.ipv4_mapped, found.sixtofour, *(found.teredo or ())) if one is not None]
        if found in ipaddress.ip_network("64:ff9b::/96"):
            inner.append(ipaddress.ip_address(int(found) & 0xFFFFFFFF))
    return all(one.is_global and not one.is_multicast for one in inner)


def addresses_of(host: str, port: int) -> list[str]:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(one[4][0]) for one in found))[:MOST_ADDRESSES]


def must_be_callable(host: str, port: int) -> None:
    """Complain of a host that would not be called. Whatever it is later, `guarded` looks again."""
    try:
        found = addresses_of(host, port)
    except OSError as error:
        raise Problem(say("notice-no-host", host=host[:80])) from error
    if not all(is_public(address) for address in found):
        raise Problem(say("notice-private-host", host=host[:80]))


def guard_calls() -> None:
    """From now on nothing in this process calls an address inside through urllib3."""
    from urllib3.util import connection

    plain = connection.create_connection

    def guarded(address: tuple[str, int], *more: Any, **options: Any) -> socket.socket:
        host, port = address
        found = addresses_of(host.strip("[]"), port)
        if not found or not all(is_public(one) for one in found):
            raise Refused(f"{host} is not an address of the internet")
        fault: OSError | None = None
        for one in found:
            try:
                return plain((one, port), *more, **options)
            except OSError as error:
                fault = error
        raise fault or Refused(host)

    if getattr(plain, "__name__", "") != guarded.__name__:
        connection.create_connection = guarded
