/** dom.upload puts files, by their bytes, into a file field or drops them where the page takes drops. */
import { MAX_UPLOAD_BYTES } from '../../generated/limits';
import type { CallOf, Failed, UploadFile } from '../../generated/types';
import { closest, queryAll } from '../dom';
import { type ActContext, type ActOutcome, refuse } from './context';
import { describe } from './describe';
import { dropData } from './drag';
import { fireChange } from './events';
import { findDisabled, makePressable } from './ready';
import { findTarget } from './target';
import { setFiles } from './values';

const FILE_FIELD = 'input[type="file"]';

export async function upload(context: ActContext, call: CallOf<'dom.upload'>): Promise<ActOutcome> {
  const found = findTarget(context, call);
  if (!found.ok) return found;
  const files = decode(call.args.files);
  if (!(files instanceof DataTransfer)) return files;
  const { element, selector } = found;
  const field = findFileField(element);
  const failure = field ? await fill(context, field, files) : await drop(context, element, files);
  return failure ?? { ok: true, settling: 'effect', element: field ?? element, selector };
}

async function fill(
  context: ActContext,
  field: HTMLInputElement,
  files: DataTransfer,
): Promise<Failed | undefined> {
  const wrong = findMismatch(field, files);
  if (wrong) return wrong;
  const refused = await context.gate(field);
  if (refused) return refused;
  setFiles(field, files.files);
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  fireChange(field);
  return undefined;
}

async function drop(context: ActContext, zone: Element, files: DataTransfer): Promise<Failed | undefined> {
  const ready = await makePressable(context, zone);
  if (!ready.ok) return ready;
  const refused = await context.gate(zone);
  if (refused) return refused;
  if (dropData(ready.hit, ready.point, files)) return undefined;
  return refuse('ignored', `${describe(zone)} takes no files: it is no file field and refuses drops`);
}

/** The field itself, or the one that a label, button or drop zone stands for. */
function findFileField(element: Element): HTMLInputElement | undefined {
  if (element.matches(FILE_FIELD)) return element as HTMLInputElement;
  const control = (closest(element, 'label') as HTMLLabelElement | null)?.control;
  if (control?.matches(FILE_FIELD)) return control as HTMLInputElement;
  const inside = queryAll(element, FILE_FIELD);
  if (inside.length > 0) return inside[0] as HTMLInputElement;
  const around = closest(element, 'form, fieldset, [role="group"], section');
  const near = queryAll(around ?? element.ownerDocument, FILE_FIELD);
  return near.length === 1 ? (near[0] as HTMLInputElement) : undefined;
}

function findMismatch(field: HTMLInputElement, files: DataTransfer): Failed | undefined {
  if (findDisabled(field)) return refuse('not_enabled', `${describe(field)} is disabled`);
  if (files.files.length > 1 && !field.multiple) {
    return refuse('bad_argument', `${describe(field)} takes one file, the call has ${files.files.length}`);
  }
  for (const file of files.files) {
    if (!isAccepted(field.accept, file)) {
      return refuse('bad_argument', `${describe(field)} takes ${field.accept} only, not "${file.name}"`);
    }
  }
  return undefined;
}

/** https://html.spec.whatwg.org/multipage/input.html#attr-input-accept */
function isAccepted(accept: string, file: File): boolean {
  const tokens = accept
    .toLowerCase()
    .split(',')
    .map((token) => token.trim())
    .filter((token) => token !== '');
  const name = file.name.toLowerCase();
  return (
    tokens.length === 0 ||
    tokens.some((token) => {
      if (token.startsWith('.')) return name.endsWith(token);
      if (token.endsWith('/*')) return file.type.startsWith(token.slice(0, -1));
      return file.type === token;
    })
  );
}

function decode(files: readonly UploadFile[]): DataTransfer | Failed {
  const transfer = new DataTransfer();
  let total = 0;
  for (const { name, mime, base64 } of files) {
    if (!/^[A-Za-z0-9+/]*={0,2}$/.test(base64) || base64.length % 4 === 1) {
      return refuse('bad_argument', `the bytes of "${name}" are not base64`);
    }
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    total += bytes.length;
    transfer.items.add(new File([bytes], name, { type: mime }));
  }
  if (total > MAX_UPLOAD_BYTES) {
    return refuse(
      'bad_argument',
      `the files have ${total} bytes; at most ${MAX_UPLOAD_BYTES} are uploaded at once`,
    );
  }
  return transfer;
}
