import { expect, test, vi } from 'vitest';
import { openPage, readNotice } from './notice.ts';

const SENT = {
  topic: 'your-move',
  stream: 'game-1',
  stage: 'first',
  page: '/g/game-1',
  title: 'Your move',
  body: 'Mari is waiting.',
};

test('a notice says what the server wrote, and where it leads', () => {
  expect(readNotice(JSON.stringify(SENT))).toEqual({
    title: 'Your move',
    body: 'Mari is waiting.',
    tag: 'game-1',
    page: '/g/game-1',
  });
});

test.each([undefined, '', 'no JSON', 'null', '[]', '{"title":7}'])(
  'something is shown for %o too, and leads to the first page',
  (payload) => {
    expect(readNotice(payload)).toEqual({ title: 'Täht', body: '', tag: 'taht', page: '/' });
  },
);

test.each(['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', 'g/1'])(
  'a notice does not lead to %s',
  (page) => expect(readNotice(JSON.stringify({ ...SENT, page })).page).toBe('/'),
);

const tabAt = (path: string) => ({
  url: `https://taht.example${path}`,
  focus: vi.fn(async () => undefined),
});

test('a tap goes to the tab that shows the game', async () => {
  const [other, shown] = [tabAt('/'), tabAt('/g/game-1?from=here')];
  const openWindow = vi.fn(async () => null);
  await openPage({ matchAll: async () => [other, shown], openWindow }, '/g/game-1');
  expect(shown.focus).toHaveBeenCalledOnce();
  expect(other.focus).not.toHaveBeenCalled();
  expect(openWindow).not.toHaveBeenCalled();
});

test('a tap opens the game where no tab shows it, and leaves the others alone', async () => {
  const other = tabAt('/g/game-12');
  const openWindow = vi.fn(async () => null);
  await openPage({ matchAll: async () => [other], openWindow }, '/g/game-1');
  expect(openWindow).toHaveBeenCalledWith('/g/game-1');
  expect(other.focus).not.toHaveBeenCalled();
});
