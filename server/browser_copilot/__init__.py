"""Browser Copilot: you state a goal, it plans and carries it out in your own Chrome tabs."""

__version__ = "0.1.0"
