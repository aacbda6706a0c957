"""Always answerable, stoppable, never twice: one actor per session, commands in, events out."""
