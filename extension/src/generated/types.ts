/* Generated from shared-schema by `make schema`. Do not edit. */

export type RoleSelector = ByRole | ByText | ByCss;
export type NameMode = 'exact' | 'includes' | 'regex';
export type Landmark = 'main' | 'header' | 'nav' | 'footer' | 'aside';
export type Risk = 'low' | 'medium' | 'high';
export type ActionRole = 'button' | 'link' | 'menuitem' | 'tab' | 'checkbox' | 'radio' | 'other';
export type JsonValue = unknown;
export type BrowserEvent =
  TabEvent | PageChanged | UserInput | UserStop | DownloadEvent | OriginGranted | WorkerMetrics;
export type ToolCall =
  | GetMiniPCD
  | PcdQuery
  | GetDetails
  | TabsList
  | DomRead
  | CaptureCandidates
  | CaptureFrame
  | DomExtract
  | DomWaitFor
  | DomScroll
  | DomHover
  | DomSelect
  | DomCheck
  | DomType
  | DomClick
  | DomSubmit
  | DomPress
  | DomDrag
  | DomUpload
  | TabsOpen
  | TabsSwitch
  | TabsClose
  | TabsNavigate
  | TabsBack
  | ExploreExpand
  | ExploreAdopt
  | ExploreClose;
export type FieldType = 'text' | 'number' | 'date' | 'money' | 'link' | 'image';
export type LoginState = 'unknown' | 'in' | 'out';
export type Command =
  | SubmitPrompt
  | Approve
  | Answer
  | CancelTask
  | Stop
  | Pause
  | Resume
  | Skip
  | SwitchTask
  | Enqueue
  | ClearQueue
  | Retry
  | Takeover
  | SetApprovalPolicy
  | SwitchModel
  | SessionNew
  | SessionResume
  | SessionResumeLast
  | SessionCompact
  | RecoverRun
  | GrantOrigin
  | WithdrawGrant
  | RunWorkflow
  | RunJob
  | Shutdown;
export type CommandReply = CommandAccepted | CommandRefused;
export type Effect = 'read' | 'idempotent' | 'write';
export type ErrorCode =
  | 'not_found'
  | 'ambiguous'
  | 'stale'
  | 'detached'
  | 'not_visible'
  | 'not_enabled'
  | 'not_stable'
  | 'covered'
  | 'ignored'
  | 'frame_gone'
  | 'tab_gone'
  | 'page_blocked'
  | 'timeout'
  | 'not_allowed'
  | 'needs_grant'
  | 'needs_confirm'
  | 'cancelled'
  | 'outcome_unknown'
  | 'bad_argument'
  | 'unsupported'
  | 'link_lost';
export type Event =
  | LifecycleStarted
  | LifecycleStopped
  | LifecycleBrowser
  | RunStarted
  | RunFinished
  | RunFailed
  | RunFound
  | StopRequested
  | StopAcknowledged
  | Stopped
  | RunPaused
  | RunResumed
  | TakeoverOn
  | TakeoverOff
  | SessionCreated
  | SessionResumed
  | SessionSaved
  | SessionCompacted
  | SessionClosed
  | TaskQueued
  | QueueChanged
  | TaskStarted
  | TaskStatusChanged
  | TaskProgressed
  | TaskPlanned
  | TaskCancelling
  | TaskCompleted
  | TaskFailed
  | StepStarted
  | StepCompleted
  | StepFailed
  | StepSkipped
  | NeedsApproval
  | ApprovalResolved
  | QuestionAsked
  | BrowserFrame
  | ActionDone
  | ExtractionResult
  | ArtifactSaved
  | ChatSaid
  | WorkStarted
  | WorkAssigned
  | WorkStopped
  | JobStarted
  | JobFinished
  | ModelSwitched
  | ModelRequested
  | ModelTextDelta
  | ModelReasoningDelta
  | ModelReplied
  | ToolRequested
  | ToolStreamed
  | ToolCompleted
  | TokensUsed
  | ContextUsed
  | PhaseMeasured
  | WarningRaised
  | ErrorRaised;
export type StopSource = 'user' | 'system' | 'error';
export type TaskStatus =
  | 'created'
  | 'planning'
  | 'exploring'
  | 'executing'
  | 'awaiting_user'
  | 'blocked'
  | 'succeeded'
  | 'failed'
  | 'cancelled';
export type Family = 'Lifecycle' | 'Session' | 'Task' | 'Model' | 'Tool' | 'Metrics' | 'Warning' | 'Error';
export type Frame =
  | Challenge
  | Hello
  | Welcome
  | Refused
  | CallFrame
  | ResultFrame
  | Ack
  | AskLease
  | Lease
  | Fence
  | Fenced
  | Grants
  | Heartbeat
  | Highlight
  | ClaimTab
  | Notice
  | EventFrame;
export type LedgerState = 'received' | 'dispatching' | 'done';
export type ToolResult = Ok | Failed;
export type FrontendDown = EventsDown | FrontendReply | WaitingDown | Problem;
export type FrontendUp = FrontendSubscribe | FrontendCommand | FrontendWatch;
export type PlannedStep = ToolStep | ConfirmStep | BranchStep;
export type ToolName =
  | 'getMiniPCD'
  | 'pcd.query'
  | 'getDetails'
  | 'tabs.list'
  | 'dom.read'
  | 'capture.candidates'
  | 'capture.frame'
  | 'dom.extract'
  | 'dom.waitFor'
  | 'dom.scroll'
  | 'dom.hover'
  | 'dom.select'
  | 'dom.check'
  | 'dom.type'
  | 'dom.click'
  | 'dom.submit'
  | 'dom.press'
  | 'dom.drag'
  | 'dom.upload'
  | 'tabs.open'
  | 'tabs.switch'
  | 'tabs.close'
  | 'tabs.navigate'
  | 'tabs.back'
  | 'explore.expand'
  | 'explore.adopt'
  | 'explore.close';

/**
 * The server has stored the result; the extension may forget the call.
 */
export interface Ack {
  type: 'ack';
  id: string;
}
/**
 * What a DOM action found: the element's role, name and fingerprint.
 *
 * `opened_by` is what the pointer was rested on for it, where a menu opens by CSS `:hover` alone.
 */
export interface ActResult {
  role: string;
  label: string;
  fingerprint?: string;
  openedBy?: string;
}
/**
 * At most five candidates, best first; `fallbacks` are the ids of the rest.
 */
export interface ActionBundle {
  /**
   * @maxItems 5
   */
  candidates: Candidate[];
  fallbacks: string[];
}
/**
 * One proposal of the Scout (Specification 004, section 8.5).
 */
export interface Candidate {
  detail: PCDActionDetail;
  label: string;
  kind?: string;
  confidence: number;
  risk: Risk;
  why: string;
}
/**
 * How to find one thing of the summary again. For a form there is one of these per field and for its submit control.
 *
 * `id` is the action's, the form's, the field's, or `<formId>.submit`; `part` says which.
 */
