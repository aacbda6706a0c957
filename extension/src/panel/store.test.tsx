import { render } from 'preact';
import { afterEach, expect, test, vi } from 'vitest';
import { App } from './app.tsx';
import { BEGIN, END } from './testing/story.ts';
import { row, setUp } from './testing/world.ts';

afterEach(() => render(null, document.body));

async function begin() {
  const setting = setUp();
  setting.server.routes['/api/copilot/session/s1/thumbnails'] = {};
  setting.store.start();
  await vi.waitFor(() => expect(setting.store.sessions.found.value).not.toBeNull());
  return setting;
}

test('the stop of a session that was put away does not open it', async () => {
  const { server, store } = await begin();
  server.answer = () => ({ ok: false, code: 'unknown', error: 'no such session' });
  expect(await store.halt('s2')).toBe(false);
  expect(server.commands).toEqual([{ type: 'Stop' }]);
});

test('the pictures of a run are read when it ends', async () => {
  const { server, store } = await begin();
  server.emit(...BEGIN);
  server.routes['/api/copilot/session/s1/thumbnails'] = { a: 'h1' };
  server.emit(...END);
  await vi.waitFor(() => expect(store.pictures.value).toEqual({ a: 'h1' }));
});

test('the list of sessions has one that began elsewhere', async () => {
  const { server, store } = await begin();
  server.routes['/api/copilot/session?limit=50'] = { sessions: [row('s9'), row('s1')] };
  server.work([{ sessionId: 's9', title: 'Nine', state: 'running', text: '', startedMs: 1 }]);
  await vi.waitFor(() =>
    expect(store.sessions.found.value).toMatchObject({ rows: [{ id: 's9' }, { id: 's1' }] }),
  );
});

test('news are told on every screen, without marks, and so is the end of a run', async () => {
  const { server, store } = await begin();
  store.screen.value = 'history';
  render(<App store={store} />, document.body);
  server.emit(...BEGIN, ...END, {
    type: 'CHAT_MESSAGE',
    family: 'Task',
    role: 'assistant',
    text: 'It is **paid**.',
  });
  await vi.waitFor(() => {
    const told = [...document.querySelectorAll('.news p')].map((one) => one.textContent);
    expect(told).toEqual(['Done', 'It is paid.']);
  });
});
