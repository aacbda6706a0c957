/** A conversation as a Markdown document that stands alone, its own words in the language of the surface, those of the server as they were said. */
import type { SentForm } from '../generated/types.ts';
import type { Conversation, Item, Run } from '../lib/view.ts';
import { label, t } from './i18n.ts';
import { rowsOf, unlistedOf } from './sentForm.ts';

const MARKS = { ok: 'x', failed: '!', skipped: '-', running: ' ' } as const;

export function toMarkdown(view: Conversation): string {
  const parts = view.items.map((item) => itemToMarkdown(view, item)).filter((part) => part !== '');
  return `${['# Browser Copilot', ...parts].join('\n\n')}\n`;
}

function itemToMarkdown(view: Conversation, item: Item): string {
  switch (item.kind) {
    case 'message':
      return `**${item.role === 'user' ? t('you') : t('copilot')}** ${item.text}`;
    case 'run': {
      const run = view.runs[item.runId];
      return run ? runToMarkdown(run) : '';
    }
    case 'approval': {
      const approval = view.approvals[item.id];
      if (!approval) return '';
      const { decision, request } = approval;
      const { target, form } = request.preview;
      const said = decision === undefined ? t('run_waits') : label('decision', decision);
      return [`> ${said}: ${target}`, ...(form ? formToMarkdown(form) : [])].join('\n');
    }
    case 'question':
      return `> ${t('copilot')} ${view.questions[item.id]?.text ?? ''}`;
    case 'notice':
      return `> ⚠ ${item.text}`;
  }
}

function formToMarkdown(form: SentForm): string[] {
  const rows = rowsOf(form).map(({ label: name, text, rest }) => `${name}: ${text} ${rest}`);
  return ['>', ...[...rows, ...unlistedOf(form)].map((row) => `> - ${row.replace(/\s+/g, ' ').trim()}`)];
}

function runToMarkdown(run: Run): string {
  const steps = run.steps.map((step) => {
    const why = step.error === undefined ? '' : ` (${step.error})`;
    return `- [${MARKS[step.state]}] ${step.description}${why}`;
  });
  const paths = run.artifacts.map((artifact) => `- ${artifact.path}`);
  const files = paths.length === 0 ? [] : [`${t('files')}:`, paths.join('\n')];
  return [`## ${run.goal}`, label('run', run.state), steps.join('\n'), ...files].join('\n\n');
}
