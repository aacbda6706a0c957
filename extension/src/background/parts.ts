/** What a tool may use; `main` builds it once. */
import type { Capture } from './capture.ts';
import type { Downloads } from './downloads.ts';
import type { Explorer } from './explore.ts';
import type { Fence } from './fence.ts';
import type { Frames } from './frames.ts';
import type { Groups } from './groups.ts';
import type { Guard } from './guard.ts';
import type { Injections } from './inject.ts';
import type { Leases } from './leases.ts';
import type { Ledger } from './ledger.ts';
import type { Lines } from './lines.ts';
import type { Navigations } from './navigation.ts';
import type { RunNotices } from './notices.ts';
import type { Openings } from './openings.ts';
import type { TabQueue } from './tabQueue.ts';
import type { Tabs } from './tabs.ts';
import type { Telemetry } from './telemetry.ts';

export interface Parts {
  tabs: Tabs;
  lines: Lines;
  scripts: Injections;
  frames: Frames;
  navigations: Navigations;
  openings: Openings;
  downloads: Downloads;
  queue: TabQueue;
  ledger: Ledger;
  fence: Fence;
  leases: Leases;
  guard: Guard;
  groups: Groups;
  notices: RunNotices;
  capture: Capture;
  explorer: Explorer;
  telemetry: Telemetry;
  /** The address that a tab had before its last action, by Chrome's id. */
  lastUrls: Map<number, string>;
}
