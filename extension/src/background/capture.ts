/** A screenshot is of the tab in front, at most two a second, with every secret field and every frame that cannot be asked masked while it is taken. */
import { FRAMES_PER_SECOND, MAX_CROPS } from '../generated/limits.ts';
import type { Box, CallOf, Image, ToolResult } from '../generated/types.ts';
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
    const top = await parts.frames.top(tab.chromeId, run);
    if ('ok' in top) return top;
    const boxes = await findBoxes(parts, run, top, args.ids);
    const picture = await this.#picture(parts, run, tab);
    if ('ok' in picture) return picture;
    const { width = picture.bitmap.width } = await run.wait(chrome.tabs.get(tab.chromeId));
    const scale = picture.bitmap.width / width;
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

/** Boxes of things in the top frame; a child frame's place on the screen is not known to it. */
async function findBoxes(parts: Parts, run: Run, top: Frame, ids: string[]): Promise<Box[]> {
  const here = ids.filter((id) => framePathOfId(id).length === 0);
  if (here.length === 0) return [];
  const answer = await run.wait(parts.frames.ask(top, { kind: 'boxes', ids: here }), 'page');
  return answer.kind === 'reply' ? answer.reply : [];
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
