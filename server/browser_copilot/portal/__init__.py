"""The network door: HTTP, WebSockets and the website on one port of this machine, for its owner alone."""
