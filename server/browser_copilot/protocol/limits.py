"""The numbers both sides obey. Exported to `shared-schema/limits.json`; every wait and every list has one."""

PROTOCOL_VERSION = 2

# MiniPCD (Specification 004, section 5)
MAX_ACTIONS = 30
MAX_FORMS = 20
MAX_COLLECTIONS = 20
MAX_FIELDS_PER_FORM = 20
MAX_OPTIONS = 12
MAX_ITEM_FIELDS = 12
MAX_HEADINGS = 8
MAX_MESSAGES = 8
MAX_CHANGES = 8
MAX_FRAMES = 30
MAX_LABEL_CHARS = 80
MAX_PCD_BYTES = 8_192
FOLD_FACTOR = 1.2

# Scoring (Specification 004, section 11)
MAX_SCORING_CANDIDATES = 200
MAX_SLICE_MS = 8
LONG_TASK_MS = 50
LONG_TASK_COOLDOWN_MS = 10_000
MAX_TOP_K = 50

# Tools
MAX_READ_CHARS = 2_000
MAX_EXTRACT_ITEMS = 1_000
MAX_DETAIL_IDS = 40
MAX_CROPS = 3
MAX_TYPE_CHARS = 100_000
TYPE_CHUNK_MS = 50
MAX_UPLOAD_BYTES = 8 * 1024 * 1024
DEFAULT_DEADLINE_MS = 15_000
MAX_DEADLINE_MS = 120_000
SETTLE_MS = 1_000

# Link
MAX_FRAME_BYTES = 1024 * 1024
MAX_JSON_DEPTH = 64
HEARTBEAT_MS = 15_000
MISSED_HEARTBEATS = 2
RECONNECT_ATTEMPTS = 5
RECONNECT_WINDOW_MS = 60_000
MIN_SECRET_BYTES = 16
LEDGER_ENTRIES = 500
LEASE_MS = 20
MAX_LEASE_MS = 1_000

# Exploration (Specification 004, section 8.4)
MIN_BEAM = 3
MAX_BEAM = 5
MIN_DEPTH = 3
MAX_DEPTH = 4

# Stop (Specification 000; our own goal in brackets): acknowledged, stopped
STOP_ACK_MS = 100
STOP_DONE_MS = 500

# Doors
MAX_BODY_BYTES = 1024 * 1024
LIVE_TIMEOUT_MS = 5_000
APPROVAL_SECONDS = 120
MAX_ITERATIONS = 20
DEFAULT_PORT = 8888
FRAMES_PER_SECOND = 2


def as_table() -> dict[str, int | float]:
    """All limits by name, in the order of this file."""
    return {name: value for name, value in globals().items() if name.isupper()}
