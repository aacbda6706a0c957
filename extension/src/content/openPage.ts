/** The page model in the shape that calls and observations use it. */
import type { ToolResult } from '../generated/types';
import { succeeded } from '../lib/result';
import type { Page } from './handlers';
import { PageModel } from './page';
import type { ReadCall } from './scene';

export interface OpenPage extends Page {
  onChange(listener: (version: number) => void): () => void;
  dispose(): void;
}

/** Starts to watch the document; `dispose` ends it. */
export function openPage(document: Document): OpenPage {
  const model = new PageModel(document);
  return {
    get version() {
      return model.version;
    },
    mark: () => model.mark(),
    changesSince: (mark) => model.changesSince(mark),
    messages: () => model.messages(),
    collectionCounts: () => model.collectionCounts(),
    look: () => model.look(),
    summary: (limits) => model.summary(limits),
    answer: (call, signal) => answer(model, call, signal),
    roots: () => model.watch.roots,
    elementFor: (id) => model.elementFor(id),
    onChange: (listener) => model.onChange(listener),
    dispose: () => model.dispose(),
  };
}

async function answer(model: PageModel, call: ReadCall, signal: AbortSignal): Promise<ToolResult> {
  switch (call.name) {
    case 'getMiniPCD':
      return succeeded(await model.summary());
    case 'pcd.query':
      return succeeded(await model.query(call.args));
    case 'getDetails':
      return succeeded(await model.detailsForActs(call.args.ids, signal));
    case 'dom.read': {
      const passages = await model.read(call.args);
      return 'ok' in passages ? passages : succeeded(passages);
    }
    case 'dom.extract': {
      const items = await model.extract(call.args, signal, call.deadlineMs * 0.8);
      return 'ok' in items ? items : succeeded(items);
    }
  }
}
