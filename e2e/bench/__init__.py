"""Benchmarks print figures; they are measured on this machine, in one run, and change nothing."""
