/** The work tree of a job as nested boxes that take the colour of what happens in them. */
import type { JSX } from 'preact';
import { label, t } from '../panel/i18n.ts';
import { Icon } from '../panel/icons.tsx';
import { markOf, type Work, type WorkMark } from './work.ts';

const ROLES = {
  if: 'branchIf',
  // biome-ignore lint/suspicious/noThenProperty: a branch's role, never awaited
  then: 'branchThen',
  else: 'branchElse',
  before: 'loopBefore',
  after: 'loopAfter',
} as const;

interface ChartProps {
  name: string;
  work: Work;
  marks: ReadonlyMap<number, WorkMark>;
}

export function Chart({ name, work, marks }: ChartProps): JSX.Element {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide chart is scrolled by keyboard
    <section class="chart" aria-label={t('jobChart', name)} tabIndex={0}>
      <ul>
        <Box work={work} marks={marks} />
      </ul>
    </section>
  );
}

/** What its colour says, for those who do not see it. */
function Sign({ mark }: { mark: WorkMark }): JSX.Element | null {
  if (mark === 'waiting') return null;
  return (
    <span class={`sign ${mark}`}>
      {mark === 'running' ? <span class="spinner" /> : <Icon name={mark === 'ok' ? 'check' : 'cross'} />}
    </span>
  );
}

function Box({ work, marks }: { work: Work; marks: ReadonlyMap<number, WorkMark> }): JSX.Element {
  const mark = markOf(work, marks);
  return (
    <li class={`work ${work.kind.toLowerCase()} ${mark}`}>
      <p class="work-head">
        {work.role && <span class="meta">{t(ROLES[work.role])}</span>}
        {work.kind === 'Ref' ? (
          <span class="row-title">{work.task}</span>
        ) : (
          <span class="work-kind">{label('work', work.kind)}</span>
        )}
        <Sign mark={mark} />
        <span class="hidden">{label('work', mark)}</span>
      </p>
      {work.parts.length > 0 && (
        <ul>
          {work.parts.map((part, index) => (
            <Box key={`${index}-${part.kind}`} work={part} marks={marks} />
          ))}
        </ul>
      )}
    </li>
  );
}
