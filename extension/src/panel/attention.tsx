/** What waits for the user stands between the conversation and the composer, and takes the focus unless they type. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { REMEMBERED_SECONDS, REMEMBERED_USES } from '../generated/limits.ts';
import type { NeedsApproval, SentForm } from '../generated/types.ts';
import { type Approval, openQuestions, pendingApprovals, type Question } from '../lib/view.ts';
import { duration, hostOf } from './format.ts';
import { nameAction, t } from './i18n.ts';
import { Icon } from './icons.tsx';
import { readPayload } from './payload.ts';
import { tell, tellChoice, tellStep } from './phrases.ts';
import { WaitingGoals } from './queue.tsx';
import { rowsOf, unlistedOf } from './sentForm.ts';
import type { Store } from './store.ts';
import { useNow } from './ticks.ts';

export function Attention({ store }: { store: Store }): JSX.Element {
  const view = store.view.value;
  const approvals = pendingApprovals(view);
  const questions = openQuestions(view);
  return (
    <div class="attention" aria-live="assertive">
      {store.interrupted.value.map((found) => (
        <section class="card" key={found.runId} aria-label={t('interruptedTitle')}>
          <h2>{t('interruptedTitle')}</h2>
          <p>{t('interruptedText', found.goal, found.stepsDone)}</p>
          {found.unknownOutcome !== undefined && (
            <p class="warning">
              <Icon name="warning" /> {t('unknownOutcome', tellStep(found.unknownOutcome))}
            </p>
          )}
          {found.waitingFor !== undefined && (
            <p>
              <Icon name="shield" /> {t('waitedFor', tell(found.waitingFor))}
            </p>
          )}
          <div class="actions">
            <button type="button" onClick={() => void store.recover(found.runId, 'discard')}>
              {t('discard')}
            </button>
            <button type="button" class="primary" onClick={() => void store.recover(found.runId, 'resume')}>
              {t('resume')}
            </button>
          </div>
        </section>
      ))}
      {view.takeover.on && <TakeoverCard store={store} />}
      {approvals.map((approval) => (
        <ApprovalCard key={approval.request.approvalId} approval={approval} store={store} />
      ))}
      {questions.map((question) => (
        <QuestionCard key={question.id} question={question} store={store} />
      ))}
      <WaitingGoals store={store} />
    </div>
  );
}

function TakeoverCard({ store }: { store: Store }): JSX.Element {
  return (
    <section class="card takeover" aria-label={t('takeoverTitle')}>
      <h2>
        <Icon name="hand" /> {t('takeoverTitle')}
      </h2>
      <p>{tell(store.view.value.takeover.reason ?? t('takeoverText'))}</p>
      <div class="actions">
        <button
          type="button"
          class="primary"
          onClick={() => void store.send({ type: 'Takeover', on: false })}
        >
          {t('handBack')}
        </button>
      </div>
    </section>
  );
}

/** Takes the focus when it appears, unless the user is in the middle of a text; gives it back to the composer. */
function useAttention<T extends HTMLElement>() {
  const card = useRef<T>(null);
  useEffect(() => {
    const focused = document.activeElement;
    const typing = focused instanceof HTMLTextAreaElement && focused.value !== '';
    if (!typing) card.current?.focus();
    return () => {
      if (document.activeElement === document.body)
        document.querySelector<HTMLTextAreaElement>('.composer textarea')?.focus();
    };
  }, []);
  return card;
}