export interface PCDActionDetail {
  id: string;
  part: 'action' | 'form' | 'field' | 'submit' | 'collection';
  formId?: string;
  label: string;
  role: string;
  type?: string;
  selector: RoleSelector;
  /**
   * @maxItems 4
   */
  altSelectors: RoleSelector[];
  fingerprint: string;
  landmark?: Landmark;
  /**
   * @maxItems 16
   */
  framePath?: string[];
  href?: string;
  destination?: string;
  download?: boolean;
  state?: ControlState;
  value?: string;
  filled?: boolean;
  /**
   * @maxItems 200
   */
  options?: string[];
}
/**
 * An ARIA role with an accessible name; names compare case-insensitively, white space folded.
 */
export interface ByRole {
  kind: 'role';
  role: string;
  name?: string;
  nameMode?: NameMode;
  pressed?: boolean;
  checked?: boolean;
  expanded?: boolean;
  selected?: boolean;
  disabled?: boolean;
  withinLandmark?: Landmark;
  nth?: number;
  /**
   * @maxItems 16
   */
  framePath?: string[];
}
/**
 * The smallest visible element whose text is (or, `includes`, holds) this text.
 */
export interface ByText {
  kind: 'text';
  text: string;
  nameMode?: NameMode;
  withinLandmark?: Landmark;
  nth?: number;
  /**
   * @maxItems 16
   */
  framePath?: string[];
}
/**
 * The last resort. A ` >>> ` in the CSS steps into an open or closed shadow root.
 */
export interface ByCss {
  kind: 'css';
  css: string;
  nth?: number;
  /**
   * @maxItems 16
   */
  framePath?: string[];
}
/**
 * ARIA states; a state that does not apply is absent.
 */
export interface ControlState {
  checked?: boolean | 'mixed';
  expanded?: boolean;
  selected?: boolean;
  pressed?: boolean | 'mixed';
  disabled?: boolean;
}
export interface ActionDone {
  type: 'ACTION';
  family: 'Task';
  action: string;
  target: string;
  value?: string;
  tabId?: number;
  url?: string;
  dispatchedMs?: number;
}
/**
 * `tab_id` is the child that won; the other children of the task are closed.
 */
export interface AdoptArgs {
  tabId: number;
}
/**
 * The answer to a question the task put to the user (QUESTION event).
 */
export interface Answer {
  type: 'Answer';
  questionId: string;
  text: string;
}
export interface ApprovalResolved {
  type: 'APPROVAL_RESOLVED';
  family: 'Task';
  approvalId: string;
  decision: 'allow' | 'always' | 'deny' | 'expired' | 'withdrawn';
  by: 'user' | 'policy' | 'grant' | 'system';
}
/**
 * `always` remembers a grant for that origin and kind of action: 20 times, one hour, until the session is closed.
 */
export interface Approve {
  type: 'Approve';
  approvalId: string;
  decision: 'allow' | 'always' | 'deny';
}
/**
 * A file in the session's working directory.
 */
export interface Artifact {
  kind: 'download' | 'extraction' | 'report' | 'document';
  path: string;
  bytes: number;
  mime?: string;
  sha256?: string;
}
export interface ArtifactSaved {
  type: 'ARTIFACT_SAVED';
  family: 'Task';
  artifact: Artifact;
}
/**
 * May that call act? The last question before it does. `asked_ms` is the asker's own clock, from any start.
 */
export interface AskLease {
  type: 'askLease';
  id: string;
  askedMs: number;
  ms: number;
}
/**
 * A rectangle in CSS pixels of the viewport.
 */
export interface Box {
  id: string;
  x: number;
  y: number;
  w: number;
  h: number;
  label: string;
}
export interface BranchOption {
  label: string;
  step: ToolStep;
}
/**
 * `tool` and `args` as in a ToolCall, without id, epoch and deadline: those are given at dispatch.
 */
export interface ToolStep {
  kind: 'tool';
  tool: string;
  args: {
    [k: string]: JsonValue;
  };
  target?: {
    [k: string]: JsonValue;
  };
  description: string;
  risk?: Risk;
  why?: string;
}
export interface BranchStep {
  kind: 'branch';
  options: BranchOption[];
}
export interface Breadcrumb {
  url: string;
  title: string;
  labelFrom?: string;
  ts: number;
}
export interface TabEvent {
  type: 'tab';
  change: 'created' | 'updated' | 'activated' | 'removed' | 'replaced';
  tab: TabInfo;
}
/**
 * A tab under its logical id. `session_id` is the session that owns it, if one does.
 */
export interface TabInfo {
  tabId: number;
  url: string;
  title: string;
  active: boolean;
  status: 'loading' | 'complete' | 'discarded' | 'crashed';
  origin?: string;
  sessionId?: string;
  openerTabId?: number;
  inUse?: boolean;
}
export interface PageChanged {
  type: 'page';
  tabId: number;
  url: string;
  ts: number;
}
/**
 * The user's own trusted hand on a page that a task uses: asks for takeover.
 */
export interface UserInput {
  type: 'userInput';
  tabId: number;
  kind: 'click' | 'key' | 'scroll' | 'navigate';
}
/**
 * Stop by keyboard shortcut or context menu. Without a session: every one.
 */
export interface UserStop {
  type: 'userStop';
  sessionId?: string;
}
export interface DownloadEvent {
  type: 'download';
  tabId?: number;
  callId?: string;
  download: Download;
}
/**
 * A download that an action started. `path` is the absolute file name, known once it is complete.
 */
export interface Download {
  id?: number;
  filename: string;
  state: 'in_progress' | 'interrupted' | 'complete';
  bytes: number;
  url?: string;
  mime?: string;
  path?: string;
}
/**
 * The user allowed (or withdrew) writing to an origin from the panel.
 */
export interface OriginGranted {
  type: 'originGranted';
  origin: string;
  granted: boolean;
}
/**
 * Counters and times (ms) since the last report, by name.
 */
export interface WorkerMetrics {
  type: 'metrics';
  values: {
    [k: string]: number;
  };
}
/**
 * A picture of the page; with `step_id` it is the thumbnail of that step, which is done.
 */
export interface BrowserFrame {
  type: 'BROWSER_FRAME';
  family: 'Task';
  frameUrl: string;
  hash: string;
  url: string;
  title: string;
  stepId?: string;
}
/**
 * What every call carries. `deadline_ms` is a duration from reception. `epoch` below the fence's is refused.
 */
export interface Call {
  id: string;
  epoch: number;
  sessionId: string;
  taskId?: string;
  deadlineMs: number;
  expectedTs?: number;
  target?: Target;
  grant?: Grant;
}
/**
 * The element that was observed: the id of the summary and its fingerprint then.
 *
 * `fingerprint` is a short hash of frame, role, name and stable path, computed in the page. A call whose
 * selector resolves to an element with another fingerprint is refused as `stale`. `destination` is where a press on
 * it sends to, as in its details: an approved call that would send elsewhere is `stale` too. `form` is what it sends:
 * an approved call that would send other values is refused with `needs_confirm` and the values as they are now.
 */
export interface Target {
  id: string;
  fingerprint: string;
  destination?: string;
  form?: SentForm;
}
/**
 * What an act sends along with itself: the values of its form, in the order of the page.
 *
 * `more` visible fields are not listed, and `hidden` ones no person sees. `digest` stands for every whole value,
 * hidden and secret ones too; it is salted in the page, so that nothing can be guessed from it.
 */
