/** Messages of every type, bent at random, over sockets and HTTP: each is read or refused with a code, and what was refused changed nothing. */
import {
  answersStream,
  BINGO_EXAMPLES,
  CLASS_EXAMPLES,
  CLIENT_EXAMPLES,
  DRAFT_SYNC_EXAMPLES,
  DUPLICATE_EXAMPLES,
  FAILURE_CODES,
  GAME_EXAMPLES,
  LOBBY_EXAMPLES,
  MODERATION_EXAMPLES,
  PERSON_EXAMPLES,
  parseClientFrame,
  parseServerFrame,
  SERVER_EXAMPLES,
  TABLE_EXAMPLES,
  TOURNAMENT_EXAMPLES,
  UNGAME_EXAMPLES,
  WORD_REPORT_EXAMPLES,
} from '@taht/protocol';
import { count, isLong, makeRng, mutateJson, type Rng, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import { type Composed, composed } from '../support/composed.ts';
import { finishedGame } from '../support/finished-game.ts';
import type { RawClient } from '../support/raw-client.ts';

const MESSAGES = count(100_000, 1000);

const BY_KIND: Readonly<Record<string, readonly unknown[]>> = {
  game: GAME_EXAMPLES.actions,
  table: TABLE_EXAMPLES.actions,
  lobby: LOBBY_EXAMPLES.actions,
  desk: DRAFT_SYNC_EXAMPLES.actions,
  person: PERSON_EXAMPLES.actions,
  class: CLASS_EXAMPLES.actions,
  moderation: MODERATION_EXAMPLES.actions,
  'word-reports': WORD_REPORT_EXAMPLES.actions,
  duplicate: DUPLICATE_EXAMPLES.actions,
  answers: DUPLICATE_EXAMPLES.actions,
  bingo: BINGO_EXAMPLES.actions,
  ungame: UNGAME_EXAMPLES.actions,
  tournament: TOURNAMENT_EXAMPLES.actions,
};
const ACTIONS = Object.values(BY_KIND).flat();

const FRAMES: readonly unknown[] = [CLIENT_EXAMPLES, SERVER_EXAMPLES].flatMap((examples) =>
  Object.values(examples).flat(),
);

/** Something that a client might say, or nearly. */
function message(rng: Rng, n: number, streams: readonly string[]): string {
  if (rng.chance(0.03))
    return rng.pick(['', '{', '[]', '"x"', '\u0000', '1e999', '{"kind":'.repeat(50)]);
  const stream = rng.pick(streams);
  const own = BY_KIND[stream.split('-')[0] ?? ''] ?? ACTIONS;
  const action = bent(rng, rng.pick(rng.chance(0.8) ? own : ACTIONS));
  const frame = rng.pick<unknown>([
    { kind: 'command', id: `f${n}`, stream, action },
    { kind: 'command', id: `f${n}`, stream, action },
    { kind: 'create', id: `f${n}`, of: stream.split('-')[0], action },
    { kind: 'watch', stream, since: rng.below(20) },
    rng.pick(FRAMES),
  ]);
  return JSON.stringify(rng.chance(0.5) ? bent(rng, frame) : frame);
}

function bent(rng: Rng, json: unknown): unknown {
  let made = json;
  for (let i = rng.below(3); i > 0; i--) made = mutateJson(rng, made);
  return made;
}

/** What came of one message: the code, or how it was answered. */
async function outcomeOf(stored: Stored, client: RawClient, text: string): Promise<string> {
  client.frames.length = 0;
  const frame = parseClientFrame(text);
  const before = frame.ok && 'id' in frame.value ? stored.under(frame.value.id) : 0;
  client.send(text);
  if (!frame.ok) {
    const failed = await client.next('failed');
    expect(['not-json', 'malformed-frame', 'too-many']).toContain(failed.code);
    return failed.code;
  }
  if (frame.value.kind !== 'command' && frame.value.kind !== 'create') {
    await client.settled();
    return frame.value.kind;
  }
  const { id } = frame.value;
  const isAnswer = (each: { kind: string; id?: unknown }): boolean => each.id === id;
  await client.until(() => client.closed !== null || client.frames.some(isAnswer));
  const answer = client.frames.find(isAnswer);
  if (answer === undefined) return 'closed';
  if (answer.kind === 'done') return 'done';
  // A command that was not carried out left nothing behind; the same id may have been used before.
  if (stored.under(id) !== before)
    expect.fail(`${text} was ${JSON.stringify(answer)} and yet stored`);
  if (answer.kind !== 'failed') return answer.kind;
  expect(FAILURE_CODES).toContain(answer.code);
  return answer.code;
}

/** How many commands of persons were stored in all, by the id that the sender gave; only what is new is looked at. */
class Stored {
  readonly #world: Composed;
  readonly #reached = new Map<string, number>();
  readonly #byId = new Map<string, number>();

  constructor(world: Composed) {
    this.#world = world;
  }

  under(id: string): number {
    for (const [stream, { entries }] of this.#world.memory.streams) {
      const reached = this.#reached.get(stream) ?? 0;
      for (let i = entries.length - 1; (entries[i]?.version ?? 0) > reached; i--)
        this.#count(entries[i]?.command ?? '');
      this.#reached.set(stream, entries.at(-1)?.version ?? reached);
    }
    return this.#byId.get(id) ?? 0;
  }

  #count(command: string): void {
    const slash = command.lastIndexOf('/');
    if (slash < 0) return;
    const id = command.slice(slash + 1);
    this.#byId.set(id, (this.#byId.get(id) ?? 0) + 1);
  }
}

