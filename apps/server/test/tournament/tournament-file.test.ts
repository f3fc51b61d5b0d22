/** The file of a tournament: taken by the director, brought to another server; what it says of people is said nowhere else. */
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  loadTournament,
  makeTournamentFile,
  parseTournamentFile,
  type TournamentEntry,
} from '@taht/record';
import { count, makeRng, mutateJson, seed } from '@taht/testkit';
import { standingsOf } from '@taht/tournament';
import { afterEach, describe, expect, test } from 'vitest';
import { tournamentKind } from '../../src/tournament/tournament-kind.ts';
import { type Composed, composed, type Guest } from '../support/composed.ts';
import { FakeClock } from '../support/fake-clock.ts';
import type { RawClient } from '../support/raw-client.ts';
import { value } from '../support/store-parts.ts';

/** Names that would be seen anywhere. */
const NAMES = ['Ünsal Çağ-Örnek', "O'Neill; DROP", '<b>Bold</b>', 'Ім’я 💥', '../../etc', '%41%42'];
const SCHOOL = 'Škola «№ 7» & co';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

const open: Composed[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) {
    await server.stop();
    expect(server.bugs).toEqual([]);
  }
});

/** Begun at another time where one is given. */
async function world(now?: number): Promise<Composed> {
  const server = await composed(now === undefined ? {} : { clock: new FakeClock(now) });
  open.push(server);
  return server;
}

interface Someone extends Guest {
  readonly client: RawClient;
}

async function come(server: Composed, name: string): Promise<Someone> {
  const guest = await server.guest(name);
  return { ...guest, client: await server.connect(guest.cookie) };
}

const OPTIONS = {
  ...{ name: 'Secret Cup', edition: 'en', ruleset: 'tr-school', lexicon: 'en' },
  ...{ preset: 'school-day', keepDays: 30 },
};

const pupil = (name: string) => ({
  ...{ id: null, name, school: SCHOOL, class: '', ageGroup: '', team: '' },
  needs: { table: null, note: 'a secret note' },
});

const addresses: string[] = [];

