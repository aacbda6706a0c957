"""`python -m browser_copilot` is the command line."""

from browser_copilot.cli import main

main()
