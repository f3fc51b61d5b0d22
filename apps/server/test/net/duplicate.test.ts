/** Duplicate games over real sockets, with the real word list: on devices and on paper, to the end, and nothing leaks. */
import type { duplicate } from '@taht/modes';
import { answersStream } from '@taht/protocol';
import type { PlacedTile } from '@taht/rules';
import { afterEach, expect, test } from 'vitest';
import { answersKind } from '../../src/kinds/duplicate/answers-kind.ts';
import { duplicateKind } from '../../src/kinds/duplicate/duplicate-kind.ts';
import { value } from '../store-contract.ts';
import { type Composed, composed, type Guest } from './composed.ts';
import type { RawClient } from './raw-client.ts';

const SECONDS = 10;
/** As a value of its own: digests and pings are full of digits too. */
const CLAIMED = /[:,[]777[,\]}]/u;
const open: Composed[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) {
    await server.stop();
    expect(server.bugs).toEqual([]);
  }
});

interface Person extends Guest {
  readonly client: RawClient;
}

class Hall {
  readonly server: Composed;
  readonly stream: string;
  readonly referee: Person;
  readonly players: readonly Person[];
  #ids = 0;

  private constructor(
    server: Composed,
    stream: string,
    referee: Person,
    players: readonly Person[],
  ) {
    this.server = server;
    this.stream = stream;
    this.referee = referee;
    this.players = players;
  }

  static async open(
    names: readonly string[],
    rules: Partial<duplicate.DuplicateRules> = {},
  ): Promise<Hall> {
    const server = await composed();
    open.push(server);
    const person = async (name: string): Promise<Person> => {
      const guest = await server.guest(name);
      return { ...guest, client: await server.connect(guest.cookie) };
    };
    const referee = await person('ref');
    const options = {
      edition: 'et',
      ruleset: 'et-base',
      lexicon: 'et',
      rules: { seconds: SECONDS, pauseSeconds: 1, ...rules },
    };
    referee.client.send({
      kind: 'create',
      of: 'duplicate',
      id: 'o',
      action: { kind: 'open', options },
    });
    const { stream } = await referee.client.next('done');
    const players = await Promise.all(names.map(person));
    const hall = new Hall(server, stream, referee, players);
    for (const { client } of [referee, ...players]) {
      client.send({ kind: 'watch', stream });
      await client.settled();
    }
    for (const player of players) await hall.must(player, { kind: 'join', hall: 'A' });
    return hall;
  }

  async ask({ client }: Person, action: unknown, stream = this.stream): Promise<string> {
    const answer = await client.ask(stream, `c${++this.#ids}`, action);
    if (answer.kind === 'refused') return (answer.refusal as { code: string }).code;
    return answer.kind === 'failed' ? answer.code : answer.kind;
  }

  async must(who: Person, action: { readonly kind: string; readonly [field: string]: unknown }) {
    const answer = await this.ask(who, action);
    if (answer !== 'done') throw new Error(`${action.kind}: ${answer}`);
  }

  async game(): Promise<duplicate.Game> {
    return value(await this.server.rooms.read(duplicateKind, this.stream)).state;
  }
}

const handIn = (call: number, tiles: readonly PlacedTile[], claimed: number | null = null) => ({
  kind: 'hand-in',
  call,
  tiles,
  claimed,
});

/** One tile that no word can hold. */
const NONSENSE: PlacedTile[] = [{ square: 112 as never, letter: 'Õ' as never, blank: false }];

test('answers are nobody else’s, before the bell and after, and late ones are refused', async () => {
  const hall = await Hall.open(['ann', 'bob']);
  const [ann, bob] = hall.players as [Person, Person];
  await hall.must(hall.referee, { kind: 'start' });
  await hall.must(ann, handIn(1, NONSENSE, 777));
  const own = answersStream(hall.stream, ann.id);
  bob.client.send({ kind: 'watch', stream: own });
  hall.referee.client.send({ kind: 'watch', stream: own });
  expect(await hall.ask(bob, handIn(1, NONSENSE), own)).toBe('not-taking-part');
  expect(await hall.ask(ann, { ...handIn(1, NONSENSE), closes: null }, own)).toBe(
    'not-taking-part',
  );
  await hall.server.clock.advance(SECONDS * 1000);
  const told = await bob.client.next('events', ({ items }) =>
    items.some((item) => 'event' in item && (item.event as { kind: string }).kind === 'judged'),
  );
  expect(JSON.stringify(told)).toContain('"own"');
  expect(await hall.ask(ann, handIn(1, NONSENSE))).toBe('too-late');
  expect(await hall.ask(ann, handIn(2, NONSENSE))).toBe('too-late');
  const { rounds } = await hall.game();
  expect(rounds[0]?.verdicts[1]).toBeNull();
  expect(rounds[0]?.verdicts[0]).not.toBe('good');
  for (const { client } of [bob, hall.referee]) {
    await client.settled();
    expect(client.text).not.toMatch(CLAIMED);
  }
});

