/** The actions by their tool name. A DOM tool without a row does not compile. */
import type { CallOf, ToolName } from '../../generated/types';
import { check } from './check';
import { click } from './click';
import type { ActContext, ActOutcome } from './context';
import { drag } from './drag';
import { hover } from './hover';
import { pressKey } from './press';
import { scroll } from './scroll';
import { select } from './select';
import { submit } from './submit';
import { type } from './type';
import { upload } from './upload';
import { waitFor } from './waitFor';

export type ActionName = Exclude<Extract<ToolName, `dom.${string}`>, 'dom.read' | 'dom.extract'>;

export const ACTIONS: {
  readonly [Name in ActionName]: (context: ActContext, call: CallOf<Name>) => Promise<ActOutcome>;
} = {
  'dom.click': click,
  'dom.type': type,
  'dom.select': select,
  'dom.check': check,
  'dom.submit': submit,
  'dom.press': pressKey,
  'dom.drag': drag,
  'dom.upload': upload,
  'dom.hover': hover,
  'dom.scroll': scroll,
  'dom.waitFor': waitFor,
};

export { type ActContext, type Acted, type ActOutcome, type Intent, refuse, type Secret } from './context';
export { describe, identify, listMeans, nameEffect, readBeyond } from './describe';
export { EffectWatch } from './effects';
export { findFocused } from './focus';
export { Mouse } from './mouse';
export { noteRest } from './rest';
export { settle } from './settle';
export { endSigns, restSigns } from './signs';
export { readText } from './texts';
