/** A screenshot is of the tab in front, at most two a second, with every secret field and every frame that cannot be asked masked while it is taken. */
import { FRAMES_PER_SECOND, MAX_CROPS } from '../generated/limits.ts';
import type { Box, CallOf, Image, ToolResult } from '../generated/types.ts';
import type { FrameBox } from '../lib/contract.ts';
import { failed, succeeded } from '../lib/result.ts';
import { pause } from '../lib/wait.ts';
import { defer } from './defer.ts';
import { type Frame, framePathOfId, messageOf } from './frames.ts';
import type { Parts } from './parts.ts';
import type { Run } from './run.ts';
import type { OwnedTab } from './tabs.ts';

const INTERVAL_MS = 1_000 / FRAMES_PER_SECOND + 10;
/** A picture and its JSON stay well under the frame limit of 1 MiB. */
const MAX_BASE64 = 600_000;
const CROP_MARGIN = 24;
const MAX_CROP_PX = 480;
/** A child frame that is silent for so long is covered as a whole. */
const CHILD_MS = 1_500;

interface Picture {
  bitmap: ImageBitmap;
  hash: string;
  image: Image;
}

export class Capture {
  #last = 0;
  #tail: Promise<void> = Promise.resolve();
  readonly #hashes = new Map<number, string>();

  /** The page as the user sees it; without an image when nothing changed since the last one. */
  async frame(parts: Parts, run: Run<CallOf<'capture.frame'>>): Promise<ToolResult> {
    const tab = parts.tabs.use(run.call.args.tabId, run.call.sessionId);
    if ('ok' in tab) return tab;
    const picture = await this.#picture(parts, run, tab);
    if ('ok' in picture) return picture;
    const { url = '', title = '' } = await run.wait(chrome.tabs.get(tab.chromeId));
    const isNew = this.#hashes.get(tab.tabId) !== picture.hash;
    this.#hashes.set(tab.tabId, picture.hash);
    const about = { url, title: title.slice(0, 200), hash: picture.hash };
    return succeeded(isNew ? { image: picture.image, ...about } : about);
  }

  /** One screenshot, the boxes of the candidates in it, and crops of the first three. */
  async candidates(parts: Parts, run: Run<CallOf<'capture.candidates'>>): Promise<ToolResult> {
    const { args, sessionId } = run.call;
    const tab = parts.tabs.use(args.tabId, sessionId);
    if ('ok' in tab) return tab;
    const placed = await findBoxes(parts, run, tab.chromeId, args.ids);
    const picture = await this.#picture(parts, run, tab);
    if ('ok' in picture) return picture;
    const { width = picture.bitmap.width } = await run.wait(chrome.tabs.get(tab.chromeId));
    const scale = picture.bitmap.width / width;
    const boxes = placed.filter((box) => isShown(box, picture.bitmap, scale));
    const crops: Image[] = [];
    for (const box of boxes.slice(0, MAX_CROPS)) crops.push(await crop(picture.bitmap, box, scale));
    const { base64: screenshotBase64, mime } = picture.image;
    return succeeded({ screenshotBase64, mime, boxes, crops });
  }

  /** Screenshots one after the other, half a second apart: Chrome refuses more. */
  async #picture(parts: Parts, run: Run, tab: OwnedTab): Promise<Picture | ToolResult> {
    const before = this.#tail;
    const turn = defer();
    this.#tail = turn.promise;
    try {
      await run.wait(before, 'screenshot');
      await pause(Math.max(0, this.#last + INTERVAL_MS - performance.now()), run.signal);
      this.#last = performance.now();
      return await this.#takeMasked(parts, run, tab);
    } finally {
      turn.resolve();
    }
  }

  async #takeMasked(parts: Parts, run: Run, tab: OwnedTab): Promise<Picture | ToolResult> {
    const { active, windowId } = await run.wait(chrome.tabs.get(tab.chromeId));
    if (!active)
      return failed(
        'not_visible',
        'the tab is not in front, so there is nothing to see; tabs.switch shows it',
      );
    const all = await parts.frames.all(tab.chromeId, run);
    if ('ok' in all) return all;
    try {
      await maskFrames(parts, run, all.frames);
      const url = await run.wait(
        chrome.tabs.captureVisibleTab(windowId, { format: 'jpeg', quality: 70 }),
        'screenshot',
      );
      const { active: isStillInFront } = await run.wait(chrome.tabs.get(tab.chromeId));
      if (!isStillInFront)
        return failed('not_visible', 'another tab came in front; its picture was thrown away');
      return await developPicture(url);
    } catch (error) {
      if (error instanceof Unmasked)
        return failed('frame_gone', 'the page changed before its secrets were covered; look again');
      if (error instanceof Error && /permission|activeTab/i.test(error.message))
        return failed(
          'needs_grant',
          'the extension may not take pictures of this site: allow it in the panel',
        );
      if (error instanceof Error && /readback|image/i.test(error.message))
        return failed(
          'not_visible',
          `the browser gave no picture (${messageOf(error)}); show the tab and try again`,
        );
      throw error;
    } finally {
      for (const frame of all.frames) void parts.frames.ask(frame, { kind: 'boxes', ids: [], mask: false });
    }
  }
}

/** Deepest first: a frame covers its secrets, and each child frame that could not be asked to cover its own. */
async function maskFrames(parts: Parts, run: Run, frames: readonly Frame[]): Promise<void> {
  const covered: string[][] = [];
  const depths = [...new Set(frames.map((frame) => frame.path.length))].sort((a, b) => b - a);
  for (const depth of depths) {
    const level = frames.filter((frame) => frame.path.length === depth);
    await Promise.all(
      level.map(async (frame) => {
        const ask = parts.frames.ask(frame, {
          kind: 'boxes',
          ids: [],
          mask: true,
          readable: listChildren(frame, covered),
        });
        const answer = await (depth === 0 ? run.wait(ask, 'page') : run.waitAtMost(ask, CHILD_MS, 'page'));
        if (answer?.kind === 'reply') covered.push(frame.path);
        else if (depth === 0) throw new Unmasked();
      }),
    );
  }
}