export interface SentForm {
  /**
   * @maxItems 30
   */
  fields: SentField[];
  more: number;
  hidden: number;
  digest: string;
}
/**
 * One field of a form, as its page shows it: `value`, or `checked`, or of a secret and a file only `filled`.
 *
 * `more` characters of the value are left out. The room is for invisible characters, which are written out.
 */
export interface SentField {
  label: string;
  value?: string;
  checked?: boolean;
  filled?: boolean;
  more?: number;
}
/**
 * The server's word that a human said yes to this one effect. Single use, expiring.
 */
export interface Grant {
  id: string;
  digest: string;
  expiresMs: number;
}
/**
 * `secrets` are values for `secret` handles in the call, by handle: they exist on this frame alone.
 */
export interface CallFrame {
  type: 'call';
  call: ToolCall;
  secrets?: {
    [k: string]: string;
  };
  secretOrigins?: {
    [k: string]: string;
  };
}
export interface GetMiniPCD {
  id: string;
  epoch: number;
  sessionId: string;
  taskId?: string;
  deadlineMs: number;
  expectedTs?: number;
  target?: Target;
  grant?: Grant;
  name: 'getMiniPCD';
  args: TabArgs;
}
/**
 * Arguments of a tool that acts on one tab.
 */
export interface TabArgs {
  tabId: number;
}
export interface PcdQuery {
  id: string;
  epoch: number;
  sessionId: string;
  taskId?: string;
  deadlineMs: number;
  expectedTs?: number;
  target?: Target;
  grant?: Grant;
  name: 'pcd.query';
  args: QueryArgs;
}
export interface QueryArgs {
  tabId: number;
  kind?: 'action' | 'form' | 'field' | 'collection';
  text?: string;
  topK?: number;
}
export interface GetDetails {
  id: string;
  epoch: number;
  sessionId: string;
  taskId?: string;
  deadlineMs: number;
  expectedTs?: number;
  target?: Target;
  grant?: Grant;
  name: 'getDetails';
  args: DetailArgs;
}
export interface DetailArgs {
  tabId: number;
  /**
   * @minItems 1
   * @maxItems 40
   */
  ids: string[];
}
export interface TabsList {
  id: string;
  epoch: number;
  sessionId: string;
  taskId?: string;
  deadlineMs: number;
  expectedTs?: number;
  target?: Target;
  grant?: Grant;
  name: 'tabs.list';
  args: NoArgs;
}
/**
 * A tool without arguments.
 */
export interface NoArgs {}
export interface DomRead {
  id: string;
  epoch: number;
  sessionId: string;
  taskId?: string;
  deadlineMs: number;
  expectedTs?: number;
  target?: Target;
  grant?: Grant;
  name: 'dom.read';
  args: ReadArgs;
}
export interface ReadArgs {
  tabId: number;
  selector?: RoleSelector;
  query?: string;
  maxChars?: number;
}
export interface CaptureCandidates {
  id: string;
  epoch: number;
  sessionId: string;
  taskId?: string;
  deadlineMs: number;
  expectedTs?: number;
  target?: Target;
  grant?: Grant;
  name: 'capture.candidates';
  args: CandidatesArgs;
}
export interface CandidatesArgs {
  tabId: number;
  /**
   * @maxItems 40
   */
  ids: string[];
}
export interface CaptureFrame {
  id: string;
  epoch: number;
  sessionId: string;
  taskId?: string;
  deadlineMs: number;
  expectedTs?: number;
  target?: Target;
  grant?: Grant;
  name: 'capture.frame';
  args: TabArgs;
}
export interface DomExtract {
  id: string;
  epoch: number;
  sessionId: string;
  taskId?: string;
  deadlineMs: number;
  expectedTs?: number;
  target?: Target;
  grant?: Grant;
  name: 'dom.extract';
  args: ExtractArgs;
}
/**
 * `fields` empty: all fields. `scroll` materialises a virtualised list. `controls` lists what each item offers.
 */
export interface ExtractArgs {
  tabId: number;
  collectionId: string;
  /**
   * @maxItems 20
   */
  fields: string[];
  limit?: number;
  scroll?: boolean;
  controls?: boolean;
}
export interface DomWaitFor {
  id: string;
  epoch: number;
  sessionId: string;
  taskId?: string;
  deadlineMs: number;
  expectedTs?: number;
  target?: Target;
  grant?: Grant;
  name: 'dom.waitFor';
  args: WaitForArgs;
}
export interface WaitForArgs {
  tabId: number;
  event: 'urlChange' | 'networkIdle' | 'selector' | 'text' | 'gone' | 'download';
  value?: string;
  selector?: RoleSelector;
  timeoutMs?: number;
}
export interface DomScroll {
  id: string;
  epoch: number;
  sessionId: string;
  taskId?: string;
  deadlineMs: number;
  expectedTs?: number;
  target?: Target;
  grant?: Grant;
  name: 'dom.scroll';
  args: ScrollArgs;
}
/**
 * To a selector, or by `y` CSS pixels (negative is up), or to an end of the page.
 */
export interface ScrollArgs {
  tabId: number;
  y?: number;
  selector?: RoleSelector;
  to?: 'top' | 'bottom';
}
export interface DomHover {
  id: string;
  epoch: number;
  sessionId: string;
  taskId?: string;
  deadlineMs: number;
  expectedTs?: number;
  target?: Target;
  grant?: Grant;
  name: 'dom.hover';
  args: SelectorArgs;
}
/**
 * `alt_selectors` are tried in order when `selector` finds nothing, before anything was dispatched.
 */
export interface SelectorArgs {
  tabId: number;
  selector: RoleSelector;
  /**
   * @maxItems 4
   */
  altSelectors?: RoleSelector[];
}
export interface DomSelect {
  id: string;
  epoch: number;
  sessionId: string;
  taskId?: string;
  deadlineMs: number;
  expectedTs?: number;
  target?: Target;
  grant?: Grant;
  name: 'dom.select';
  args: SelectArgs;
}
/**
 * `value` is an option by its text or value, or a JSON list of several: a native list then has these alone, a combobox
 * these besides what was chosen before.
 */
export interface SelectArgs {
  tabId: number;
  selector: RoleSelector;
  /**
   * @maxItems 4
   */
  altSelectors?: RoleSelector[];
  value: string;
}
export interface DomCheck {
  id: string;
  epoch: number;
  sessionId: string;
  taskId?: string;
  deadlineMs: number;
  expectedTs?: number;
  target?: Target;
  grant?: Grant;
  name: 'dom.check';
  args: CheckArgs;
}
export interface CheckArgs {
  tabId: number;
  selector: RoleSelector;
  /**
   * @maxItems 4
   */
  altSelectors?: RoleSelector[];
  checked: boolean;
}
export interface DomType {
  id: string;
  epoch: number;
  sessionId: string;
  taskId?: string;
  deadlineMs: number;
  expectedTs?: number;
  target?: Target;
  grant?: Grant;
  name: 'dom.type';
  args: TypeArgs;
}
/**
 * `text` or the handle of a vault entry (`secret`), never both; the vault's value is put in at dispatch by the link.
 */
