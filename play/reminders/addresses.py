"""Which addresses the bot tells of something: only `https`, and no machine that is not on the public internet. Pure."""

from collections.abc import Iterator
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

import msgspec

from games.kernel.errors import Refusal

LONGEST_URL = 200
HTTPS = ("https",)
PORTS = {"https": 443, "http": 80}
USUAL = frozenset((443, 8443))
"""The ports of `https`: an address with another one may be a service that is not for us."""
_NAT64 = IPv6Network("64:ff9b::/96")
_LOCAL_NAT64 = IPv6Network("64:ff9b:1::/48")
_LOW_BITS = 0xFFFF_FFFF


class Address(msgspec.Struct, frozen=True):
    """An address that was typed, taken apart. `host`: a name or a number, in ASCII. `path`: with the query."""

    scheme: str
    host: str
    port: int
    path: str

    def __repr__(self) -> str:
        """Name it without the path, which is a secret of its owner."""
        return f"Address({self.host})"

    def at(self, host: str) -> str:
        """Return the address with a `host` in place of its own."""
        return f"{self.scheme}://{_bracketed(host)}:{self.port}{self.path}"

    @property
    def named(self) -> str:
        """The host as requests name it: with the port, unless it is the usual one."""
        return _bracketed(self.host) + ("" if self.port == PORTS[self.scheme] else f":{self.port}")


def address_of(text: str, schemes: tuple[str, ...] = HTTPS) -> Address:
    """Return what was typed as an address; `schemes`: others than `https` in tests.

    Raises:
        Refusal: `webhook_unreadable`, `webhook_not_https`, `webhook_port` (`port`), `webhook_private`.
    """
    url = text.strip()
    if len(url) > LONGEST_URL or not url.isprintable() or any(sign in url for sign in ' \\"<>'):
        raise Refusal("webhook_unreadable")
    try:
        parts = urlsplit(url)
        port = parts.port
        host = (parts.hostname or "").rstrip(".")
    except (ValueError, UnicodeError) as fault:
        raise Refusal("webhook_unreadable") from fault
    if parts.scheme.lower() not in schemes:
        raise Refusal("webhook_not_https")
    if not host or "@" in parts.netloc or port == 0 or not url.isascii():
        raise Refusal("webhook_unreadable")
    if schemes == HTTPS and port is not None and port not in USUAL:
        raise Refusal("webhook_port", port=port)
    if schemes == HTTPS and _is_number(host) and not is_public(host):
        raise Refusal("webhook_private")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    scheme = parts.scheme.lower()
    return Address(scheme, host, port or PORTS[scheme], path)


def is_public(text: str) -> bool:
    """Return whether a number such as `203.0.113.7` names a machine on the public internet, whatever it is hidden in.

    The ranges are those of the IANA special-purpose registries, as Python knows them; an IPv4 address inside one of
    IPv6 (mapped, 6to4, Teredo, NAT64) has to be public too.
    """
    try:
        address = ip_address(text)
    except ValueError:
        return False
    if isinstance(address, IPv6Address) and (address in _LOCAL_NAT64 or address.is_site_local):
        return False
    if address in _NAT64:
        address = IPv4Address(int(address) & _LOW_BITS)
    return _is_global(address) and all(map(_is_global, _inside(address)))


def _is_global(address: IPv4Address | IPv6Address) -> bool:
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        return _is_global(address.ipv4_mapped)
    return address.is_global and not (address.is_multicast or address.is_reserved or address.is_unspecified)


def _inside(address: IPv4Address | IPv6Address) -> Iterator[IPv4Address]:
    if isinstance(address, IPv4Address):
        return
    if address.sixtofour is not None:
        yield address.sixtofour
    if address.teredo is not None:
        yield from address.teredo


def _is_number(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host
