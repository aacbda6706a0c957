/** A run as the server tells it: an invoice is found, paid after an approval, and downloaded. */
import type { Event } from '../../generated/types.ts';

const PLAN = [
  'Open “Billing”',
  'Open “Invoices 2026”',
  'Read the list of invoices',
  'Pay invoice 2026-09',
  'Download invoice 2026-09',
];

function step(stepId: string, description: string, more: object = {}): Event {
  return { type: 'STEP_STARTED', family: 'Task', stepId, action: 'click', description, ...more };
}

function stepDone(stepId: string, durationMs: number): Event {
  return { type: 'STEP_COMPLETED', family: 'Task', stepId, result: null, durationMs };
}

export const APPROVAL: Event = {
  type: 'NEEDS_APPROVAL',
  family: 'Task',
  approvalId: 'approval-1',
  action: 'submit',
  risk: 'high',
  reason: 'This pays money: “Pay now” on the invoice page.',
  preview: {
    target: 'button “Pay now” in the form “Invoice 2026-09”',
    content: 'amount: 129.00 EUR\ncard: •••• 4242\nreference: 2026-09',
    origin: 'https://billing.example',
    url: 'https://billing.example/invoices/2026-09',
    form: {
      fields: [
        { label: 'Payee', value: 'Billing Ltd' },
        { label: 'Security code', filled: true },
        { label: 'Message', value: `${'For your records. '.repeat(20)}Thanks`, more: 40 },
      ],
      more: 2,
      hidden: 1,
      digest: 'd'.repeat(43),
    },
  },
  expiresMs: 1_760_000_300_000,
};

export const BEGIN: Event[] = [
  { type: 'SESSION_CREATED', family: 'Session', profile: 'skills', workingDirectory: '/home/ada/copilot' },
  { type: 'CHAT_MESSAGE', family: 'Task', role: 'user', text: 'Pay and download last month’s invoice' },
  { type: 'TASK_QUEUED', family: 'Task', goal: 'Pay and download last month’s invoice' },
  {
    type: 'RUN_STARTED',
    family: 'Lifecycle',
    task: 'Pay and download last month’s invoice',
    profile: 'skills',
  },
  { type: 'TASK_STARTED', family: 'Task', goal: 'Pay and download last month’s invoice' },
  {
    type: 'TASK_PLANNED',
    family: 'Task',
    planId: 'plan-1',
    skill: 'download_invoice',
    rationale: 'A navigation entry “Billing” leads to a list with dates; the second newest is last month’s.',
    steps: PLAN,
  },
  {
    type: 'MODEL_REQUESTED',
    family: 'Model',
    profile: 'skills',
    messages: 4,
    tools: 12,
    characters: 6_120,
    text: 'user: Pay and download last month’s invoice\npage: Billing overview, 3 links',
    images: 1,
  },
  {
    type: 'MODEL_REPLIED',
    family: 'Model',
    text: 'I will look for the **billing** page first.',
    toolCalls: 1,
  },
  {
    type: 'METRICS_TOKENS',
    family: 'Metrics',
    inputTokens: 1_530,
    outputTokens: 84,
    totalTokens: 1_614,
    cost: 0.0042,
  },
  step('step-1', PLAN[0] ?? ''),
  { type: 'TOOL_REQUESTED', family: 'Tool', callId: 'call-1', tool: 'dom.click', args: { id: 'a12' } },
  {
    type: 'TOOL_COMPLETED',
    family: 'Tool',
    callId: 'call-1',
    tool: 'dom.click',
    ok: true,
    durationMs: 41,
    result: { urlAfter: 'https://billing.example/' },
  },
  stepDone('step-1', 120),
  step('step-2', PLAN[1] ?? ''),
  stepDone('step-2', 1_420),
  step('step-3', PLAN[2] ?? ''),
  {
    type: 'EXTRACTION_RESULT',
    family: 'Task',
    schemaName: 'invoices',
    confidence: 0.93,
    data: [
      { number: '2026-10', date: '2026-10-31', amount: '129.00 EUR', status: 'open' },
      { number: '2026-09', date: '2026-09-30', amount: '129.00 EUR', status: 'open' },
    ],
  },
  stepDone('step-3', 88),
  {
    type: 'TASK_PROGRESS',
    family: 'Task',
    progress: 0.6,
    completed: 3,
    total: 5,
    current: 'Pay invoice 2026-09',
  },
  step('step-4', PLAN[3] ?? '', { risk: 'high' }),
];

export const END: Event[] = [
  { type: 'APPROVAL_RESOLVED', family: 'Task', approvalId: 'approval-1', decision: 'allow', by: 'user' },
  stepDone('step-4', 2_310),
  step('step-5', PLAN[4] ?? ''),
  {
    type: 'ARTIFACT_SAVED',
    family: 'Task',
    artifact: { kind: 'download', path: '/home/ada/copilot/invoice-2026-09.pdf', bytes: 48_211 },
  },
  stepDone('step-5', 640),
  {
    type: 'TASK_COMPLETED',
    family: 'Task',
    status: 'succeeded',
    summary: 'Paid and downloaded invoice 2026-09.',
    artifacts: [{ kind: 'download', path: '/home/ada/copilot/invoice-2026-09.pdf', bytes: 48_211 }],
    steps: 5,
    modelCalls: 1,
    verified: 'the download finished with 48,211 bytes',
  },
  {
    type: 'RUN_FINISHED',
    family: 'Lifecycle',
    summary: 'Paid and downloaded invoice 2026-09.',
    steps: 5,
    durationMs: 21_000,
  },
  {
    type: 'CHAT_MESSAGE',
    family: 'Task',
    role: 'assistant',
    text: 'Done: invoice **2026-09** over 129.00 EUR is paid and saved as `invoice-2026-09.pdf`.',
  },
];

export const WORKFLOWS = {
  workflows: [
    {
      name: 'download_invoice',
      title: 'Download an invoice',
      description: 'Finds the billing page of a site and downloads the invoice of one month.',
      parameters: {
        type: 'object',
        required: ['month'],
        properties: {
          month: { type: 'string', title: 'Month', description: 'Like 2026-09.', pattern: '^\\d{4}-\\d{2}$' },
          format: { enum: ['pdf', 'csv'], type: 'string', default: 'pdf' },
          limit: { anyOf: [{ type: 'integer' }, { type: 'null' }], minimum: 1, maximum: 20 },
          overwrite: { type: 'boolean', default: false },
        },
      },
    },
    { name: 'monitor_page', title: 'Watch a page', description: 'Says when a page changes.', parameters: {} },
  ],
};