export interface TypeArgs {
  tabId: number;
  selector: RoleSelector;
  /**
   * @maxItems 4
   */
  altSelectors?: RoleSelector[];
  text?: string;
  secret?: string;
  replace?: boolean;
  trusted?: boolean;
}
export interface DomClick {
  id: string;
  epoch: number;
  sessionId: string;
  taskId?: string;
  deadlineMs: number;
  expectedTs?: number;
  target?: Target;
  grant?: Grant;
  name: 'dom.click';
  args: ClickArgs;
}
export interface ClickArgs {
  tabId: number;
  selector: RoleSelector;
  /**
   * @maxItems 4
   */
  altSelectors?: RoleSelector[];
  button?: 'left' | 'middle' | 'right';
  clicks?: number;
  /**
   * @maxItems 4
   */
  modifiers?: ('Alt' | 'Control' | 'Meta' | 'Shift')[];
  trusted?: boolean;
}
export interface DomSubmit {
  id: string;
  epoch: number;
  sessionId: string;
  taskId?: string;
  deadlineMs: number;
  expectedTs?: number;
  target?: Target;
  grant?: Grant;
  name: 'dom.submit';
  args: SelectorArgs;
}
export interface DomPress {
  id: string;
  epoch: number;
  sessionId: string;
  taskId?: string;
  deadlineMs: number;
  expectedTs?: number;
  target?: Target;
  grant?: Grant;
  name: 'dom.press';
  args: PressArgs;
}
/**
 * `key` as KeyboardEvent.key with modifiers: "Enter", "Control+A". Without a selector: the focused element.
 */
export interface PressArgs {
  tabId: number;
  key: string;
  selector?: RoleSelector;
  trusted?: boolean;
}
export interface DomDrag {
  id: string;
  epoch: number;
  sessionId: string;
  taskId?: string;
  deadlineMs: number;
  expectedTs?: number;
  target?: Target;
  grant?: Grant;
  name: 'dom.drag';
  args: DragArgs;
}
export interface DragArgs {
  tabId: number;
  selector: RoleSelector;
  /**
   * @maxItems 4
   */
  altSelectors?: RoleSelector[];
  to: RoleSelector;
}
export interface DomUpload {
  id: string;
  epoch: number;
  sessionId: string;
  taskId?: string;
  deadlineMs: number;
  expectedTs?: number;
  target?: Target;
  grant?: Grant;
  name: 'dom.upload';
  args: UploadArgs;
}
export interface UploadArgs {
  tabId: number;
  selector: RoleSelector;
  /**
   * @maxItems 4
   */
  altSelectors?: RoleSelector[];
  /**
   * @minItems 1
   * @maxItems 10
   */
  files: UploadFile[];
}
export interface UploadFile {
  name: string;
  mime: string;
  base64: string;
}
export interface TabsOpen {
  id: string;
  epoch: number;
  sessionId: string;
  taskId?: string;
  deadlineMs: number;
  expectedTs?: number;
  target?: Target;
  grant?: Grant;
  name: 'tabs.open';
  args: OpenArgs;
}
export interface OpenArgs {
  url: string;
  active?: boolean;
}
export interface TabsSwitch {
  id: string;
  epoch: number;
  sessionId: string;
  taskId?: string;
  deadlineMs: number;
  expectedTs?: number;
  target?: Target;
  grant?: Grant;
  name: 'tabs.switch';
  args: TabArgs;
}
export interface TabsClose {
  id: string;
  epoch: number;
  sessionId: string;
  taskId?: string;
  deadlineMs: number;
  expectedTs?: number;
  target?: Target;
  grant?: Grant;
  name: 'tabs.close';
  args: TabArgs;
}
export interface TabsNavigate {
  id: string;
  epoch: number;
  sessionId: string;
  taskId?: string;
  deadlineMs: number;
  expectedTs?: number;
  target?: Target;
  grant?: Grant;
  name: 'tabs.navigate';
  args: NavigateArgs;
}
export interface NavigateArgs {
  tabId: number;
  url: string;
}
export interface TabsBack {
  id: string;
  epoch: number;
  sessionId: string;
  taskId?: string;
  deadlineMs: number;
  expectedTs?: number;
  target?: Target;
  grant?: Grant;
  name: 'tabs.back';
  args: TabArgs;
}
export interface ExploreExpand {
  id: string;
  epoch: number;
  sessionId: string;
  taskId?: string;
  deadlineMs: number;
  expectedTs?: number;
  target?: Target;
  grant?: Grant;
  name: 'explore.expand';
  args: ExpandArgs;
}
export interface ExpandArgs {
  tabId: number;
  /**
   * @minItems 1
   * @maxItems 8
   */
  actionIds: string[];
}
export interface ExploreAdopt {
  id: string;
  epoch: number;
  sessionId: string;
  taskId?: string;
  deadlineMs: number;
  expectedTs?: number;
  target?: Target;
  grant?: Grant;
  name: 'explore.adopt';
  args: AdoptArgs;
}
export interface ExploreClose {
  id: string;
  epoch: number;
  sessionId: string;
  taskId?: string;
  deadlineMs: number;
  expectedTs?: number;
  target?: Target;
  grant?: Grant;
  name: 'explore.close';
  args: CloseChildrenArgs;
}
export interface CloseChildrenArgs {
  /**
   * @maxItems 50
   */
  tabIds?: number[];
}
/**
 * The active task, or one that waits for its turn.
 */
export interface CancelTask {
  type: 'CancelTask';
  taskId: string;
}
export interface CandidatesResult {
  screenshotBase64: string;
  mime: 'image/jpeg' | 'image/png';
  boxes: Box[];
  /**
   * @maxItems 3
   */
  crops: Image[];
}
export interface Image {
  mime: 'image/jpeg' | 'image/png';
  base64: string;
  width: number;
  height: number;
}
/**
 * One typed value of an item. `value`: number as number, date as ISO 8601, money as number with `currency`.
 */
export interface Cell {
  type: FieldType;
  text: string;
  value?: string | number;
  currency?: string;
  href?: string;
}
export interface Challenge {
  type: 'challenge';
  protocolVersion: number;
  nonce: string;
}
/**
 * One message of the conversation, the user's or the copilot's.
 */
export interface ChatSaid {
  type: 'CHAT_MESSAGE';
  family: 'Task';
  role: 'user' | 'assistant';
  text: string;
}
/**
 * A child tab of an exploration and the page in it; `error` when it could not be read.
 */
export interface ChildPage {
  actionId: string;
  tabId?: number;
  pcd?: MiniPCD;
  error?: string;
}
/**
 * The summary. `ts` is the version (ms), greater with each material change; `document_id` binds it to one document.
 */
export interface MiniPCD {
  url: string;
  origin: string;
  title: string;
  loginState: LoginState;
  httpError?: HttpError;
  ts: number;
  documentId: string;
  language?: string;
  landmarks: Landmark[];
  /**
   * @maxItems 8
   */
  headings: string[];
  /**
   * @maxItems 8
   */
  messages: Message[];
  dialog?: MiniDialog;
  /**
   * @maxItems 30
   */
  actions: MiniAction[];
  /**
   * @maxItems 20
   */
  forms: MiniForm[];
  /**
   * @maxItems 20
   */
  collections: MiniCollection[];
  /**
   * @maxItems 30
   */
  frames: MiniFrame[];
  truncated: Truncated;
  metrics?: Metrics;
}
/**
 * The site's answer was an error. `refresh_s`: after how many seconds the page opens itself again.
 */
