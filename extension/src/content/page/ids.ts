/** An id belongs to one element (in a list: to one row in it) for the life of the document, and is never used for another. */
import { idPrefixOf } from '../dom';

export type Part = 'action' | 'form' | 'collection';
const LETTERS: Readonly<Record<Part, string>> = { action: 'a', form: 'g', collection: 'c' };

/** The ids of one document. Elements are held weakly. */
export class Ids {
  private known: string | undefined;
  private readonly numbers = new Map<string, WeakMap<object, number>>();
  private readonly next = new Map<string, number>();
  private readonly rows = new WeakMap<Element, Map<string, number>>();
  private readonly elements = new Map<string, WeakRef<Element>>();

  constructor(private readonly document: Document) {}

  /** What all ids of the document begin with. A frame may learn late what it is called, but before it is asked for ids. */
  get prefix(): string {
    this.known ??= idPrefixOf(this.document);
    return this.known;
  }

  /** The id of an action, a form or a collection; made when it is asked for the first time. */
  of(part: Part, element: Element): string {
    return this.keep(`${this.prefix}${LETTERS[part]}${this.number(part, element)}`, element);
  }

  /** The id of a part of `owner`: a field of a form (`g3.2`), a control of a row (`c2.4.1`). */
  within(owner: string, element: Element): string {
    return this.keep(`${owner}.${this.number(owner, element)}`, element);
  }

  /** The id of a row (`c2.4`): another one as soon as the element says something else. */
  row(list: string, element: Element, says: string): string {
    let numbers = this.rows.get(element);
    if (numbers === undefined) {
      numbers = new Map();
      this.rows.set(element, numbers);
    }
    const name = `${list} ${says}`;
    const number = numbers.get(name) ?? this.count(list);
    numbers.set(name, number);
    return this.keep(`${list}.${number}`, element);
  }

  /** The id of a form's submit control. */
  submit(form: string, element: Element): string {
    return this.keep(`${form}.submit`, element);
  }

  /** The element that got this id, if it still exists. */
  find(id: string): Element | undefined {
    return this.elements.get(id)?.deref();
  }

  private keep(id: string, element: Element): string {
    if (this.elements.get(id)?.deref() !== element) this.elements.set(id, new WeakRef(element));
    return id;
  }

  private number(scope: string, element: Element): number {
    let numbers = this.numbers.get(scope);
    if (numbers === undefined) {
      numbers = new WeakMap();
      this.numbers.set(scope, numbers);
    }
    const known = numbers.get(element);
    if (known !== undefined) return known;
    const number = this.count(scope);
    numbers.set(element, number);
    return number;
  }

  private count(scope: string): number {
    const number = (this.next.get(scope) ?? 0) + 1;
    this.next.set(scope, number);
    return number;
  }
}
