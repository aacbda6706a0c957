"""Pursuing one goal: the loop that plans, acts and verifies. It knows pages and tools, never a site."""
