/** What changed since the last look, kept until the next one asks what that may have made different. */
import { secretValues } from '../aria';
import { type Dirt, dirtOf, parentOf, type Root, rootOf, shadowRootOf } from '../dom';
import { type Natives, turnedOf } from './native';
import { Styles } from './reach';

/** More elements than this are not told apart. */
const MANY = 500;

export class Pending {
  readonly styles = new Styles();
  isAll = true;
  private baseUri = '';
  /** What is struck out of all texts. */
  private secrets: readonly string[] = [];
  /** Whose text or children changed. */
  private readonly touched = new Set<Element>();
  /** Whose attributes changed, so that anything inside may look different. */
  private readonly restyled = new Set<Element>();
  /** What is being animated; it looked different at each look. */
  private moving: readonly Element[] = [];
  private natives: Natives = new Map();

  /** `roots`: the document and its shadow roots, as far as they are known. */
  constructor(
    private readonly document: Document,
    private readonly roots: Iterable<Root>,
  ) {}

  add(records: readonly MutationRecord[]): void {
    if (records.length > MANY || this.touched.size + this.restyled.size > MANY) this.addAll();
    if (this.isAll) return;
    for (const record of records) this.addOne(record);
  }

  /** Anything may have changed. */
  addAll(): void {
    this.isAll = true;
    this.touched.clear();
    this.restyled.clear();
  }

  restyle(element: Element): void {
    if (!this.isAll) this.restyled.add(element);
  }

  /** Whether nothing can look different from what it was at the last look. */
  get isEmpty(): boolean {
    if (this.isAll || this.touched.size + this.restyled.size + this.moving.length > 0) return false;
    if (this.findMoving().length > 0 || turnedOf(this.natives).length > 0) return false;
    return this.isSameWorld() && this.styles.changed().length === 0;
  }

  /** What the next look must read anew, `unsure` elements among it; undefined for all. Forgets it. */
  *take(unsure: readonly Element[] = []): Generator<void, Dirt | undefined> {
    const moving = this.findMoving();
    const moved = [...this.moving, ...moving];
    const { isAll } = this;
    const turned = turnedOf(this.natives);
    // Whoever is seen again is noted again.
    for (const element of turned) this.natives.delete(element);
    const touched = [...this.touched];
    const restyled = new Set([...this.restyled, ...moved, ...turned]);
    this.moving = moving;
    this.touched.clear();
    this.restyled.clear();
    const spread = new Spread(this.styles, isAll || !this.isSameWorld());
    this.isAll = false;
    this.baseUri = this.document.baseURI;
    if (this.styles.reachOf(this.document) === undefined) {
      yield* this.styles.read(this.document);
      yield;
    }
    for (const root of this.styles.changed()) {
      spread.addRoot(root);
      yield* this.styles.read(root);
    }
    for (const element of restyled) spread.addRestyled(element);
    for (const element of touched) spread.addTouched(element);
    return spread.isAll ? undefined : dirtOf([...spread.touched, ...unsure], spread.restyled);
  }

  /** What the texts of this look are struck out of, and what a walk met: of the whole page, or where something had changed. */
  noteWalk(isWhole: boolean, natives: Natives): void {
    this.secrets = secretValues(this.document);
    if (!isWhole) {
      for (const [element, state] of natives) this.natives.set(element, state);
      return;
    }
    this.natives = natives;
    // Some shadow roots are known only now.
    this.moving = [...this.moving, ...this.findMoving()];
  }

  /** What all addresses and all texts depend on. */
  private isSameWorld(): boolean {
    const now = secretValues(this.document);
    const isSameSecrets =
      now.length === this.secrets.length && now.every((one, at) => one === this.secrets[at]);
    return isSameSecrets && this.baseUri === this.document.baseURI;
  }

  private findMoving(): Element[] {
    const found: Element[] = [];
    for (const root of this.roots) {
      for (const { effect } of root.getAnimations()) {
        const { target } = (effect ?? {}) as Partial<KeyframeEffect>;
        if (target) found.push(target);
      }
    }
    return found;
  }

  private addOne(record: MutationRecord): void {
    const { target, type } = record;
    const element = elementOf(target);
    if (element === null) return;
    if (type !== 'attributes') this.touched.add(element);
    else this.restyled.add(element);
    const isSlot =
      record.attributeName === 'slot' || hasSlot([target, ...record.addedNodes, ...record.removedNodes]);
    if (isSlot) this.restyleHosts(element);
  }

  /** Other slots than the changed one may show other children now. */
  private restyleHosts(element: Element): void {
    const root = rootOf(element);
    if (root !== null && 'host' in root) this.restyled.add(root.host);
    const parent = parentOf(element);
    if (parent !== null) this.restyled.add(parent);
  }
}

/** The element that a change is told of: of a shadow root its host, of a text what it stands in. */
function elementOf(target: Node): Element | null {
  if (target.nodeType === Node.ELEMENT_NODE) return target as Element;
  return (target as Partial<ShadowRoot>).host ?? parentOf(target);
}

function hasSlot(nodes: readonly Node[]): boolean {
  return nodes.some((node) => {
    const isTarget = node === nodes[0];
    return node.nodeName === 'SLOT' || (!isTarget && (node as Partial<Element>).querySelector?.('slot'));
  });
}

/** How far changes spread by the styles of their roots. */
class Spread {
  readonly touched = new Set<Element>();
  readonly restyled = new Set<Element>();

  constructor(
    private readonly styles: Styles,
    public isAll: boolean,
  ) {}

  addRoot(root: Root): void {
    if ('host' in root) this.restyled.add(root.host);
    else this.isAll = true;
  }

  addRestyled(element: Element): void {
    const parent = parentOf(element);
    const { siblings } = this.reachOf(element);
    this.restyled.add(element);
    if (siblings && parent !== null) this.restyled.add(parent);
  }

  /** Other children may look different beside a new one, and be shown elsewhere by a host. */
  addTouched(element: Element): void {
    const { siblings } = this.reachOf(element);
    if (siblings || shadowRootOf(element) !== null) this.restyled.add(element);
    else this.touched.add(element);
  }

  private reachOf(element: Element): { siblings: boolean } {
    const root = rootOf(element);
    const reach = root === null ? undefined : this.styles.reachOf(root);
    if (root !== null && (reach === undefined || reach.everywhere)) this.addRoot(root);
    return { siblings: reach?.siblings === true };
  }
}
