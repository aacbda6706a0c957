import { expect, test } from 'vitest';
import { look } from './testing/open';

test('what only darkens the page is no dialog that scopes it', async () => {
  const { actions, forms, dialog } = await look(
    `<style>.modal-backdrop{position:fixed;inset:0;background:#0009}.drawer{position:fixed;top:0;right:0;width:100px;height:100%;background:#fff}</style>
     <main><h1>Shop</h1></main><div class="modal-backdrop"></div><div class=drawer><h2>Cart</h2><a href="/checkout">Check out</a><label>Code <input></label></div>`,
  );
  expect(dialog).toBeUndefined();
  expect(actions.map(({ label }) => label)).toEqual(['Check out']);
  expect(forms).toHaveLength(1);
});

test('a button behind a box of fields does not send them', async () => {
  const { forms } = await look(
    '<main><h1>Users</h1><button>Add user</button></main><div><h2>Delete user?</h2><label>Type DELETE <input></label><button>Cancel</button><button>Delete</button></div>',
  );
  expect(forms.map(({ submitLabel }) => submitLabel)).toEqual([undefined]);
});

test('behind an open drawer and what darkens the page nothing can be pressed', async () => {
  const { actions } = await look(
    `<style>.shade{position:fixed;inset:0;background:#0009}.side{position:fixed;top:0;left:0;bottom:0;width:100px;padding-top:200px;background:#fff}</style>
     <main><h1>Shop</h1><button>Buy</button><p style="margin-left:200px"><button>Sell</button></p></main><div class="shade"></div><nav class=side><a href="/a">Women</a></nav>`,
  );
  expect(actions.map(({ label, covered }) => [label, covered])).toEqual([
    ['Buy', true],
    ['Sell', true],
    ['Women', undefined],
  ]);
});

test('what stands behind the box of a dialog is covered as all else behind it', async () => {
  const { actions } = await look(
    `<style>.back{position:fixed;inset:0;background:#0009}.box{position:fixed;top:0;left:0;width:200px;height:200px;background:#fff}</style>
     <main><button>Add</button><button style="margin-left:300px">Far</button></main><div class=back></div><div class=box><button style="margin-top:100px">OK</button></div>`,
  );
  expect(actions.map(({ label, covered }) => [label, covered])).toEqual([
    ['Add', true],
    ['Far', true],
    ['OK', undefined],
  ]);
});
