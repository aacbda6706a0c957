import { describe, expect, test } from 'vitest';
import { one, show } from '../dom/testing/show';
import { getName } from '.';
import { NAME_CASES } from './nameCases';

/** The markup of the cases that get another name, each with the name it gets. */
function strays(): string[] {
  return NAME_CASES.flatMap(({ rule, markup, name }) => {
    show(markup);
    const given = getName(one('#x'));
    return given === name ? [] : [`${rule} | ${markup} | wanted "${name}" | given "${given}"`];
  });
}

describe('the accessible name', () => {
  test('is as the rules say in at least 97 of 100 cases', () => {
    const wrong = strays();
    const share = 1 - wrong.length / NAME_CASES.length;
    expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(0.97);
  });
});
