"""Browser Copilot: a server that thinks, for a browser extension that acts."""

__version__ = "0.1.0"
