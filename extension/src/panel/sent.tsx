/** What a model was sent, word for word, folded until the user wants to read it. */
import type { JSX } from 'preact';
import type { Activity } from '../lib/view.ts';
import { count } from './format.ts';
import { t } from './i18n.ts';

export type Asked = Extract<Activity, { kind: 'model' }>;

/** A long text in a box of its own, under its title. */
export function Block({ title, text }: { title: string; text: string }): JSX.Element {
  return (
    <>
      <h3>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keyboard */}
      <pre tabIndex={0}>{text}</pre>
    </>
  );
}

/** The requests that led to a step; nothing where the model was not asked. */
export function Sent({ asked }: { asked: readonly Asked[] }): JSX.Element | null {
  if (asked.length === 0) return null;
  const characters = asked.reduce((sum, one) => sum + one.text.length, 0);
  return (
    <details class="sent">
      <summary>
        <span>{t('sentText')}</span>
        <span class="meta">{t('sentSize', count(characters))}</span>
      </summary>
      {asked.map((one) => (
        <SentText key={one.key} entry={one} />
      ))}
    </details>
  );
}

/** What one request holds that the one before it did not. */
export function SentText({ entry }: { entry: Asked }): JSX.Element {
  const { messages, characters, tools, images, text } = entry;
  return (
    <>
      <p class="meta">
        <span>{t('sentToModel', count(messages), count(characters), count(tools))}</span>
        {images > 0 && <span>{t('sentImages', count(images))}</span>}
      </p>
      <Block title={t('sentText')} text={text || t('sentNothingNew')} />
    </>
  );
}