function fetchAs(server: Composed, cookie: string | null, path: string, body?: unknown) {
  addresses.push(path);
  return fetch(`${server.http}/api/v1${path}`, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      ...(cookie === null ? {} : { cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
  });
}

const bring = async (server: Composed, cookie: string | null, file: unknown) => {
  const answer = await fetchAs(server, cookie, '/tournaments', { file });
  return { status: answer.status, ...((await answer.json()) as Record<string, unknown>) };
};

let ids = 0;
const ask = ({ client }: Someone, stream: string, action: object) =>
  client.ask(stream, `c${++ids}`, action);

/** A tournament with players and one round played. */
async function played(server: Composed) {
  const director = await come(server, 'dora');
  const action = { kind: 'open', options: OPTIONS };
  director.client.send({ kind: 'create', of: 'tournament', id: 'o', action } as never);
  const { stream } = await director.client.next('done');
  const must = async (asked: object): Promise<void> =>
    void expect(await ask(director, stream, asked)).toMatchObject({ kind: 'done' });
  await must({ kind: 'enter', players: NAMES.map(pupil), status: 'present' });
  await must({ kind: 'begin-stage', stage: 1, runnersUp: null });
  await must({ kind: 'draw-round', stage: 1, round: 1 });
  const { stages, version } = await stateOf(server, stream);
  for (const { table, seats } of stages[0]?.rounds[0]?.tables ?? [])
    await must({
      ...{ kind: 'enter-result', source: 'slip', where: { stage: 1, round: 1, table } },
      ...{ seen: version, sum: null },
      scores: seats.map((player) => ({ player, score: 300 - player, before: null })),
    });
  return { stream, director };
}

const stateOf = async (server: Composed, stream: string) =>
  value(await server.rooms.read(tournamentKind, stream)).state;

async function fileFrom(server: Composed, stream: string, { cookie }: Guest): Promise<string> {
  const answer = await fetchAs(server, cookie, `/tournaments/${stream}/file`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="event-[-\d]+\.jsonl"$/,
  );
  expect(answer.headers.get('cache-control')).toContain('no-store');
  return answer.text();
}

test('a tournament goes on on another server as it was, under the same name and code', async () => {
  const [here, there] = [await world(), await world()];
  const { stream, director } = await played(here);
  const file = await fileFrom(here, stream, director);
  const parsed = parseTournamentFile(file);
  const before = await stateOf(here, stream);
  expect(parsed.ok && loadTournament(parsed.value.entries)).toEqual({ ok: true, value: before });

  const nora = await come(there, 'nora');
  const { code } = before.setup;
  const digest = parsed.ok ? parsed.value.digest : '';
  expect(await bring(there, nora.cookie, file)).toEqual({ status: 200, stream, digest, code });
  const after = await stateOf(there, stream);
  expect(standingsOf(after)).toEqual(standingsOf(before));
  expect(after.stages).toEqual(before.stages);
  expect(after.officials.map(({ id }) => id)).toEqual([nora.id]);
  const found = await fetchAs(there, null, `/codes/${code}`);
  expect(await found.json()).toEqual({ stream });
  const drawn = await ask(nora, stream, { kind: 'draw-round', stage: 1, round: 2 });
  expect(drawn).toMatchObject({ kind: 'done' });
  // The file of the second server holds that of the first, line by line.
  expect((await fileFrom(there, stream, nora)).startsWith(file)).toBe(true);
  expect(await bring(there, nora.cookie, file)).toMatchObject({
    status: 409,
    code: 'stream-exists',
  });
});

test('nobody but a director takes the file, and nobody without a name brings one', async () => {
  const server = await world();
  const { stream, director } = await played(server);
  const pat = await come(server, 'pat');
  for (const cookie of [pat.cookie, null]) {
    const answer = await fetchAs(server, cookie, `/tournaments/${stream}/file`);
    expect([answer.status, await answer.text()]).toEqual([403, '{"code":"not-allowed"}']);
  }
  const file = await fileFrom(server, stream, director);
  expect(await bring(server, null, file)).toMatchObject({ status: 401, code: 'not-signed-in' });
  expect((await fetchAs(server, pat.cookie, '/tournaments/tournament-none/file')).status).toBe(404);
});

describe('a file that is not as it should be', () => {
  test('is refused with a reason and a place, and nothing is made of it', async () => {
    const [here, there] = [await world(), await world()];
    const { stream, director } = await played(here);
    const file = await fileFrom(here, stream, director);
    const parsed = parseTournamentFile(file);
    const entries = parsed.ok ? parsed.value.entries : [];
    const { cookie } = await come(there, 'nora');
    const lines = file.split('\n');
    const swapped = [lines[0], lines[2], lines[1], ...lines.slice(3)].join('\n');
    const wrong: readonly (readonly [unknown, string])[] = [
      ['hello', 'not-json'],
      ['{}', 'not-a-record'],
      ['{"format":"taht-event","version":999}', 'newer-version'],
      [file.replace('"score":299', '"score":399'), 'digest-mismatch'],
      [swapped, 'digest-mismatch'],
      [file.slice(0, -30), 'torn'],
      [makeTournamentFile(entries.slice(1)), 'impossible-event'],
      [makeTournamentFile([...entries, entries[1] as TournamentEntry]), 'impossible-event'],
      [makeTournamentFile([renamed(entries[0] as TournamentEntry, { event: 'game-1' })]), 'name'],
      [
        makeTournamentFile([renamed(entries[0] as TournamentEntry, { commitment: 'x' })]),
        'commitment',
      ],
    ];
    for (const [text, reason] of wrong)
      expect(await bring(there, cookie, text)).toMatchObject({
        status: 400,
        code: 'not-an-event',
        reason,
      });
    expect(await bring(there, cookie, 7)).toMatchObject({ status: 400, code: 'malformed' });
    const far = renamed(entries[0] as TournamentEntry, { deleteBy: there.clock.now() + 1e12 });
    expect(await bring(there, cookie, makeTournamentFile([far]))).toMatchObject({
      code: 'kept-too-long',
    });
    const later = await world(there.clock.now() + 31 * DAY);
    const nora = await later.guest('nora');
    expect(await bring(later, nora.cookie, file)).toMatchObject({
      status: 410,
      code: 'event-forgotten',
    });
    expect(
      [...there.memory.streams.keys()].filter((name) => name.startsWith('tournament-')),
    ).toEqual([]);
  });

  test('made by hand with digests of its own it is a tournament or refused, and never harms the server', async () => {
    const [here, there] = [await world(), await world()];
    const { stream, director } = await played(here);
    const parsed = parseTournamentFile(await fileFrom(here, stream, director));
    const entries = parsed.ok ? parsed.value.entries : [];
    const rng = makeRng(seed());
    const statuses = new Map<number, number>();
    for (let i = 0; i < count(400); i++) {
      const { cookie } = i % 20 === 0 ? await there.guest('nora') : { cookie: '' };
      const guest = cookie || (await there.guest('x')).cookie;
      const mutated = mutateJson(rng, structuredClone(entries)) as readonly TournamentEntry[];
      let text: string;
      try {
        text = makeTournamentFile(mutated);
      } catch {
        continue;
      }
      const { status } = await bring(there, guest, text);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 200) value(await there.rooms.forget(stream));
    }
    expect([...statuses.keys()].every((status) => [200, 400, 409, 410].includes(status))).toBe(
      true,
    );
  });
});

