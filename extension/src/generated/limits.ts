/* Generated from shared-schema by `make schema`. Do not edit. */

import type { Effect, ErrorCode, ToolName } from './types';

export const PROTOCOL_VERSION = 2;
export const MAX_ACTIONS = 30;
export const MAX_FORMS = 20;
export const MAX_COLLECTIONS = 20;
export const MAX_FIELDS_PER_FORM = 20;
export const MAX_OPTIONS = 12;
export const MAX_ITEM_FIELDS = 12;
export const MAX_HEADINGS = 8;
export const MAX_MESSAGES = 8;
export const MAX_CHANGES = 8;
export const MAX_FRAMES = 30;
export const MAX_LABEL_CHARS = 80;
export const MAX_PCD_BYTES = 8192;
export const FOLD_FACTOR = 1.2;
export const MAX_SCORING_CANDIDATES = 200;
export const MAX_SLICE_MS = 8;
export const LONG_TASK_MS = 50;
export const LONG_TASK_COOLDOWN_MS = 10000;
export const MAX_TOP_K = 50;
export const MAX_READ_CHARS = 2000;
export const MAX_EXTRACT_ITEMS = 1000;
export const MAX_DETAIL_IDS = 40;
export const MAX_CROPS = 3;
export const MAX_TYPE_CHARS = 100000;
export const TYPE_CHUNK_MS = 50;
export const MAX_SENT_FIELDS = 30;
export const MAX_SENT_CHARS = 500;
export const MAX_UPLOAD_BYTES = 8388608;
export const DEFAULT_DEADLINE_MS = 15000;
export const MAX_DEADLINE_MS = 120000;
export const SETTLE_MS = 1000;
export const MAX_FRAME_BYTES = 1048576;
export const MAX_JSON_DEPTH = 64;
export const HEARTBEAT_MS = 15000;
export const MISSED_HEARTBEATS = 2;
export const RECONNECT_ATTEMPTS = 5;
export const RECONNECT_WINDOW_MS = 60000;
export const MIN_SECRET_BYTES = 16;
export const LEDGER_ENTRIES = 500;
export const LEASE_MS = 20;
export const MAX_LEASE_MS = 1000;
export const MIN_BEAM = 3;
export const MAX_BEAM = 5;
export const MIN_DEPTH = 3;
export const MAX_DEPTH = 4;
export const STOP_ACK_MS = 100;
export const STOP_DONE_MS = 500;
export const MAX_BODY_BYTES = 1048576;
export const LIVE_TIMEOUT_MS = 5000;
export const APPROVAL_SECONDS = 120;
export const REMEMBERED_USES = 20;
export const REMEMBERED_SECONDS = 3600;
export const GRANT_DAYS = 30;
export const MAX_ITERATIONS = 20;
export const DEFAULT_PORT = 8888;
export const FRAMES_PER_SECOND = 2;

/** How often a tool may be done. `dom.type` with `replace: false` is a write. */
export const EFFECTS: Readonly<Record<ToolName, Effect>> = {
  getMiniPCD: 'read',
  'pcd.query': 'read',
  getDetails: 'read',
  'tabs.list': 'read',
  'dom.read': 'read',
  'capture.candidates': 'read',
  'capture.frame': 'read',
  'dom.extract': 'read',
  'dom.waitFor': 'read',
  'dom.scroll': 'idempotent',
  'dom.hover': 'idempotent',
  'dom.select': 'idempotent',
  'dom.check': 'idempotent',
  'dom.type': 'idempotent',
  'dom.click': 'write',
  'dom.submit': 'write',
  'dom.press': 'write',
  'dom.drag': 'write',
  'dom.upload': 'write',
  'tabs.open': 'write',
  'tabs.switch': 'idempotent',
  'tabs.close': 'idempotent',
  'tabs.navigate': 'idempotent',
  'tabs.back': 'idempotent',
  'explore.expand': 'read',
  'explore.adopt': 'read',
  'explore.close': 'read'
};

/** Whether a failure with this code may be tried again, as long as nothing was dispatched. */
export const RETRYABLE: Readonly<Record<ErrorCode, boolean>> = {
  not_found: true,
  ambiguous: false,
  stale: true,
  detached: true,
  not_visible: true,
  not_enabled: true,
  not_stable: true,
  covered: true,
  ignored: false,
  frame_gone: true,
  tab_gone: false,
  page_blocked: true,
  timeout: true,
  not_allowed: false,
  needs_grant: false,
  needs_confirm: false,
  cancelled: false,
  outcome_unknown: false,
  bad_argument: false,
  unsupported: false,
  link_lost: true
};
