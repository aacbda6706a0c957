"""The file door: requests and responses as private files, each whole or not there (Specification 002)."""
