import { expect, test } from 'vitest';
import { makePage, memoryArea } from './fakes.ts';
import { keyOf, SiteGraph } from './siteGraph.ts';

const HOME = { url: 'https://shop.example/', title: 'Shop' };
const link = (label: string, path: string, to = path) => ({
  label,
  href: `https://shop.example${path}`,
  to: `https://shop.example${to}`,
});

test('a page has one key whatever its fragment, slash and order of parameters', () => {
  const keys = ['https://a.test/x/?b=1&a=2#top', 'https://a.test/x?a=2&b=1'].map(keyOf);
  expect(keys[0]).toBe(keys[1]);
});

test('the links of the page that an exploration starts from are kept', async () => {
  const graph = new SiteGraph(memoryArea());
  await graph.link(HOME, link('Help', '/help'));
  expect(graph.find(HOME.url)).toMatchObject({ title: 'Shop', edges: [{ label: 'Help' }] });
});

test('links of one name keep an edge each', async () => {
  const graph = new SiteGraph(memoryArea());
  await graph.link(HOME, link('More', '/news/1'));
  await graph.link(HOME, link('More', '/news/2'));
  expect(graph.measure()).toEqual({ 'siteGraph.nodes': 1, 'siteGraph.edges': 2 });
});

test('a link that leads elsewhere now has its new end', async () => {
  const graph = new SiteGraph(memoryArea());
  await graph.link(HOME, link('Account', '/account', '/login'));
  await graph.link(HOME, link('Account', '/account'));
  expect(graph.find(HOME.url)?.edges).toEqual([link('Account', '/account')]);
});

test('a page that is read again keeps its links', async () => {
  const graph = new SiteGraph(memoryArea());
  await graph.link(HOME, link('Help', '/help'));
  await graph.add(makePage({ title: 'Shop, new' }));
  expect(graph.find(HOME.url)).toMatchObject({ title: 'Shop, new', edges: [{ label: 'Help' }] });
});

test('the graph is bounded, and the oldest pages go first', async () => {
  const graph = new SiteGraph(memoryArea());
  for (let n = 0; n < 310; n += 1) await graph.add(makePage({ url: `https://shop.example/${n}` }));
  expect([graph.size, graph.find('https://shop.example/9')]).toEqual([300, null]);
});

test('the next life of the worker knows it', async () => {
  const area = memoryArea();
  await new SiteGraph(area).link(HOME, link('Help', '/help'));
  const later = new SiteGraph(area);
  await later.load();
  expect(later.measure()).toEqual({ 'siteGraph.nodes': 1, 'siteGraph.edges': 1 });
});
