/** Details tell how to find one thing again; a form gives one for itself, each field and its submit control. */
import type { PCDActionDetail } from '../../generated/types';
import { cut, label } from '../../lib/text';
import { getRole, getStates, labelOf } from '../aria';
import { destinationOf, framePathOf, landmarkOf } from '../dom';
import { fingerprint, generate } from '../selector';
import { fieldTypeOf } from './classify';
import { fieldLabel } from './fieldNames';
import { type Form, optionsOf, summaryFields, valuePart } from './forms';
import type { Ids } from './ids';

const MAX_OPTIONS = 200;

/** The detail of any element that got an id. */
export function detailOf(
  id: string,
  part: PCDActionDetail['part'],
  element: Element,
  formId?: string,
): PCDActionDetail {
  const { selector, altSelectors } = generate(element);
  const path = framePathOf(element.ownerDocument);
  const landmark = landmarkOf(element);
  const state = getStates(element);
  const destination = destinationOf(element);
  return {
    id,
    part,
    ...(formId ? { formId } : {}),
    label: label(labelOf(element)),
    role: cut(getRole(element), 40),
    selector,
    altSelectors,
    fingerprint: fingerprint(element),
    ...(landmark ? { landmark } : {}),
    ...(path !== null && path.length > 0 ? { framePath: path } : {}),
    ...linkPart(element),
    ...(destination ? { destination } : {}),
    ...(Object.keys(state).length > 0 ? { state } : {}),
  };
}

function linkPart(element: Element): Pick<PCDActionDetail, 'href' | 'download'> {
  if (element.nodeName !== 'A' && element.nodeName !== 'AREA') return {};
  const { href } = element as HTMLAnchorElement;
  return {
    ...(href && href.length <= 8_192 ? { href } : {}),
    ...(element.hasAttribute('download') ? { download: true } : {}),
  };
}

/** The detail of a field, with what it holds (never a secret) and what it offers. */
function fieldDetail(form: Form, element: Element, ids: Ids): PCDActionDetail {
  const type = fieldTypeOf(element);
  const { options } = optionsOf(element, MAX_OPTIONS);
  const { value, filled } = valuePart(element, type);
  const found = form.fields.find((field) => field.element === element);
  return {
    ...detailOf(ids.within(form.id, element), 'field', element, form.id),
    ...(found ? { label: fieldLabel(found) } : {}),
    type: cut(type, 30),
    ...(value === undefined ? {} : { value }),
    ...(filled === undefined ? {} : { filled }),
    ...(options.length > 0 ? { options } : {}),
  };
}

/** The form, its fields in their order, and its submit control. */
function formDetails(form: Form, ids: Ids): PCDActionDetail[] {
  const own = detailOf(form.id, 'form', form.element);
  const submit = submitDetail(form, ids);
  return [
    { ...own, label: form.label || own.label },
    ...summaryFields(form)
      .slice(0, MAX_FIELD_DETAILS)
      .map((field) => fieldDetail(form, field.element, ids)),
    ...(submit ? [submit] : []),
  ];
}

const MAX_FIELD_DETAILS = 60;

function submitDetail(form: Form, ids: Ids): PCDActionDetail | undefined {
  const element = form.submit?.element;
  return element && detailOf(ids.submit(form.id, element), 'submit', element, form.id);
}

/** The part of a form that has the id. */
export function formPart(form: Form, id: string, element: Element, ids: Ids): PCDActionDetail[] {
  if (id === form.id) return formDetails(form, ids);
  if (id !== `${form.id}.submit`) return [fieldDetail(form, element, ids)];
  const submit = submitDetail(form, ids);
  return submit ? [submit] : [];
}
