/** Every tool has one line here; a tool that nobody handles does not compile. */
import type { CallOf, ToolName, ToolResult } from '../generated/types.ts';
import { act } from './act.ts';
import type { Parts } from './parts.ts';
import * as reads from './reads.ts';
import type { Run } from './run.ts';
import * as tabTools from './tabTools.ts';
import { waitFor } from './waits.ts';

type Handler<Name extends ToolName> = (parts: Parts, run: Run<CallOf<Name>>) => Promise<ToolResult>;

const HANDLERS: { [Name in ToolName]: Handler<Name> } = {
  getMiniPCD: reads.getMiniPCD,
  'pcd.query': reads.query,
  getDetails: reads.getDetails,
  'tabs.list': tabTools.list,
  'dom.read': reads.read,
  'capture.candidates': (parts, run) => parts.capture.candidates(parts, run),
  'capture.frame': (parts, run) => parts.capture.frame(parts, run),
  'dom.extract': reads.extract,
  'dom.waitFor': waitFor,
  'dom.scroll': act,
  'dom.hover': act,
  'dom.select': act,
  'dom.check': act,
  'dom.type': act,
  'dom.click': act,
  'dom.submit': act,
  'dom.press': act,
  'dom.drag': act,
  'dom.upload': act,
  'tabs.open': tabTools.open,
  'tabs.switch': tabTools.show,
  'tabs.close': tabTools.close,
  'tabs.navigate': tabTools.navigate,
  'tabs.back': tabTools.back,
  'explore.expand': (parts, run) => parts.explorer.expand(parts, run),
  'explore.adopt': (parts, run) => parts.explorer.adopt(parts, run),
  'explore.close': (parts, run) => parts.explorer.close(parts, run),
};

/** The result of a call; rejects with Interrupted when the run is stopped. */
export function useTool(parts: Parts, run: Run): Promise<ToolResult> {
  const handler = HANDLERS[run.call.name] as (parts: Parts, run: Run) => Promise<ToolResult>;
  return handler(parts, run);
}
