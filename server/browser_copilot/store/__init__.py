"""Remembering: the event log, the intent log and the records, in one database."""