/** Indexes of the frame's children among those paths. Pure. */
export function listChildren(frame: Pick<Frame, 'path'>, covered: readonly string[][]): string[] {
  const { length } = frame.path;
  const isChild = (path: string[]) =>
    path.length === length + 1 && frame.path.every((step, index) => step === path[index]);
  return covered.filter(isChild).map((path) => path[length] ?? '');
}

/** The page itself could not cover its secrets: there is no picture of it. */
class Unmasked extends Error {}

/** Boxes of the things in the viewport of the tab, in the order of their ids; what is in no frame that answers is left out. */
async function findBoxes(parts: Parts, run: Run, chromeId: number, ids: readonly string[]): Promise<Box[]> {
  const byFrame = new Map<string, string[]>();
  for (const id of ids) {
    const key = framePathOfId(id).join('.');
    byFrame.set(key, [...(byFrame.get(key) ?? []), id]);
  }
  const isThere = (frames: readonly Frame[], key: string) =>
    frames.some(({ path }) => path.join('.') === key);
  const all = await parts.frames.all(chromeId, run, undefined, (frames) =>
    [...byFrame.keys()].every((key) => isThere(frames, key)),
  );
  if ('ok' in all) return [];
  const found: Box[] = [];
  for (const [key, here] of byFrame) {
    const frame = all.frames.find(({ path }) => path.join('.') === key);
    if (!frame) continue;
    const corner = await findCorner(parts, run, all.frames, frame.path);
    const answer = await run.waitAtMost(
      parts.frames.ask(frame, { kind: 'boxes', ids: here }),
      CHILD_MS,
      'page',
    );
    if (corner && answer?.kind === 'reply') found.push(...answer.reply.map((box) => moveBox(box, corner)));
  }
  return found.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** Where a frame's document begins in the viewport of the tab; undefined where a document above it does not say. */
async function findCorner(
  parts: Parts,
  run: Run,
  frames: readonly Frame[],
  path: readonly string[],
): Promise<FrameBox | undefined> {
  const corner = { x: 0, y: 0 };
  for (const [depth, index] of path.entries()) {
    const above = path.slice(0, depth).join('.');
    const outer = frames.find((frame) => frame.path.join('.') === above);
    const ask = outer && parts.frames.ask(outer, { kind: 'frameBox', index });
    const answer = ask && (await run.waitAtMost(ask, CHILD_MS, 'page'));
    if (answer?.kind !== 'reply' || answer.reply === null) return undefined;
    corner.x += answer.reply.x;
    corner.y += answer.reply.y;
  }
  return corner;
}

function moveBox(box: Box, { x, y }: FrameBox): Box {
  return { ...box, x: box.x + x, y: box.y + y };
}

/** Whether some of the box is in the picture; `scale` is device pixels a CSS pixel. Pure. */
export function isShown(box: Box, picture: { width: number; height: number }, scale: number): boolean {
  const { x, y, w, h } = box;
  return x + w > 0 && y + h > 0 && x * scale < picture.width && y * scale < picture.height;
}

/** Decodes the browser's data URL (our own policy forbids to fetch it) and makes it small enough for one message. */
async function developPicture(url: string): Promise<Picture> {
  const bytes = Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (byte) => byte.charCodeAt(0));
  const blob = new Blob([bytes], { type: 'image/jpeg' });
  const hash = hex(await crypto.subtle.digest('SHA-256', bytes));
  const bitmap = await createImageBitmap(blob);
  let image = await encode(bitmap, 1, 0.7);
  for (const scale of [0.75, 0.5, 0.35]) {
    if (image.base64.length <= MAX_BASE64) break;
    image = await encode(bitmap, scale, 0.55);
  }
  return { bitmap, hash, image };
}

async function encode(bitmap: ImageBitmap, scale: number, quality: number): Promise<Image> {
  const canvas = new OffscreenCanvas(Math.ceil(bitmap.width * scale), Math.ceil(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return toImage(canvas, quality);
}

/** The box with a margin, at most 480 pixels a side. `scale` is device pixels a CSS pixel. */
function crop(bitmap: ImageBitmap, box: Box, scale: number): Promise<Image> {
  const x = Math.max(0, (box.x - CROP_MARGIN) * scale);
  const y = Math.max(0, (box.y - CROP_MARGIN) * scale);
  const w = Math.max(1, Math.min(bitmap.width - x, (box.w + 2 * CROP_MARGIN) * scale));
  const h = Math.max(1, Math.min(bitmap.height - y, (box.h + 2 * CROP_MARGIN) * scale));
  const shrink = Math.min(1, MAX_CROP_PX / w, MAX_CROP_PX / h);
  const canvas = new OffscreenCanvas(Math.ceil(w * shrink), Math.ceil(h * shrink));
  canvas.getContext('2d')?.drawImage(bitmap, x, y, w, h, 0, 0, canvas.width, canvas.height);
  return toImage(canvas, 0.7);
}

async function toImage(canvas: OffscreenCanvas, quality: number): Promise<Image> {
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  const base64 = toBase64(new Uint8Array(await blob.arrayBuffer()));
  return { mime: 'image/jpeg', base64, width: canvas.width, height: canvas.height };
}

/** In pieces: a call takes only so many arguments. */
function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += 8_192)
    binary += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(binary);
}

function hex(buffer: ArrayBuffer): string {
  return [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
