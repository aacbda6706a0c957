"""The extension has one id everywhere, because its manifest pins the key that Chromium derives it from."""

EXTENSION_ID = "dmecdknlpjmheckegfiookeohelelmeh"
"""First 128 bits of the SHA-256 of the public key in `extension/wxt.config.ts`, written with the letters a to p."""

EXTENSION_ORIGIN = f"chrome-extension://{EXTENSION_ID}"
