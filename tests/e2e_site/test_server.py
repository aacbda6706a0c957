"""The server under every local site."""

from http.server import BaseHTTPRequestHandler

from e2e.site import server


def test_no_site_is_where_an_earlier_one_was() -> None:
    """Of so many ports picked by the system some come twice: 400 of 14,000 all differ once in 300 times."""
    ports = []
    for _ in range(400):
        serving = server.bind_new(BaseHTTPRequestHandler)
        ports.append(serving.server_address[1])
        serving.server_close()
    assert len(set(ports)) == 400
