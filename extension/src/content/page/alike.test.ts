/** The controls of long lists: boxes are measured of the first rows only, and of those that are drawn in another way. */
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../dom/testing/show';
import { PageModel } from '.';

const ROWS = 12;

let model: PageModel | undefined;
afterEach(() => {
  vi.restoreAllMocks();
  model?.dispose();
});

/** A table whose last row holds `last` beside its name, and the others a button. */
function table(last: string, style = ''): void {
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const cell = row === ROWS - 1 ? last : `<td><button>Edit ${row}</button>`;
    return `<tr><th>Order ${row}${cell}`;
  });
  show(`<style>${style}</style><main><table>${rows.join('')}</table></main>`);
}

async function labelsSeen(): Promise<string[]> {
  model = new PageModel(document);
  const found = await model.query({ text: 'edit', topK: 40, kind: 'action' });
  return found.map(({ label }) => label);
}

test('the boxes of like controls are measured in the first rows', async () => {
  table('<td><button>Edit last</button>');
  const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  model = new PageModel(document);
  const { actions } = await model.summary();
  expect(actions.map(({ label }) => label)).toEqual(['Edit 0']);
  const buttons = measured.mock.contexts.filter((one) => one instanceof HTMLButtonElement);
  expect(new Set(buttons).size).toBeLessThan(ROWS / 2);
});

test.each([
  ['by its own class', '<td><button class=gone>Edit last</button>'],
  ['by the class of its cell', '<td class=gone-in><button>Edit last</button>'],
  ['by its own style', '<td><button style="position:absolute;left:-9999px">Edit last</button>'],
  ['by an invisible cell', '<td class=unseen><button>Edit last</button>'],
  ['by having no words', '<td><button aria-label="Edit last" class=bare></button>'],
  ['by holding another element', '<td><button><i class=gone>Edit last</i></button>'],
])('a control of a later row that is hidden %s is not taken to be like the others', async (_, last) => {
  const gone = 'position:absolute;left:-9999px';
  table(
    last,
    `.gone,.gone-in button,button:has(.gone){${gone}} .unseen{visibility:hidden} .bare{all:unset;width:0}`,
  );
  const labels = await labelsSeen();
  expect(labels).toHaveLength(ROWS - 1);
  expect(labels).not.toContain('Edit last');
});

test('where the first rows hide theirs, each one is measured', async () => {
  table('<td><button>Edit last</button>', 'tr:nth-child(-n+2) button{position:absolute;left:-9999px}');
  expect(await labelsSeen()).toHaveLength(ROWS - 2);
});