export interface HttpError {
  status: number;
  refreshS?: number;
}
/**
 * An alert, a status or a validation error that the page shows.
 */
export interface Message {
  kind: 'alert' | 'status' | 'error';
  text: string;
}
/**
 * An open modal dialog. Of its frame, the top one unless it says another, only what is inside it is in the summary.
 */
export interface MiniDialog {
  label: string;
  role: 'dialog' | 'alertdialog';
  /**
   * @maxItems 16
   */
  framePath?: string[];
}
/**
 * A control that a person could use. `role` "other" has its ARIA role in `aria_role`.
 */
export interface MiniAction {
  id: string;
  label: string;
  role: ActionRole;
  ariaRole?: string;
  kind?: string;
  landmark?: Landmark;
  aboveFold?: boolean;
  clusterId?: string;
  appliesToCollectionId?: string;
  state?: ControlState;
  covered?: boolean;
  context?: string;
  href?: string;
  /**
   * @maxItems 16
   */
  framePath?: string[];
}
/**
 * A form, or the loose fields of a region without one.
 */
export interface MiniForm {
  id: string;
  purpose?: string;
  label?: string;
  landmark?: Landmark;
  /**
   * @maxItems 20
   */
  fieldSummaries: MiniField[];
  moreFields?: number;
  submitLabel?: string;
  /**
   * @maxItems 16
   */
  framePath?: string[];
}
/**
 * One field of a form. A secret field never has `value`, only `filled`.
 */
export interface MiniField {
  id: string;
  name?: string;
  label: string;
  type: string;
  required?: boolean;
  /**
   * @maxItems 12
   */
  options?: string[];
  moreOptions?: number;
  value?: string;
  filled?: boolean;
  checked?: boolean;
  disabled?: boolean;
  covered?: boolean;
  error?: string;
  minimum?: string;
  maximum?: string;
}
/**
 * A repeated thing: table, list, cards, grid.
 */
export interface MiniCollection {
  id: string;
  name: string;
  /**
   * @maxItems 12
   */
  itemFields: string[];
  landmark?: Landmark;
  approxCount?: number;
  virtual?: boolean;
  row?: string;
  /**
   * @maxItems 16
   */
  framePath?: string[];
}
/**
 * A frame of the page. `readable` is false where the copilot has no access.
 */
export interface MiniFrame {
  /**
   * @maxItems 16
   */
  framePath: string[];
  origin: string;
  title?: string;
  readable: boolean;
}
/**
 * How many were left out to keep the budget; of frames beyond those listed, nothing in them is in the summary.
 */
export interface Truncated {
  actions: number;
  forms: number;
  collections: number;
  frames?: number;
}
/**
 * `aria_coverage` is the share of controls that say role and name; all else in CSS pixels: window, scroll, page.
 */
export interface Metrics {
  ariaCoverage?: number;
  viewportH?: number;
  viewportW?: number;
  scrollY?: number;
  pageH?: number;
}
export interface Children {
  children: ChildPage[];
}
/**
 * The tab belongs to that session from now on (coloured tab group, badge); released when `session_id` is absent.
 */
export interface ClaimTab {
  type: 'claim';
  tabId: number;
  sessionId?: string;
  title?: string;
  progress?: number;
}
/**
 * Takes out all goals that wait. One of them is taken out by CancelTask.
 */
export interface ClearQueue {
  type: 'ClearQueue';
}
/**
 * How many items a collection shows now.
 */
export interface CollectionCount {
  id: string;
  count: number;
}
/**
 * What the user said. While another task runs: an interrupt, a question, or “then …”, which is queued; else refused.
 *
 * `attended`: somebody is there to say what to do instead when nothing leads to the goal.
 */
export interface SubmitPrompt {
  type: 'SubmitPrompt';
  text: string;
  tabId?: number;
  url?: string;
  workingDirectory?: string;
  /**
   * @maxItems 50
   */
  allow?: string[];
  attended?: boolean;
}
export interface Stop {
  type: 'Stop';
}
export interface Pause {
  type: 'Pause';
}
export interface Resume {
  type: 'Resume';
}
export interface Skip {
  type: 'Skip';
}
/**
 * Clears the queue and starts this goal instead.
 */
export interface SwitchTask {
  type: 'SwitchTask';
  text: string;
}
/**
 * A goal for after the task under way: it begins when that one, and what waits before it, has succeeded.
 *
 * A stop or a failure takes out all that waits; who goes on with that run has it back. `first`: before what waits.
 * With nothing under way it begins at once.
 */
export interface Enqueue {
  type: 'Enqueue';
  text: string;
  tabId?: number;
  url?: string;
  first?: boolean;
}
/**
 * The goal of a task that is over, anew and from its beginning: queued, or begun when nothing is under way.
 */
export interface Retry {
  type: 'Retry';
  taskId: string;
}
export interface Takeover {
  type: 'Takeover';
  on: boolean;
}
export interface SetApprovalPolicy {
  type: 'SetApprovalPolicy';
  policy: 'ask' | 'all' | 'none' | 'until';
  untilMs?: number;
}
export interface SwitchModel {
  type: 'SwitchModel';
  profile: string;
}
export interface SessionNew {
  type: 'SessionNew';
}
export interface SessionResume {
  type: 'SessionResume';
  sessionId: string;
}
export interface SessionResumeLast {
  type: 'SessionResumeLast';
}
export interface SessionCompact {
  type: 'SessionCompact';
}
/**
 * The answer to "Resume or discard?" after a restart; `run_id` may be a job's id.
 *
 * `attended` as in SubmitPrompt, from now on: whoever was there when it began may be gone.
 */
export interface RecoverRun {
  type: 'RecoverRun';
  runId: string;
  decision: 'resume' | 'discard';
  attended?: boolean;
}
/**
 * What the copilot may write to, in every session, for 30 days or until then. `remove` withdraws it.
 */
export interface GrantOrigin {
  type: 'GrantOrigin';
  origin: string;
  untilMs?: number;
  remove?: boolean;
}
/**
 * Takes back a remembered approval.
 */
export interface WithdrawGrant {
  type: 'WithdrawGrant';
  grantId: string;
}
/**
 * `working_directory` and `attended` as in SubmitPrompt.
 */
export interface RunWorkflow {
  type: 'RunWorkflow';
  name: string;
  params: {
    [k: string]: JsonValue;
  };
  tabId?: number;
  url?: string;
  workingDirectory?: string;
  attended?: boolean;
}
/**
 * `attended` as in SubmitPrompt, for what its works ask.
 */
export interface RunJob {
  type: 'RunJob';
  name: string;
  userInput: string;
  workingDirectory?: string;
  attended?: boolean;
}
export interface Shutdown {
  type: 'Shutdown';
}
/**
 * `session_id` is the session that the command went to or made.
 */
export interface CommandAccepted {
  ok: true;
  sessionId: string;
  taskId?: string;
  runId?: string;
}
/**
 * Why a command was not taken; nothing changed.
 */