function renamed({ command, events }: TournamentEntry, of: object): TournamentEntry {
  return {
    command,
    events: events.map((event) => (event.kind === 'created' ? { ...event, ...of } : event)),
  };
}

test('names, schools and notes are in no line that is logged and in no address', async () => {
  const [here, there] = [await world(), await world()];
  const { stream, director } = await played(here);
  const file = await fileFrom(here, stream, director);
  const nora = await come(there, 'nora');
  await bring(there, nora.cookie, file);
  await bring(there, nora.cookie, file);
  await bring(there, nora.cookie, file.slice(0, -9));
  // Refused, malformed, unknown: what is not understood is not repeated either.
  const [name = ''] = NAMES;
  await ask(director, stream, { kind: 'enter', players: [pupil(name)], status: 'present' });
  await ask(director, stream, { kind: 'enter', players: [{ name }], status: 'present' });
  await ask(director, stream, { kind: 'ask-in', name });
  await fetchAs(here, director.cookie, `/streams/${stream}`);
  await fetchAs(here, director.cookie, `/streams/${stream}/commands`, {
    id: '?',
    action: { name },
  });
  await fetchAs(here, director.cookie, '/tournaments', { file: name });
  await fetchAs(here, director.cookie, '/tournaments', { [name]: name });
  // On the day itself nothing is said of it either.
  const { deleteBy } = (await stateOf(here, stream)).setup;
  const late = await world(deleteBy - MINUTE);
  const { cookie } = await late.guest('lara');
  expect(await bring(late, cookie, file)).toMatchObject({ status: 200 });
  while (late.memory.streams.has(stream)) await late.clock.advance(MINUTE);

  const logged = [here, there, late].flatMap(({ logged: lines }) => lines).join('\n');
  expect(logged).toContain('/api/v1/tournaments/:stream/file');
  const secrets = [...NAMES, SCHOOL, 'secret note', 'Secret Cup'];
  const forms = secrets.flatMap((text) => [
    text,
    encodeURIComponent(text),
    JSON.stringify(text).slice(1, -1),
  ]);
  expect(forms.filter((text) => logged.includes(text))).toEqual([]);
  expect(forms.filter((text) => addresses.join('\n').includes(text))).toEqual([]);
});

test('whoever has their data deleted is no official and no player’s device any more', async () => {
  const server = await world();
  const { stream, director } = await played(server);
  const [phone, rita] = [await come(server, 'ann'), await come(server, 'Zebulon')];
  const { players } = await stateOf(server, stream);
  await ask(phone, stream, { kind: 'claim', player: 1, key: players[0]?.key });
  await ask(rita, stream, { kind: 'ask-in', name: 'Zebulon' });
  await ask(director, stream, { kind: 'let-in', id: rita.id, role: 'referee', tables: null });
  expect((await stateOf(server, stream)).players[0]?.person.id).toBe(phone.id);
  for (const { cookie, id } of [phone, rita]) {
    const deleted = await fetchAs(server, cookie, '/me/delete', { password: null });
    expect(deleted.status).toBe(200);
    while (!server.memory.forgotten.has(id)) await server.clock.advance(100);
  }
  const { officials, players: left } = await stateOf(server, stream);
  expect(officials.map(({ id }) => id)).toEqual([director.id]);
  expect(left[0]?.person.id).toBeNull();
  const late = await server.connect(director.cookie);
  late.send({ kind: 'watch', stream, since: 0 });
  await late.settled();
  expect(late.text).toContain('"view"');
  expect(late.text).not.toContain('Zebulon');
});

test('whoever may not bring a file is told so before it is sent', async () => {
  const server = await world();
  const { port } = new URL(server.http);
  const head = (cookie: string): string =>
    [
      'POST /api/v1/tournaments HTTP/1.1',
      'Host: a',
      'Content-Type: application/json',
      'Content-Length: 16000000',
      `Cookie: ${cookie}`,
      '',
      '{"file":"',
    ].join('\r\n');
  const answered = async (cookie: string): Promise<string> => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(head(cookie));
    return text(socket);
  };
  // It ends though nothing more was sent.
  expect(await answered('')).toMatch(/^HTTP\/1\.1 401 .*"not-signed-in"/s);
  const { cookie } = await server.guest('Greedy');
  for (let i = 0; i < 60; i++)
    expect(await bring(server, cookie, '')).toMatchObject({ status: 400 });
  expect(await answered(cookie)).toMatch(/^HTTP\/1\.1 429 .*"too-many"/s);
});
