/** A conversation as a Markdown document that stands alone. */
import type { Conversation, Item, Run } from '../lib/view.ts';

const MARKS = { ok: 'x', failed: '!', skipped: '-', running: ' ' } as const;

export function toMarkdown(view: Conversation): string {
  const parts = view.items.map((item) => itemToMarkdown(view, item)).filter((part) => part !== '');
  return `${['# Browser Copilot', ...parts].join('\n\n')}\n`;
}

function itemToMarkdown(view: Conversation, item: Item): string {
  switch (item.kind) {
    case 'message':
      return `**${item.role === 'user' ? 'You' : 'Copilot'}:** ${item.text}`;
    case 'run': {
      const run = view.runs[item.runId];
      return run ? runToMarkdown(run) : '';
    }
    case 'approval': {
      const approval = view.approvals[item.id];
      return approval
        ? `> Approval: ${approval.request.preview.target} (${approval.decision ?? 'waiting'})`
        : '';
    }
    case 'question':
      return `> Question: ${view.questions[item.id]?.text ?? ''}`;
    case 'notice':
      return `> ${item.level}: ${item.text}`;
  }
}

function runToMarkdown(run: Run): string {
  const steps = run.steps.map((step) => {
    const why = step.error === undefined ? '' : ` (${step.error})`;
    return `- [${MARKS[step.state]}] ${step.description}${why}`;
  });
  const files = run.artifacts.map((artifact) => `- file: ${artifact.path}`);
  return [`## ${run.goal}`, `Status: ${run.state}`, [...steps, ...files].join('\n')].join('\n\n');
}