async function askHttp(
  world: Composed,
  rng: Rng,
  paths: readonly (readonly [method: string, path: string])[],
  cookie: string,
  streams: readonly string[],
): Promise<string> {
  const [method, pattern] = rng.pick(paths);
  const path = pattern.replaceAll(/\{\w+\}/g, () =>
    encodeURIComponent(
      rng.pick([...streams, 'en', 'blitz', 'duel', '..', '%', '\u0000', 'ABCDEF']),
    ),
  );
  const query = rng.chance(0.3)
    ? `?${rng.pick(['limit=0', 'since=-1', 'kind=x', 'player=me', 'a=%E0%A4%A'])}`
    : '';
  const body = rng.chance(0.1)
    ? '{'
    : JSON.stringify(bent(rng, rng.pick<unknown>([...ACTIONS, { nickname: 'x' }])));
  const answer = await fetch(`${world.http}${path}${query}`, {
    method,
    headers: { cookie, ...(method === 'GET' ? {} : { 'content-type': 'application/json' }) },
    ...(method === 'GET' ? {} : { body }),
  });
  const text = await answer.text();
  if (answer.status >= 500)
    expect.fail(`${method} ${path}${query} ${body}: ${answer.status} ${text} ${world.bugs}`);
  if (answer.status >= 400)
    expect(JSON.parse(text), path).toMatchObject({ code: expect.any(String) });
  return `http ${answer.status}`;
}

test('every message is read or refused with a code', async () => {
  const rng = makeRng(seed());
  const world = await composed();
  const stored = new Stored(world);
  const tally: Record<string, number> = {};
  const note = (what: string): void => {
    tally[what] = (tally[what] ?? 0) + 1;
  };
  const [me, other] = [await world.guest('Fuzz'), await world.guest('Other')];
  let client = await world.connect(me.cookie);
  const options = { ...(TABLE_EXAMPLES.actions[0] as { options: object }).options, lexicon: null };
  client.send({
    kind: 'create',
    id: 'mine',
    of: 'table',
    action: { kind: 'open', options, sits: true, invite: [] },
  });
  const { stream: table } = await client.next('done');
  const rival = await world.connect(other.cookie);
  for (const [id, action] of Object.entries({
    sit: { kind: 'sit', place: 1 },
    ready: { kind: 'ready', isReady: true },
  }))
    await rival.ask(table, id, action);
  await client.ask(table, 'ready', { kind: 'ready', isReady: true });
  const game = `game-${table.slice('table-'.length)}-1`;
  const drafts = `desk-${game}-${me.id}`;
  const create = async (of: string, action: object): Promise<string> => {
    client.send({ kind: 'create', id: of, of, action });
    return (await client.next('done', ({ id }) => id === of)).stream;
  };
  const hall = await create('duplicate', DUPLICATE_EXAMPLES.actions[0] as object);
  await client.ask(hall, 'join', { kind: 'join', hall: '' });
  await client.ask(hall, 'start', { kind: 'start' });
  const finished = await finishedGame(world, [me, other], []);
  // The first who asks for it begins it.
  await fetch(`${world.http}/api/v1/words/reports`);
  const streams = [
    hall,
    hall,
    answersStream(hall, me.id),
    await create('bingo', BINGO_EXAMPLES.actions[0] as object),
    await create('tournament', TOURNAMENT_EXAMPLES.actions[0] as object),
    await create('ungame', { kind: 'open', game: finished }),
    game,
    game,
    table,
    table,
    drafts,
    'lobby-en',
    me.id,
    other.id,
    'moderation-main',
    'word-reports-main',
    'game-none',
  ];
  const { paths: described } = (await (await fetch(`${world.http}/api/openapi.json`)).json()) as {
    paths: Record<string, object>;
  };
  const paths = Object.entries(described)
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => [method.toUpperCase(), path] as const),
    )
    // What is followed has no end to wait for.
    .filter(([, path]) => !/delete|log-out|follow/.test(path));
  for (let n = 0; n < MESSAGES; n++) {
    // As fast as one socket may go.
    if (n % 20 === 0) await world.clock.advance(1200);
    if (client.closed !== null) client = await world.connect(me.cookie);
    if (rng.chance(0.1)) note(await askHttp(world, rng, paths, me.cookie, streams));
    else {
      const text = message(rng, n, streams);
      const outcome = await outcomeOf(stored, client, text).catch((error: Error) => {
        // Closed after too many that could not be read: that is the defined end of it.
        if (client.closed === null || !error.message.startsWith('closed')) throw error;
        return 'closed';
      });
      note(outcome);
    }
    for (const line of client.text.split('}{').slice(0, 1))
      if (line.length > 0 && client.frames.length > 0)
        expect(parseServerFrame(JSON.stringify(client.frames[0])).ok).toBe(true);
    client.text = '';
  }
  expect(world.bugs).toEqual([]);
  expect(tally.internal ?? 0).toBe(0);
  // Otherwise the streams were not there, and nothing was tried.
  expect(tally.done).toBeGreaterThan(MESSAGES / 100);
  expect(tally.refused).toBeGreaterThan(MESSAGES / 60);
  expect(tally.malformed).toBeGreaterThan(MESSAGES / 60);
  if (isLong) console.log(`LONG: fuzzed messages: ${MESSAGES}, ${JSON.stringify(tally)}`);
  client.close();
  rival.close();
  await world.stop();
});