export interface CommandRefused {
  ok: false;
  error: string;
  code: 'task_active' | 'no_task' | 'wrong_task' | 'unknown' | 'expired' | 'bad_argument' | 'shutting_down';
}
export interface ConfirmStep {
  kind: 'confirm';
  message: string;
}
export interface ContextUsed {
  type: 'METRICS_CONTEXT';
  family: 'Metrics';
  used: number;
  limit: number;
  fraction: number;
}
/**
 * Nothing to say but that it is done.
 */
export interface Done {}
export interface ErrorRaised {
  type: 'ERROR';
  family: 'Error';
  code: string;
  message: string;
  recoverable: boolean;
}
export interface LifecycleStarted {
  type: 'LIFECYCLE_STARTED';
  family: 'Lifecycle';
  version: string;
}
export interface LifecycleStopped {
  type: 'LIFECYCLE_STOPPED';
  family: 'Lifecycle';
}
/**
 * The link came up or went down; `reason` names the broken hop and what to do.
 */
export interface LifecycleBrowser {
  type: 'LIFECYCLE_BROWSER';
  family: 'Lifecycle';
  connected: boolean;
  reason?: string;
}
export interface RunStarted {
  type: 'RUN_STARTED';
  family: 'Lifecycle';
  task: string;
  profile: string;
  url?: string;
}
/**
 * `tokens` and `cost` are the totals of the run's METRICS_TOKENS; absent when no model was asked.
 */
export interface RunFinished {
  type: 'RUN_FINISHED';
  family: 'Lifecycle';
  summary: string;
  steps: number;
  durationMs: number;
  tokens?: number;
  cost?: number;
}
export interface RunFailed {
  type: 'RUN_FAILED';
  family: 'Lifecycle';
  error: string;
  recoverable: boolean;
  tokens?: number;
  cost?: number;
}
/**
 * An incomplete run was found at start: answer with RecoverRun. `waiting_for` is what it waited for you to answer.
 */
export interface RunFound {
  type: 'RUN_FOUND';
  family: 'Lifecycle';
  runId: string;
  goal: string;
  stepsDone: number;
  unknownOutcome?: string;
  waitingFor?: string;
}
export interface StopRequested {
  type: 'STOP_REQUESTED';
  family: 'Lifecycle';
  source: StopSource;
}
export interface StopAcknowledged {
  type: 'STOP_ACKNOWLEDGED';
  family: 'Lifecycle';
  source: StopSource;
  epoch: number;
}
export interface Stopped {
  type: 'STOPPED';
  family: 'Lifecycle';
  source: StopSource;
  resumable: boolean;
}
/**
 * `resume_at_ms` (Unix): when the run goes on by itself, if it does.
 */
export interface RunPaused {
  type: 'RUN_PAUSED';
  family: 'Lifecycle';
  reason?: string;
  resumeAtMs?: number;
}
export interface RunResumed {
  type: 'RUN_RESUMED';
  family: 'Lifecycle';
}
export interface TakeoverOn {
  type: 'USER_TAKEOVER_ON';
  family: 'Lifecycle';
  reason?: string;
}
export interface TakeoverOff {
  type: 'USER_TAKEOVER_OFF';
  family: 'Lifecycle';
}
export interface SessionCreated {
  type: 'SESSION_CREATED';
  family: 'Session';
  profile: string;
  workingDirectory: string;
}
export interface SessionResumed {
  type: 'SESSION_RESUMED';
  family: 'Session';
}
export interface SessionSaved {
  type: 'SESSION_SAVED';
  family: 'Session';
}
export interface SessionCompacted {
  type: 'SESSION_COMPACTED';
  family: 'Session';
  removed: number;
  kept: number;
}
export interface SessionClosed {
  type: 'SESSION_CLOSED';
  family: 'Session';
}
export interface TaskQueued {
  type: 'TASK_QUEUED';
  family: 'Task';
  goal: string;
}
/**
 * The goals that wait for their turn now, in order.
 */
export interface QueueChanged {
  type: 'QUEUE_CHANGED';
  family: 'Task';
  /**
   * @maxItems 50
   */
  waiting: WaitingGoal[];
}
/**
 * `task_id` is the id that its task will have.
 */
export interface WaitingGoal {
  taskId: string;
  goal: string;
}
export interface TaskStarted {
  type: 'TASK_STARTED';
  family: 'Task';
  goal: string;
}
export interface TaskStatusChanged {
  type: 'TASK_STATUS';
  family: 'Task';
  status: TaskStatus;
  subgoal?: string;
}
export interface TaskProgressed {
  type: 'TASK_PROGRESS';
  family: 'Task';
  progress: number;
  completed: number;
  total: number;
  current?: string;
}
export interface TaskPlanned {
  type: 'TASK_PLANNED';
  family: 'Task';
  planId: string;
  skill?: string;
  rationale?: string;
  steps: string[];
}
export interface TaskCancelling {
  type: 'TASK_CANCELLING';
  family: 'Task';
}
export interface TaskCompleted {
  type: 'TASK_COMPLETED';
  family: 'Task';
  status: TaskStatus;
  answer?: string;
  summary: string;
  artifacts: Artifact[];
  steps: number;
  modelCalls: number;
  verified?: string;
}
export interface TaskFailed {
  type: 'TASK_FAILED';
  family: 'Task';
  status: TaskStatus;
  error: string;
  steps: number;
  modelCalls: number;
}
export interface StepStarted {
  type: 'STEP_STARTED';
  family: 'Task';
  stepId: string;
  action: string;
  target?: string;
  description: string;
  risk?: Risk;
}
export interface StepCompleted {
  type: 'STEP_COMPLETED';
  family: 'Task';
  stepId: string;
  result?: JsonValue;
  durationMs: number;
}
export interface StepFailed {
  type: 'STEP_FAILED';
  family: 'Task';
  stepId: string;
  error: string;
  code?: string;
  willRetry: boolean;
  attempt?: number;
}
export interface StepSkipped {
  type: 'STEP_SKIPPED';
  family: 'Task';
  stepId: string;
}
export interface NeedsApproval {
  type: 'NEEDS_APPROVAL';
  family: 'Task';
  approvalId: string;
  action: string;
  risk: Risk;
  reason: string;
  preview: Preview;
  expiresMs: number;
}
/**
 * What would happen: the exact element, where, and the exact payload (secrets masked). `form`: the values sent.
 */
export interface Preview {
  target: string;
  content: string;
  origin: string;
  url: string;
  form?: SentForm;
}
/**
 * The task cannot go on without the user: answer with Answer, or by acting in the page and handing back.
 */
export interface QuestionAsked {
  type: 'QUESTION';
  family: 'Task';
  questionId: string;
  text: string;
  /**
   * @maxItems 12
   */
  choices?: string[];
}
export interface ExtractionResult {
  type: 'EXTRACTION_RESULT';
  family: 'Task';
  schemaName: string;
  data?: JsonValue;
  confidence: number;
}
export interface WorkStarted {
  type: 'TASK_WORK_STARTED';
  family: 'Task';
  jobId: string;
  workId: number;
}
/**
 * A session is at work on it from now on: what its log tells belongs to the work, such as what waits for a yes.
 */
