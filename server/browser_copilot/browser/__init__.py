"""Reaching a browser: anything that executes a ToolCall. The link to the extension, the process, a fake."""
