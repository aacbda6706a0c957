/** Where the user speaks. Enter sends, Shift+Enter breaks the line, and neither while an input method composes. */
import { type Signal, useSignal } from '@preact/signals';
import type { JSX, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from './i18n.ts';
import { Icon } from './icons.tsx';
import { suggestSlashes } from './slash.ts';
import type { Store } from './store.ts';

const IME_KEY = 229;

/** Whether the key press is the input method's and not the user's own. */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === IME_KEY;
}

interface Draft {
  text: Signal<string>;
  box: RefObject<HTMLTextAreaElement | null>;
  send(): Promise<void>;
}

/** The text being written: prefilled on request, given back when it was not taken. */
function useDraft(store: Store): Draft {
  const text = useSignal('');
  const sending = useSignal(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const wanted = store.prefill.value;
  useEffect(() => {
    if (wanted === '') return;
    text.value = wanted;
    store.prefill.value = '';
    box.current?.focus();
  }, [wanted, text, store]);

  const send = async () => {
    const typed = text.value.trim();
    if (typed === '' || sending.value) return;
    sending.value = true;
    text.value = '';
    const taken = await store.submit(typed);
    sending.value = false;
    if (!taken && text.value === '') text.value = typed;
  };
  return { text, box, send };
}

export function Composer({ store }: { store: Store }): JSX.Element {
  const { text, box, send } = useDraft(store);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    void send();
  };
  return (
    <form
      class="composer"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Suggestions
        text={text.value}
        choose={(name) => {
          text.value = `/${name}`;
          box.current?.focus();
        }}
      />
      <div class="composer-row">
        <textarea
          ref={box}
          rows={1}
          value={text.value}
          placeholder={store.active.value ? t('composerActive') : t('composerIdle')}
          aria-label={t('composerLabel')}
          maxLength={20_000}
          onInput={(event) => {
            text.value = event.currentTarget.value;
          }}
          onKeyDown={press}
        />
        <button
          type="submit"
          class="round primary"
          aria-label={t('send')}
          title={t('send')}
          disabled={text.value.trim() === ''}
        >
          <Icon name="send" />
        </button>
      </div>
    </form>
  );
}

function Suggestions({ text, choose }: { text: string; choose(name: string): void }): JSX.Element | null {
  const names = suggestSlashes(text);
  if (names.length === 0 || text === `/${names[0]}`) return null;
  return (
    <fieldset class="suggestions" aria-label={t('slashCommands')}>
      {names.map((name) => (
        <button type="button" class="chip" key={name} onClick={() => choose(name)}>
          /{name}
        </button>
      ))}
    </fieldset>
  );
}