export interface WorkAssigned {
  type: 'TASK_WORK_ASSIGNED';
  family: 'Task';
  jobId: string;
  workId: number;
  sessionId: string;
}
export interface WorkStopped {
  type: 'TASK_WORK_STOPPED';
  family: 'Task';
  jobId: string;
  workId: number;
  succeeded: boolean;
}
/**
 * A job begins, or goes on (`resumed`). `work` is its tree: kind, taskId, workIdInJob and what it is made of.
 */
export interface JobStarted {
  type: 'JOB_STARTED';
  family: 'Task';
  jobId: string;
  job: string;
  work: JsonValue;
  resumed?: boolean;
}
/**
 * `interrupted`: the server went down; RecoverRun goes on with it. `succeeded_works` counts works, not rounds.
 */
export interface JobFinished {
  type: 'JOB_FINISHED';
  family: 'Task';
  jobId: string;
  outcome: 'succeeded' | 'failed' | 'stopped' | 'interrupted';
  succeededWorks: number;
  works: number;
}
export interface ModelSwitched {
  type: 'MODEL_SWITCHED';
  family: 'Model';
  profile: string;
}
/**
 * `messages`, `tools`, `characters` and `images` are of the whole request. `text` is what it holds that the request
 * before it in the same task did not, as the model reads it: secrets masked, cut with a note when it is too long.
 * `beside` as in MODEL_TEXT_DELTA.
 */
export interface ModelRequested {
  type: 'MODEL_REQUESTED';
  family: 'Model';
  profile: string;
  messages: number;
  tools: number;
  characters: number;
  text?: string;
  images?: number;
  beside?: true;
}
/**
 * `beside`: it belongs to an answer to the user that is given while a run goes on, not to the run's own words.
 */
export interface ModelTextDelta {
  type: 'MODEL_TEXT_DELTA';
  family: 'Model';
  text: string;
  beside?: true;
}
export interface ModelReasoningDelta {
  type: 'MODEL_REASONING_DELTA';
  family: 'Model';
  text: string;
}
/**
 * `calls` are the tool calls themselves; secrets are masked. `beside` as in MODEL_TEXT_DELTA.
 */
export interface ModelReplied {
  type: 'MODEL_REPLIED';
  family: 'Model';
  text: string;
  toolCalls: number;
  /**
   * @maxItems 50
   */
  calls?: ModelCall[];
  beside?: true;
}
/**
 * One tool call of a reply. `arguments` is JSON as the model wrote it.
 */
export interface ModelCall {
  name: string;
  arguments: string;
}
export interface ToolRequested {
  type: 'TOOL_REQUESTED';
  family: 'Tool';
  callId: string;
  tool: string;
  args?: JsonValue;
}
export interface ToolStreamed {
  type: 'TOOL_STREAMED';
  family: 'Tool';
  callId: string;
  text: string;
}
/**
 * Specification 004, section 13: the call, the selector used, timings, result, observation and the version of the page.
 */
export interface ToolCompleted {
  type: 'TOOL_COMPLETED';
  family: 'Tool';
  callId: string;
  tool: string;
  ok: boolean;
  code?: string;
  durationMs: number;
  result?: JsonValue;
  pcdTs?: number;
}
export interface TokensUsed {
  type: 'METRICS_TOKENS';
  family: 'Metrics';
  inputTokens: number;
  outputTokens: number;
  totalTokens: number;
  cost?: number;
}
export interface PhaseMeasured {
  type: 'METRICS_PHASE';
  family: 'Metrics';
  values: {
    [k: string]: number;
  };
}
export interface WarningRaised {
  type: 'WARNING';
  family: 'Warning';
  code: string;
  message: string;
}
/**
 * snake_case on the wire, as Specification 001 names it. `seq` grows strictly over the whole log of the server.
 */
export interface EventEnvelope {
  seq: number;
  ts_unix_ms: number;
  session_id: string;
  run_id?: string;
  task_id?: string;
  event: Event;
}
export interface EventFrame {
  type: 'event';
  event: BrowserEvent;
}
export interface EventsDown {
  type: 'events';
  events: EventEnvelope[];
}
export interface ExtractResult {
  collectionId: string;
  items: Item[];
  total?: number;
  truncated: boolean;
}
export interface Item {
  index: number;
  fields: {
    [k: string]: Cell;
  };
  controls?: ItemControl[];
}
/**
 * A control inside one item: use the id with getDetails.
 */
export interface ItemControl {
  id: string;
  label: string;
  role: string;
  kind?: string;
  state?: ControlState;
  value?: string;
}
/**
 * `dispatched` is true when something may already have happened in the page.
 *
 * `target` comes with `needs_confirm`: the element that would be acted on, for the approval to be bound to,
 * with the values of the form that it would send. It comes with `ignored` where the same could be done once more by
 * trusted input, if the user says yes.
 */
export interface Failed {
  ok: false;
  error: string;
  retryable: boolean;
  code: ErrorCode;
  dispatched?: boolean;
  observation?: Observation;
  timings?: Timings;
  target?: Target;
}
/**
 * What is different after an action.
 */
export interface Observation {
  url: string;
  title: string;
  ts: number;
  documentId?: string;
  urlChanged?: boolean;
  /**
   * @maxItems 20
   */
  collectionSummary?: CollectionCount[];
  focusedRole?: string;
  /**
   * @maxItems 8
   */
  changes?: string[];
  /**
   * @maxItems 20
   */
  openedTabs?: number[];
  download?: Download;
  dialog?: MiniDialog;
  /**
   * @maxItems 8
   */
  messages?: Message[];
  value?: string;
  /**
   * @maxItems 8
   */
  requests?: string[];
}
/**
 * Milliseconds: waiting in the tab's queue, resolving and checking, acting, settling.
 */
export interface Timings {
  queueMs?: number;
  resolveMs?: number;
  actMs?: number;
  settleMs?: number;
  attempts?: number;
}
/**
 * Calls of that session with a smaller epoch are refused from now on, in the last instruction before dispatch.
 */
export interface Fence {
  type: 'fence';
  sessionId: string;
  epoch: number;
  reason: 'stop' | 'cancel' | 'pause' | 'takeover' | 'restart' | 'skip';
}
/**
 * The extension holds that fence. `dispatched` are the calls that were already past it.
 */
export interface Fenced {
  type: 'fenced';
  sessionId: string;
  epoch: number;
  /**
   * @maxItems 1000
   */
  dispatched: string[];
}
/**
 * `fences` are the highest epochs by session. `generation` counts the lives of the worker. `worker_id` is new with each life.
 */
export interface Hello {
  type: 'hello';
  protocolVersion: number;
  extensionId: string;
  extensionVersion: string;
  browser: string;
  browserId: string;
  workerId: string;
  nonce: string;
  proof: string;
  /**
   * @maxItems 1000
   */
  openCalls: OpenCall[];
  fences: {
    [k: string]: number;
  };
}
/**
 * A call that the extension knows and the server has not acknowledged.
 */
export interface OpenCall {
  id: string;
  state: LedgerState;
}
/**
 * `open_call_ids` are the calls the server still waits for; the extension drops results of any other.
 */
