/** A page model for tests, of markup that becomes the document; it is given up after each test. */
import { afterEach, expect } from 'vitest';
import type { Cell, ExtractResult, MiniPCD, PCDActionDetail } from '../../../generated/types';
import { show } from '../../dom/testing/show';
import { resolve } from '../../selector';
import { PageModel } from '..';

let model: PageModel | undefined;

afterEach(() => {
  model?.dispose();
  model = undefined;
});

/** The model of this markup; the one before it is given up. */
export function open(markup: string): PageModel {
  show(markup);
  return openShown();
}

/** The model of the document as it is. */
export function openShown(): PageModel {
  model?.dispose();
  model = new PageModel(document);
  return model;
}

/** The summary of this markup. */
export function look(markup: string): Promise<MiniPCD> {
  return open(markup).summary();
}

/** The items of the only collection of this markup: their fields by name. */
export async function extractAll(markup: string): Promise<Record<string, Cell>[]> {
  const page = open(markup);
  const { collections } = await page.summary();
  expect(collections).toHaveLength(1);
  const told = await page.extract({ collectionId: collections[0]?.id ?? '', fields: [] });
  return (told as ExtractResult).items.map(({ fields }) => fields);
}

/** The details whose selectors do not find their own element. */
export function strays(page: PageModel, details: PCDActionDetail[]): string[] {
  return details.flatMap((detail) =>
    [detail.selector, ...detail.altSelectors].flatMap((selector) => {
      const found = resolve(document, selector);
      return found.ok && found.element === page.elementFor(detail.id)
        ? []
        : [`${detail.id} ${JSON.stringify(selector)}`];
    }),
  );
}