export function ApprovalCard({ approval, store }: { approval: Approval; store: Store }): JSX.Element {
  const card = useAttention<HTMLElement>();
  const [title, always] = [useId(), useId()];
  const sent = useSignal(false);
  const { request } = approval;
  const { preview } = request;
  const now = useNow(1000);
  const left = request.expiresMs - now;
  const decide = async (decision: 'allow' | 'always' | 'deny') => {
    sent.value = true;
    const reply = await store.send({ type: 'Approve', approvalId: request.approvalId, decision });
    if (!reply.ok) sent.value = false;
  };
  const isPlain = request.action === 'confirm';
  return (
    <section class={`card approval ${request.risk}`} ref={card} tabIndex={-1} aria-labelledby={title}>
      <h2 id={title}>
        <Icon name="shield" />{' '}
        {isPlain ? tell(request.reason) : t('approvalTitle', nameAction(request.action))}
      </h2>
      {!isPlain && <p>{tell(request.reason)}</p>}
      {!isPlain && <Effect preview={preview} />}
      <div class="actions">
        <button type="button" class="danger" disabled={sent.value} onClick={() => void decide('deny')}>
          {t('deny')}
        </button>
        {preview.origin !== '' && (
          <button
            type="button"
            disabled={sent.value}
            aria-describedby={always}
            onClick={() => void decide('always')}
          >
            {t('always')}
          </button>
        )}
        <button type="button" class="primary" disabled={sent.value} onClick={() => void decide('allow')}>
          {t('allowOnce')}
        </button>
      </div>
      <p class="meta">
        {left > 0 && left < 3_600_000 && <span>{t('expiresIn', duration(left))}</span>}
        {preview.origin !== '' && (
          <span id={always}>{t('alwaysText', REMEMBERED_USES, REMEMBERED_SECONDS / 60)}</span>
        )}
      </p>
    </section>
  );
}

/** The one effect that is asked about: which element, where, and the exact payload. */
function Effect({ preview }: { preview: NeedsApproval['preview'] }): JSX.Element {
  const { sendsTo, content } = readPayload(preview.content);
  return (
    <dl>
      <dt>{t('approvalTarget')}</dt>
      <dd>{preview.target}</dd>
      {preview.form && (
        <>
          <dt class="whole">{t('approvalForm')}</dt>
          <dd class="whole">
            <FormValues form={preview.form} />
          </dd>
        </>
      )}
      {preview.origin !== '' && (
        <>
          <dt>{t('approvalSite')}</dt>
          <dd title={preview.url}>{hostOf(preview.origin)}</dd>
        </>
      )}
      {sendsTo !== '' && (
        <>
          <dt>{t('approvalSendsTo')}</dt>
          <dd>{sendsTo}</dd>
        </>
      )}
      {content !== '' && (
        <>
          <dt>{t('approvalContent')}</dt>
          <dd>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long payload is scrolled by keyboard */}
            <pre tabIndex={0}>{content}</pre>
          </dd>
        </>
      )}
    </dl>
  );
}

/** More than the lines that a value may take, each at its narrowest. */
function isLong(text: string): boolean {
  return text.length > 120 || text.split('\n').length > 6;
}

/** What goes along, field by field; a value of many lines does not push the next one out of sight. */
function FormValues({ form }: { form: SentForm }): JSX.Element {
  return (
    <>
      <dl class="values">
        {rowsOf(form).map(({ label: name, text, isSaid, rest }, index) => (
          <div key={`${index} ${name}`}>
            <dt>
              <bdi>{name}</bdi>
            </dt>
            <dd tabIndex={isLong(text) ? 0 : undefined}>
              {isSaid ? <em>{text}</em> : <bdi>{text}</bdi>}
              {rest !== '' && <em> {rest}</em>}
            </dd>
          </div>
        ))}
      </dl>
      {unlistedOf(form).map((text) => (
        <p class="unlisted" key={text}>
          {text}
        </p>
      ))}
    </>
  );
}

export function QuestionCard({ question, store }: { question: Question; store: Store }): JSX.Element {
  const card = useAttention<HTMLElement>();
  const title = useId();
  const text = useSignal('');
  const answer = (value: string) => void store.send({ type: 'Answer', questionId: question.id, text: value });
  return (
    <section class="card question" ref={card} tabIndex={-1} aria-labelledby={title}>
      <h2 id={title}>{tell(question.text)}</h2>
      {question.choices.length > 0 && (
        <div class="choices">
          {question.choices.map((choice) => (
            <button type="button" key={choice} onClick={() => answer(choice)}>
              {tellChoice(choice)}
            </button>
          ))}
        </div>
      )}
      <form
        class="answer"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.value.trim() !== '') answer(text.value.trim());
        }}
      >
        <input
          type="text"
          value={text.value}
          aria-label={t('yourAnswer')}
          placeholder={t('yourAnswer')}
          onInput={(event) => {
            text.value = event.currentTarget.value;
          }}
        />
        <button type="submit" class="primary" disabled={text.value.trim() === ''}>
          {t('answer')}
        </button>
      </form>
      <p class="meta">{t('questionHint')}</p>
    </section>
  );
}
