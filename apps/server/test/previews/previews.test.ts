/** What those who show links find in the served page, and the pictures that it names. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TABLE_EXAMPLES, type TableOptions } from '@taht/protocol';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { type Composed, composed } from '../support/composed.ts';

const web = mkdtempSync(join(tmpdir(), 'taht-web-'));
writeFileSync(join(web, 'index.html'), '<html><head><title>Täht</title></head></html>');
afterAll(() => rmSync(web, { recursive: true }));

let world: Composed;
beforeEach(async () => {
  world = await composed({ web });
});
afterEach(async () => {
  expect(world.bugs).toEqual([]);
  await world.stop();
});

const first = TABLE_EXAMPLES.actions[0];
const OPTIONS = { ...(first?.kind === 'open' ? first.options : {}), lexicon: null } as TableOptions;

/** A table of somebody, and its code. */
async function open(options: Partial<TableOptions> = {}, nickname = 'Mari') {
  const guest = await world.guest(nickname);
  const client = await world.connect(guest.cookie);
  const action = { kind: 'open', options: { ...OPTIONS, ...options }, sits: true, invite: [] };
  client.send({ kind: 'create', id: 'open', of: 'table', action });
  const { stream } = await client.next('done');
  const answer = await fetch(`${world.http}/api/v1/streams/${stream}`, {
    headers: { cookie: guest.cookie },
  });
  const { view } = (await answer.json()) as { view: { head: { code: string } } };
  return { stream, code: view.head.code, client };
}

/** The tags of a page as a program reads them. */
async function tagsOf(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${world.http}${path}`, { headers: { accept: '*/*', ...headers } });
  expect(answer.status).toBe(200);
  const html = await answer.text();
  const tags = [...html.matchAll(/<meta (?:property|name)="([^"]*)" content="([^"]*)" \/>/gu)];
  return { html, tags: new Map(tags.map(([, key, content]) => [key, content])) };
}

test('a friend’s link tells who invites, in the language of the table', async () => {
  const { code } = await open({ edition: 'et', ruleset: 'et-base' });
  const { tags } = await tagsOf(`/t/${code}`);
  expect(tags.get('og:title')).toBe('Mari kutsub sind mängima');
  expect(tags.get('og:locale')).toBe('et');
  expect(tags.get('twitter:card')).toBe('summary_large_image');
  expect(tags.get('og:image')).toMatch(
    new RegExp(`^${world.http}/api/v1/previews/table-[\\w~.:-]+\\.png\\?v=[\\w-]{22}$`),
  );
});

test('its picture is drawn once, and not sent again to whoever has it', async () => {
  const { code } = await open();
  const picture = (await tagsOf(`/t/${code}`)).tags.get('og:image') ?? '';
  const answer = await fetch(picture);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  const tag = answer.headers.get('etag') ?? '';
  const again = await fetch(picture, { headers: { 'if-none-match': tag } });
  expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
});

test('a table for the invited alone tells nothing of itself', async () => {
  const { code, stream } = await open({ visibility: 'invited' }, 'Saladus');
  for (const path of [`/t/${code}`, `/t/${stream}`]) {
    const { html, tags } = await tagsOf(path);
    expect(tags.get('og:title')).toMatch(/^Täht/);
    expect(html).not.toContain('Saladus');
  }
});

test.each([
  ['/', 'uk', 'Täht: виклади слово – і гра почалася'],
  ['/', 'de-AT,tr;q=0.8', 'Täht: bir kelime yaz, oyun başlasın'],
  ['/t/NO-SUCH', 'is', 'Täht: leggðu orð og leikurinn er hafinn'],
  ['/g/game-none-1', '', 'Täht: play a word, and the game is on'],
  ['/puzzle/2026-02-03', 'en', 'Puzzle for 3 February 2026'],
])('%s for whoever asks for %s: %s', async (path, language, title) => {
  const { tags } = await tagsOf(path, { 'accept-language': language });
  expect(tags.get('og:title')).toBe(title);
});

test('the picture of a puzzle shows its board', async () => {
  const plain = await fetch(`${world.http}/api/v1/previews/home-et.png`);
  const puzzle = await fetch(`${world.http}/api/v1/previews/puzzle-et-2026-02-03.png`);
  expect([plain.status, puzzle.status]).toEqual([200, 200]);
  expect(puzzle.headers.get('etag')).not.toBe(plain.headers.get('etag'));
});

test.each(['x.png', 'lobby-et.png', 'person-x.png', 'home-xx.png', '..%2Fsecret.png'])(
  'there is no picture of %s',
  async (name) => {
    expect((await fetch(`${world.http}/api/v1/previews/${name}`)).status).toBeGreaterThan(399);
  },
);

/** A tournament that has announced this. */
async function announcing(...announced: string[]) {
  const guest = await world.guest('Mari');
  const client = await world.connect(guest.cookie);
  const options = { name: 'Kevad <3', edition: 'et', ruleset: 'et-base', lexicon: 'et' };
  const action = { kind: 'open', options: { ...options, preset: 'club-swiss', keepDays: 1 } };
  client.send({ kind: 'create', id: 'open', of: 'tournament', action } as never);
  const { stream } = await client.next('done');
  for (const [i, text] of announced.entries())
    expect(await client.ask(stream, `say${i}`, { kind: 'announce', text })).toMatchObject({
      kind: 'done',
    });
  return stream;
}

test('what is announced at a tournament is a feed that its page names', async () => {
  const stream = await announcing('Lõuna kell 1 & kook', 'Algab <kolmas> voor');
  const { html } = await tagsOf(`/tournament/${stream}`);
  const [, address = ''] = /<link rel="alternate"[^>]*href="([^"]*)"/u.exec(html) ?? [];
  const answer = await fetch(address);
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  const feed = await answer.text();
  const titles = [...feed.matchAll(/<title>(.*)<\/title>/gu)].map(([, title]) => title);
  expect(titles).toEqual(['Kevad &lt;3', 'Algab &lt;kolmas&gt; voor', 'Lõuna kell 1 &amp; kook']);
  expect(feed).toContain('xml:lang="et"');
  const ids = [...feed.matchAll(/<id>([^<]*)<\/id>/gu)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(3);
  expect(feed).not.toContain('person-');
});

test('a tournament without announcements has an empty feed, and what is none has no feed', async () => {
  const stream = await announcing();
  const feedOf = (name: string) => fetch(`${world.http}/api/v1/tournaments/${name}/feed`);
  const empty = await feedOf(stream);
  expect(empty.status).toBe(200);
  expect(await empty.text()).not.toContain('<entry>');
  for (const name of ['tournament-none', 'XXXXXXXX', 'table-x'])
    expect((await feedOf(name)).status).toBe(404);
});