test('a game without a referee is played to its end with the real list', async () => {
  const hall = await Hall.open(['ann', 'bob']);
  const [ann] = hall.players as [Person, Person];
  await hall.must(hall.referee, { kind: 'start' });
  for (let step = 0; step < 300; step++) {
    const { phase, calls } = await hall.game();
    if (phase.kind === 'over') break;
    if (phase.kind === 'answering') await hall.must(ann, handIn(calls, NONSENSE));
    await hall.server.clock.advance(phase.kind === 'answering' ? SECONDS * 1000 : 1000);
    for (const { client } of [hall.referee, ...hall.players]) await client.settled();
  }
  const game = await hall.game();
  expect(game.phase.kind).toBe('over');
  expect(game.rounds.length).toBeGreaterThan(12);
  expect(game.totals).toEqual([0, 0]);
  expect(game.rounds.every(({ best }) => best === null || best.score > 0)).toBe(true);
  await ann.client.next('events', ({ items }) =>
    items.some((item) => 'event' in item && (item.event as { kind: string }).kind === 'revealed'),
  );
});

test('a paper hall beside devices: slips, a wrong one corrected, a player in two halls', async () => {
  const hall = await Hall.open(['ann'], { caller: 'referee' });
  const [ann] = hall.players as [Person];
  expect(await hall.ask(ann, { kind: 'join', hall: 'B' })).toBe('already-entered');
  const players = Array.from({ length: 60 }, (_, i) => ({ name: `Paper ${i}`, hall: 'B' }));
  expect(await hall.ask(ann, { kind: 'enter-paper', players })).toBe('not-taking-part');
  await hall.must(hall.referee, { kind: 'enter-paper', players });
  await hall.must(hall.referee, { kind: 'start' });
  await hall.must(hall.referee, { kind: 'call', tiles: [...'KOERALE'] });
  const word = [...'KOER'].map((letter, i) => ({ square: 112 + i, letter, blank: false }));
  await hall.server.clock.advance(SECONDS * 1000);
  const slip = (player: number, tiles: unknown) => ({
    kind: 'slip',
    player,
    call: 1,
    tiles,
    claimed: 10,
  });
  expect(await hall.ask(ann, slip(2, word))).toBe('not-taking-part');
  expect(await hall.ask(hall.referee, slip(1, word))).toBe('no-such-player');
  for (let player = 2; player <= 61; player++)
    await hall.must(hall.referee, slip(player, player === 61 ? [{ ...word[0], square: 3 }] : word));
  const { phase } = await hall.game();
  if (phase.kind === 'collecting' && phase.choice === null)
    await hall.must(hall.referee, { kind: 'choose', play: 0 });
  await hall.must(hall.referee, { kind: 'close-slips' });
  await hall.server.clock.advance(1000);
  const judged = await hall.game();
  expect(judged.rounds[0]?.verdicts.slice(1, 60)).toEqual(Array(59).fill('good'));
  expect(judged.rounds[0]?.verdicts[60]).toBe('misses-star');
  expect(await hall.ask(hall.referee, slip(2, word))).toBe('too-late');
  const points = judged.totals[1] ?? 0;
  const correct = { kind: 'correct', call: 1, player: 61, points, reason: 'misread' };
  await hall.must(hall.referee, correct);
  expect((await hall.game()).totals).toEqual([0, ...Array(60).fill(points)]);
});

test('a restart at the bell loses no answer', async () => {
  const hall = await Hall.open(['ann', 'bob']);
  await hall.must(hall.referee, { kind: 'start' });
  for (const player of hall.players) await hall.must(player, handIn(1, NONSENSE));
  const { clock, memory } = hall.server;
  clock.forget();
  const again = await composed({ clock, memory });
  open.push(again);
  await clock.advance(SECONDS * 1000 + 5000);
  const { state } = value(await again.rooms.read(duplicateKind, hall.stream));
  expect(state.rounds[0]?.verdicts.every((verdict) => verdict !== null)).toBe(true);
  for (const { id } of hall.players) {
    const own = value(await again.rooms.read(answersKind, answersStream(hall.stream, id)));
    expect(own.state.sealed).toBeGreaterThanOrEqual(1);
  }
});