export interface Welcome {
  type: 'welcome';
  proof: string;
  serverVersion: string;
  /**
   * @maxItems 1000
   */
  openCallIds: string[];
  fences: {
    [k: string]: number;
  };
  grants: GrantedOrigin[];
  heartbeatMs: number;
}
/**
 * An origin (scheme, host, port; compared exactly) that may be written to. "*" is never allowed.
 */
export interface GrantedOrigin {
  origin: string;
  sessionId?: string;
  expiresMs?: number;
  denied?: boolean;
}
/**
 * The server's last word before it closes: pairing, protocol version, origin or host is wrong.
 */
export interface Refused {
  type: 'refused';
  reason: 'pairing' | 'protocol_version' | 'origin' | 'host' | 'malformed';
  message: string;
}
export interface ResultFrame {
  type: 'result';
  id: string;
  result: ToolResult;
}
/**
 * `data` has the shape that `RESULT_TYPES` names for the tool.
 */
export interface Ok {
  ok: true;
  data?: JsonValue;
  observation?: Observation;
  selector?: RoleSelector;
  timings?: Timings;
}
/**
 * It may until `ms` after `asked_ms`, which the asker's clock tells; 0: it may not.
 *
 * The server counts from when it answered, which is never earlier: no clocks need to agree (Gray, Cheriton: Leases, 1989).
 */
export interface Lease {
  type: 'lease';
  id: string;
  askedMs: number;
  ms: number;
}
export interface Grants {
  type: 'grants';
  grants: GrantedOrigin[];
}
export interface Heartbeat {
  type: 'heartbeat';
  sentMs: number;
}
/**
 * Draw a ring around the element that is about to be acted on; nothing of the page is changed.
 */
export interface Highlight {
  type: 'highlight';
  tabId: number;
  label: string;
  selector?: JsonValue;
}
/**
 * The user is needed or a run has ended: a badge, and a notification where no panel is in sight. `none` ends it.
 *
 * `text` is what it is about: the target, the question, the answer.
 */
export interface Notice {
  type: 'notice';
  sessionId: string;
  kind: 'approval' | 'question' | 'takeover' | 'done' | 'failed' | 'none';
  text: string;
}
export interface FrameImage {
  image?: Image;
  url: string;
  title: string;
  hash: string;
}
export interface FrontendCommand {
  type: 'command';
  requestId: string;
  sessionId?: string;
  command: Command;
}
export interface FrontendReply {
  type: 'reply';
  requestId: string;
  reply: CommandReply;
}
/**
 * All that is at work and all that waits now, in any session, the one that changed last first.
 */
export interface WaitingDown {
  type: 'waiting';
  waiting: Waiting[];
  working: Working[];
}
/**
 * A session needs its user. `text` is the target of the approval, the question, or why the page is the user's.
 */
export interface Waiting {
  sessionId: string;
  title: string;
  kind: 'approval' | 'question' | 'takeover';
  text: string;
}
/**
 * A session pursues a goal. `text` is the step under way; `started_ms` (Unix) is when it began, without its rests.
 */
export interface Working {
  sessionId: string;
  title: string;
  state: 'running' | 'paused' | 'stopping';
  text: string;
  startedMs: number;
}
/**
 * A message of the frontend was refused; the connection stays.
 */
export interface Problem {
  type: 'problem';
  requestId?: string;
  error: string;
}
/**
 * `session_id` absent: all sessions. Events with a greater `seq` follow; `frames` asks for BROWSER_FRAME.
 */
export interface FrontendSubscribe {
  type: 'subscribe';
  sessionId?: string;
  after: number;
  frames?: boolean;
}
/**
 * From now on tell what is at work and what waits for the user: at once, and at each change.
 */
export interface FrontendWatch {
  type: 'watch';
}
/**
 * What one order of the goal came to. `steps` is how long the history was at its end.
 */
export interface OrderDone {
  answers?: string[];
  proofs?: string[];
  notes?: string[];
  steps?: number;
}
export interface Plan {
  id: string;
  steps: PlannedStep[];
  rationale?: string;
  skill?: string;
  ends?: boolean;
  createdAt: number;
}
/**
 * One answer of `pcd.query`: coarse score, no selector.
 */
export interface QueryHit {
  id: string;
  label: string;
  kind?: string;
  role?: string;
  type: 'action' | 'form' | 'field' | 'collection';
  landmark?: Landmark;
  context?: string;
  href?: string;
  formId?: string;
  score: number;
}
export interface ReadPassage {
  text: string;
  heading?: string;
  score?: number;
}
export interface ReadResult {
  passages: ReadPassage[];
  truncated: boolean;
}
export interface SiteGraphSummary {
  nodes: number;
  edges: number;
  /**
   * @maxItems 20
   */
  recentUrls: string[];
}
/**
 * One step as it happened. Append-only.
 */
export interface StepRecord {
  id: string;
  step: PlannedStep;
  result?: ToolResult;
  observation?: Observation;
  ts: number;
  durationMs?: number;
  status: 'ok' | 'error' | 'skipped';
  thumbnail?: string;
}
export interface TabOpened {
  tabId: number;
  url: string;
}
export interface Task {
  id: string;
  userId: string;
  sessionId: string;
  goal: string;
  subgoal?: string;
  status: TaskStatus;
  progress: number;
  createdAt: number;
  updatedAt: number;
  breadcrumbs: Breadcrumb[];
  siteGraph: SiteGraphSummary;
  plan?: Plan;
  history: StepRecord[];
  bindings: {
    [k: string]: PCDActionDetail;
  };
  answer?: string;
  summary?: string;
  artifacts: Artifact[];
  modelCalls: number;
  done?: OrderDone[];
}
/**
 * The last line of `run --json`.
 */
export interface TaskResult {
  type: 'RESULT';
  taskId: string;
  status: TaskStatus;
  answer?: string;
  summary: string;
  artifacts: string[];
  steps: number;
  modelCalls: number;
}
export interface WaitResult {
  event: string;
  matched: boolean;
  elapsedMs: number;
}

/** Shape of `Ok.data` by tool. */
export interface ToolData {
  'getMiniPCD': MiniPCD;
  'pcd.query': QueryHit[];
  'getDetails': PCDActionDetail[];
  'tabs.list': TabInfo[];
  'dom.read': ReadResult;
  'capture.candidates': CandidatesResult;
  'capture.frame': FrameImage;
  'dom.extract': ExtractResult;
  'dom.waitFor': WaitResult;
  'dom.scroll': Done;
  'dom.hover': ActResult;
  'dom.select': ActResult;
  'dom.check': ActResult;
  'dom.type': ActResult;
  'dom.click': ActResult;
  'dom.submit': ActResult;
  'dom.press': ActResult;
  'dom.drag': ActResult;
  'dom.upload': ActResult;
  'tabs.open': TabOpened;
  'tabs.switch': Done;
  'tabs.close': Done;
  'tabs.navigate': Done;
  'tabs.back': Done;
  'explore.expand': Children;
  'explore.adopt': Done;
  'explore.close': Done;
}

/** The call of one tool. */
export type CallOf<Name extends ToolName> = Extract<ToolCall, { name: Name }>;
