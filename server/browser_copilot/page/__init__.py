"""What follows from a page summary and a goal: pure functions and tables, no input or output."""
