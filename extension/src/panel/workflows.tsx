/** Every workflow is a form made from the JSON Schema of its parameters. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { type Field, fill, humanize, type Problem, readFields, type Values } from '../lib/schemaForm.ts';
import type { WorkflowRow } from './api.ts';
import { t } from './i18n.ts';
import { Icon } from './icons.tsx';
import type { Store } from './store.ts';

export function Workflows({ store }: { store: Store }): JSX.Element {
  useEffect(() => void store.loadWorkflows(), [store]);
  const rows = store.workflows.value;
  return (
    <section class="screen" aria-labelledby="workflows-title">
      <h2 id="workflows-title">{t('workflows')}</h2>
      {rows === null && <p class="meta">{t('loading')}</p>}
      {rows instanceof Error && <p class="failure">{t('noList', rows.message)}</p>}
      {Array.isArray(rows) && rows.length === 0 && <p class="meta">{t('noWorkflows')}</p>}
      {Array.isArray(rows) &&
        rows.map((row) => (
          <details class="fold" key={row.name}>
            <summary>
              <Icon name="workflows" />
              <span class="row-title">{row.title || humanize(row.name)}</span>
            </summary>
            {row.description !== '' && <p>{row.description}</p>}
            <WorkflowForm row={row} store={store} />
          </details>
        ))}
    </section>
  );
}

export function WorkflowForm({ row, store }: { row: WorkflowRow; store: Store }): JSX.Element {
  const fields = readFields(row.schema);
  const values = useSignal<Values>({});
  const errors = useSignal<Record<string, Problem>>({});
  const busy = useSignal(false);
  const form = useRef<HTMLFormElement>(null);
  const refused = errors.value;
  useEffect(() => {
    if (Object.keys(refused).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);
  const run = async () => {
    const filled = fill(fields, values.value);
    errors.value = filled.ok ? {} : filled.errors;
    if (!filled.ok) return;
    busy.value = true;
    const tab = store.world.browser.value?.tab;
    const here = tab && /^https?:/.test(tab.url) ? { tabId: tab.tabId } : {};
    const reply = await store.send({ type: 'RunWorkflow', name: row.name, params: filled.params, ...here });
    busy.value = false;
    if (reply.ok) store.screen.value = 'chat';
  };
  return (
    <form
      ref={form}
      class="fields"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      {fields.map((field) => (
        <FieldRow
          key={field.name}
          field={field}
          value={values.value[field.name] ?? field.initial}
          problem={errors.value[field.name]}
          change={(value) => {
            values.value = { ...values.value, [field.name]: value };
          }}
        />
      ))}
      <button type="submit" class="primary" disabled={busy.value}>
        {t('runWorkflow')}
      </button>
    </form>
  );
}

interface FieldRowProps {
  field: Field;
  value: string;
  problem: Problem | undefined;
  change(value: string): void;
}

function describe({ name, limits }: Problem): string {
  return t(`problem_${name}`, ...limits);
}

/** How a text of several lines is meant. */
function hintOf({ kind }: Field): string {
  if (kind === 'list') return t('oneALine');
  if (kind === 'pairs') return t('aPairALine');
  return kind === 'json' ? t('asJson') : '';
}

interface ControlProps {
  field: Field;
  common: { id: string; value: string; required: boolean; 'aria-invalid': boolean };
  described: { 'aria-describedby'?: string };
  change(value: string): void;
}

/** The control that fits the kind of the field. */
function Control({ field, common, described, change }: ControlProps): JSX.Element {
  const { id, value } = common;
  const type = (event: { currentTarget: { value: string } }) => change(event.currentTarget.value);
  return (
    <>
      {field.kind === 'check' && (
        <input
          id={id}
          type="checkbox"
          checked={value === 'true'}
          {...described}
          onChange={(event) => change(String(event.currentTarget.checked))}
        />
      )}
      {field.kind === 'choice' && (
        <select {...common} onChange={type}>
          {!field.required && <option value="" />}
          {field.required && field.initial === '' && <option value="">{t('choose')}</option>}
          {field.choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </select>
      )}
      {['long', 'list', 'pairs', 'json'].includes(field.kind) && (
        <textarea {...common} rows={3} onInput={type} />
      )}
      {field.kind === 'text' && !field.secret && (
        <input {...common} type="text" autocomplete="off" onInput={type} />
      )}
      {field.kind === 'text' && field.secret && (
        <input {...common} type="password" autocomplete="off" onInput={type} />
      )}
      {(field.kind === 'number' || field.kind === 'integer') && (
        <input {...common} type="text" inputMode="decimal" autocomplete="off" onInput={type} />
      )}
    </>
  );
}

function FieldRow({ field, value, problem, change }: FieldRowProps): JSX.Element {
  const id = useId();
  const helpId = `${id}-help`;
  const help = [field.help, hintOf(field)].filter((text) => text !== '').join(' ');
  const described: { 'aria-describedby'?: string } =
    help !== '' || problem ? { 'aria-describedby': helpId } : {};
  const common = {
    id,
    value,
    required: field.required,
    'aria-invalid': problem !== undefined,
    ...described,
  };
  return (
    <div class={field.kind === 'check' ? 'field check' : 'field'}>
      <label for={id}>
        {field.label}
        {!field.required && field.kind !== 'check' && <span class="meta"> {t('optional')}</span>}
      </label>
      <Control field={field} common={common} described={described} change={change} />
      {(help !== '' || problem) && (
        <p id={helpId} class="meta">
          {problem && <strong class="failure">{describe(problem)}</strong>}
          {help !== '' && <span>{help}</span>}
        </p>
      )}
    </div>
  );
}
