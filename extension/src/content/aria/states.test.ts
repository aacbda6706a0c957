/** What takes no press is disabled, as a person finds it. */
import { expect, test } from 'vitest';
import { one, show } from '../dom/testing/show';
import { getStates } from '.';

const OFF = 'style="pointer-events:none"';

test.each([
  [`<button id=x ${OFF}>Buy</button>`, true],
  [`<div ${OFF}><a id=x href="/">Buy</a></div>`, true],
  [`<div ${OFF}><button id=x style="pointer-events:auto">Buy</button></div>`, undefined],
  [`<button id=x ${OFF}><span style="pointer-events:auto">Buy</span></button>`, undefined],
  [`<button id=x><svg ${OFF}></svg>Buy</button>`, undefined],
  [`<input id=x ${OFF}>`, undefined],
])('%s', (markup, disabled) => {
  show(markup);
  expect(getStates(one('#x')).disabled).toBe(disabled);
});
