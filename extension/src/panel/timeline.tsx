/** The conversation: what was said, what was done, what was decided. It stays at its end unless the user scrolls up. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { type Conversation, currentRun, type Item, isWaiting } from '../lib/view.ts';
import { hostOf } from './format.ts';
import { label, type TextName, t } from './i18n.ts';
import { Icon } from './icons.tsx';
import { Markdown, plainText } from './markdown.tsx';
import { tell } from './phrases.ts';
import { RunCard } from './runCard.tsx';
import type { World } from './world.ts';

const NEAR_END_PX = 80;

interface TimelineProps {
  view: Conversation;
  world: World;
  download?: ((seq: number, name: string) => void) | undefined;
  /** Goes on with the newest run; absent where nothing can be sent (replay). */
  resume?: (() => void) | undefined;
}

export function Timeline({ view, world, download, resume }: TimelineProps): JSX.Element {
  const list = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const own = view.items.findLast((item) => item.kind === 'message' && item.role === 'user');
  const ownKey = own?.key ?? null;
  // Who has just spoken wants to see the answer.
  useLayoutEffect(() => {
    if (ownKey !== null) follows.current = true;
  }, [ownKey]);
  useLayoutEffect(() => {
    const area = list.current;
    if (area && follows.current) area.scrollTop = area.scrollHeight;
  }, [view]);
  // What stands above it may grow, as a picture does when it comes.
  useEffect(() => {
    const area = list.current;
    if (!area) return;
    const sizes = new ResizeObserver(() => {
      if (follows.current) area.scrollTop = area.scrollHeight;
    });
    sizes.observe(area);
    return () => sizes.disconnect();
  }, []);
  return (
    <div
      class="timeline"
      role="log"
      // Seconds and streamed words change in it all the time: what is new is told once, by `News`.
      aria-live="off"
      aria-label={t('conversation')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      ref={list}
      onScroll={({ currentTarget: area }) => {
        follows.current = area.scrollHeight - area.scrollTop - area.clientHeight < NEAR_END_PX;
      }}
    >
      {view.items.map((item) => (
        <TimelineItem
          key={item.key}
          item={item}
          view={view}
          world={world}
          download={download}
          resume={resume}
        />
      ))}
      {[view.draft, view.aside]
        .filter((text) => text !== '')
        .map((text, index) => (
          <div class="message assistant draft" key={index}>
            <Markdown text={text} />
          </div>
        ))}
    </div>
  );
}

/** What the copilot said last, what it warned of and how its run ended, for those who hear the page: once, and whole. */
export function News({ view }: { view: Conversation }): JSX.Element {
  const last = view.items.findLast(
    (item) => item.kind === 'notice' || (item.kind === 'message' && item.role === 'assistant'),
  );
  const run = currentRun(view);
  return (
    <div class="hidden news" role="status" aria-atomic="false">
      {run?.endedMs !== undefined && (
        <p key={`${run.id} ${run.endedMs}`}>
          {[label('run', run.state), run.error && tell(run.error)].filter(Boolean).join(': ')}
        </p>
      )}
      {last?.kind === 'message' && <p key={last.key}>{plainText(tell(last.text))}</p>}
      {last?.kind === 'notice' && <p key={last.key}>{tellNotice(last)}</p>}
    </div>
  );
}

const COPIED_MS = 2_000;

/** False where the browser does not let us: a page without the focus, or one that is not secure. */
async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** What the copilot said, with a way to take it along. */
function Answer({ text }: { text: string }): JSX.Element {
  const copied = useSignal<boolean | null>(null);
  const later = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(later.current), []);
  const copy = async () => {
    clearTimeout(later.current);
    copied.value = await writeToClipboard(text);
    later.current = setTimeout(() => {
      copied.value = null;
    }, COPIED_MS);
  };
  const name = copied.value === null ? t('copy') : t(copied.value ? 'copied' : 'notCopied');
  return (
    <>
      <Markdown text={text} />
      <button type="button" class="copy" aria-label={name} title={name} onClick={() => void copy()}>
        <Icon name={copied.value === null ? 'copy' : copied.value ? 'check' : 'warning'} />
      </button>
      <span class="hidden" role="status">
        {copied.value !== null && name}
      </span>
    </>
  );
}

const POLICIES: Record<string, TextName> = {
  ask: 'policyAsk',
  until: 'policyUntil',
  all: 'policyAll',
  none: 'policyNone',
};

/** A change of what needs an approval is said as the settings say it. */
function tellNotice({ code, text }: Extract<Item, { kind: 'notice' }>): string {
  const [, word = ''] = code === 'approval_policy' ? (/\b(ask|all|none|until)\b/.exec(text) ?? []) : [];
  const policy = POLICIES[word];
  return policy === undefined ? tell(text) : `${t('policy')}: ${t(policy)}`;
}

function TimelineItem({
  item,
  view,
  world,
  download,
  resume,
}: TimelineProps & { item: Item }): JSX.Element | null {
  switch (item.kind) {
    case 'message':
      return (
        <div class={`message ${item.role}`}>
          <span class="hidden">{item.role === 'user' ? t('you') : t('copilot')}</span>
          {item.role === 'user' ? <p>{item.text}</p> : <Answer text={tell(item.text)} />}
        </div>
      );
    case 'run': {
      const run = view.runs[item.runId];
      if (!run) return null;
      const isNewest = run.id === view.runId;
      return (
        <RunCard
          run={run}
          waits={isNewest && isWaiting(view)}
          world={world}
          activity={view.activity}
          download={download}
          resume={isNewest ? resume : undefined}
        />
      );
    }
    case 'approval': {
      const approval = view.approvals[item.id];
      if (!approval?.decision) return null;
      const { target, origin } = approval.request.preview;
      return (
        <p class={`decided ${approval.decision}`}>
          <Icon name="shield" />
          <span>
            {label('decision', approval.decision)}: {target}
            {origin !== '' && ` (${hostOf(origin)})`}
          </span>
        </p>
      );
    }
    case 'question': {
      const question = view.questions[item.id];
      return question && !question.open ? (
        <div class="message assistant">
          <p>{tell(question.text)}</p>
        </div>
      ) : null;
    }
    case 'notice':
      return (
        <p class={`notice ${item.level}`}>
          <Icon name="warning" />
          <span>{tellNotice(item)}</span>
        </p>
      );
  }
}
