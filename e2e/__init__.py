"""The product as its user sees it: local sites, user goals against them, and benchmarks."""
