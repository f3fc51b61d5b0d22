/** Duplicate, bingo and un-game while processes die and the store fails: what was acknowledged counts, once, and every game ends. */
import { BLANK, type Letter } from '@taht/letters';
import { duplicate, bingo as game, ungame } from '@taht/modes';
import { answersStream } from '@taht/protocol';
import { drawStream } from '@taht/record';
import {
  allTiles,
  DIRECTIONS,
  emptyBoard,
  isEmpty,
  layTiles,
  neighbour,
  type PlacedTile,
  type Square,
} from '@taht/rules';
import { count, isLong, makeRng, type Rng, rulesetOf, seed, std15, tilesetOf } from '@taht/testkit';
import { expect, test } from 'vitest';
import { bingoKind } from '../../src/bingo/bingo-kind.ts';
import { answersKind } from '../../src/duplicate/answers-kind.ts';
import { closeAnswers } from '../../src/duplicate/close-answers.ts';
import { duplicateCommands, enter } from '../../src/duplicate/commands.ts';
import { type DuplicateEnv, duplicateKind } from '../../src/duplicate/duplicate-kind.ts';
import { judgeRound } from '../../src/duplicate/judge-round.ts';
import type { Who } from '../../src/kind/kind.ts';
import type { Hosted } from '../../src/rooms/hosted.ts';
import { reactAll } from '../../src/rooms/reacting.ts';
import type { Rooms } from '../../src/rooms/rooms.ts';
import { ungameKind } from '../../src/ungame/ungame-kind.ts';
import { type Answer, type Ask, FaultyCluster } from '../support/faulty-cluster.ts';

const RUNS = 200;
const STREAM = 'duplicate-1';
const PLAYERS = ['ann', 'bob', 'eve'];
const ROUNDS = 4;
const LEXICON = { id: 'none', hash: 'none' };
const SYSTEM: Who = { kind: 'system' };
const person = (id: string): Who => ({ kind: 'person', id });

const base = rulesetOf('et-base');
const tileset = tilesetOf('et-102');
if (base === undefined || tileset === undefined) throw new Error('no edition');

type Tally = FaultyCluster['counts'];

async function simulate(
  name: string,
  kinds: readonly unknown[],
  run: (world: FaultyCluster, rng: Rng) => Promise<void>,
): Promise<void> {
  const tally: Tally = { acknowledged: 0, repeated: 0, kills: 0, failures: 0 };
  const runs = count(RUNS);
  for (let i = 0; i < runs; i++) {
    const rng = makeRng(seed() + i);
    const world = new FaultyCluster(rng, kinds as readonly Hosted[]);
    try {
      await run(world, rng);
    } catch (error) {
      throw new Error(`run ${i}, seed ${seed()}`, { cause: error });
    }
    world.clock.forget();
    for (const key of Object.keys(tally) as (keyof Tally)[]) tally[key] += world.counts[key];
  }
  for (const [key, n] of Object.entries(tally)) expect(n, key).toBeGreaterThan(0);
  if (isLong)
    console.log(
      `LONG: ${name} under faults: ${runs} games, ${tally.acknowledged} commands acknowledged, ${tally.repeated} of them again, ${tally.failures} failures, ${tally.kills} kills, none lost, none twice`,
    );
}

/** One tile beside another, or two on the star: enough to get on, for here every word is good. */
function anyPlays(
  { star }: duplicate.Game,
  board: duplicate.Game['board'],
  rack: duplicate.Game['rack'],
): readonly (readonly PlacedTile[])[] {
  const letters = rack.filter((tile) => tile !== BLANK) as Letter[];
  const tile = (square: Square, i: number): PlacedTile => ({
    ...{ square, blank: false },
    letter: letters[i % letters.length] as Letter,
  });
  if (letters.length === 0) return [];
  if (isEmpty(board)) return [[tile(star, 0), tile((star + 1) as Square, 1)]];
  const beside = board.flatMap((cell, square) =>
    cell === null
      ? []
      : DIRECTIONS.flatMap((direction) => neighbour(square as Square, direction, 1) ?? []),
  );
  return beside.filter((square) => board[square] === null).map((square) => [tile(square, 0)]);
}

const digest = ({ player, claimed }: duplicate.SealedAnswer): string => `${player}:${claimed}`;
const duplicateEnv: DuplicateEnv = {
  wordsFor: () => ({ judge: () => 'valid', bestPlays: anyPlays }),
  digest,
};

class DuplicateRun {
  readonly #world: FaultyCluster;
  readonly #rng: Rng;
  /** By call and player, the last answer that was acknowledged. */
  readonly #handedIn = new Map<string, string>();
  #ids = 0;

  constructor(world: FaultyCluster, rng: Rng) {
    this.#world = world;
    this.#rng = rng;
  }

  async play(): Promise<void> {
    const setup: duplicate.Setup = {
      ...{ game: STREAM, referees: [], base, tileset, board: std15, lexicon: LEXICON },
      duplicate: { ...duplicate.DUPLICATE_DEFAULTS, seconds: 5, pauseSeconds: 1 },
      commitment: 'c',
      code: '',
    } as duplicate.Setup;
    const create = { id: 'create', who: SYSTEM, action: { kind: 'create', setup, seed: 's' } };
    await this.#world.must((rooms) => rooms.create('duplicate', STREAM, create));
    const entrants = PLAYERS.map((id) => ({ id, name: id, hall: '', hands: 'device' as const }));
    await this.#world.must((rooms) => enter(rooms, STREAM, 'enter', entrants));
    await this.#world.must(this.#send('start'));
    for (;;) {
      const state = await this.#world.read(duplicateKind, STREAM);
      if (state.rounds.length >= ROUNDS) break;
      if (state.phase.kind === 'answering') await this.#answer(state.calls);
      else await this.#world.clock.advance(500);
    }
    await this.#world.must(this.#send('end'));
    await this.#world.comeToRest();
    this.#check();
  }

  #send(kind: 'start' | 'end'): Ask {
    return (rooms) => rooms.send(STREAM, { id: kind, who: SYSTEM, action: { kind } });
  }

  async #answer(call: number): Promise<void> {
    const asked = PLAYERS.map((id) => ({ id, n: ++this.#ids }));
    const answers = await this.#world.insist(asked.map(({ id, n }) => this.#handIn(id, call, n)));
    for (const [i, { n }] of asked.entries())
      if (answers[i]?.ok) this.#handedIn.set(`${call} ${i + 1}`, digest(answerOf(i + 1, n)));
      else expect(codeOf(answers[i])).toBe('too-late');
    await this.#world.clock.advance(this.#rng.below(3000));
  }

  #handIn(id: string, call: number, n: number): Ask {
    const action = { kind: 'hand-in', call, tiles: [], claimed: n };
    const request = { id: `h${n}`, who: person(id), action };
    const ports = { onAnswer: () => {} };
    return (rooms: Rooms) => duplicateCommands({ ...ports, rooms } as never)(STREAM, request);
  }

  #check(): void {
    const events = this.#world.stored(duplicateKind, STREAM);
    const judged = events.filter((event) => event.kind === 'judged');
    expect(judged.map(({ call }) => call)).toEqual(judged.map((_, i) => i + 1));
    for (const { call, rows } of judged) {
      const told = [...this.#handedIn].filter(([key]) => key.startsWith(`${call} `));
      const read = rows.map((row) => [`${call} ${row.player}`, row.digest]);
      expect(new Map(read as [string, string][])).toEqual(new Map(told));
    }
    expect(events.reduce(duplicate.evolve, duplicate.START)).toMatchObject({
      phase: { kind: 'over' },
      isFiled: true,
    });
    for (const id of PLAYERS)
      expect(this.#world.stored(answersKind, answersStream(STREAM, id)).at(-1)?.kind).toBe(
        'closed',
      );
  }
}

const answerOf = (player: number, claimed: number): duplicate.SealedAnswer => ({
  ...{ player, tiles: [], claimed },
});

const codeOf = (answer: Answer | undefined): unknown =>
  answer?.ok === false && answer.error.kind === 'refused'
    ? (answer.error.refusal as { code: string }).code
    : answer;

test('whatever fails, the answers judged at the bell are those that were acknowledged', () =>
  simulate(
    'duplicate',
    [
      { kind: duplicateKind, env: duplicateEnv, react: reactAll([judgeRound, closeAnswers]) },
      { kind: answersKind, env: null },
    ],
    (world, rng) => new DuplicateRun(world, rng).play(),
  ));

async function playBingo(world: FaultyCluster, rng: Rng): Promise<void> {
  const stream = 'bingo-1';
  const rules = { ...game.BINGO_DEFAULTS, letters: 3, seconds: 2 };
  const setup = {
    game: stream,
    code: '',
    caller: null,
    rules,
    tileset,
    lexicon: null,
    commitment: 'c',
  };
  const create = { id: 'create', who: SYSTEM, action: { kind: 'create', setup, seed: 's' } };
  await world.must((rooms) => rooms.create('bingo', stream, create));
  const send =
    (who: Who, id: string, action: object): Ask =>
    (rooms) =>
      rooms.send(stream, { id, who, action });
  const words = ['KAS', 'TEE'].map((word) => [...word]);
  const entered = PLAYERS.map((id) =>
    send(person(id), 'enter', { kind: 'enter', name: id, words }),
  );
  await world.must(...entered);
  await world.must(send(SYSTEM, 'start', { kind: 'start' }));
  await world.clock.advance(10_000);
  const before = await world.read(bingoKind, stream);
  await world.beAway(3_600_000);
  // At most what was due when the last process died, and what came since another began.
  const after = await world.read(bingoKind, stream);
  expect(after.calls.length - before.calls.length).toBeLessThan(30);
  for (let n = 0; ; n++) {
    await world.must(send(person(rng.pick(PLAYERS)), `claim-${n}`, { kind: 'claim' }));
    if ((await world.read(bingoKind, stream)).phase.kind === 'over') break;
    await world.clock.advance(10_000);
  }
  await world.comeToRest();
  const state = world.stored(bingoKind, stream).reduce(game.evolve, game.START);
  expect(state.phase).toMatchObject({ kind: 'over', reason: 'claimed' });
  expect(state.players.map(({ name }) => name).toSorted()).toEqual(PLAYERS);
  let bag: readonly string[] = allTiles(setup.tileset as never);
  for (const [i, tile] of state.calls.entries()) {
    const at = drawStream(state.secret, i, bag.length);
    expect(tile).toBe(bag[at]);
    bag = bag.toSpliced(at, 1);
  }
}

test('whatever fails, a bingo is called in the order of its seed, and not while nobody is there', () =>
  simulate('bingo', [{ kind: bingoKind, env: { judgeFor: () => () => 'unknown' } }], playBingo));

async function playUngame(world: FaultyCluster, rng: Rng): Promise<void> {
  const stream = 'ungame-1';
  const row = [...'TARKUSE'].map((letter, i) => ({
    ...{ square: 108 + i, letter, blank: false },
  })) as unknown as PlacedTile[];
  const setup = {
    ...{ game: stream, from: 'game-1', order: [0, 1, 2], rules: ungame.UNGAME_DEFAULTS },
    players: PLAYERS.map((id) => ({ id, name: id })),
    board: layTiles(emptyBoard, row),
    ...{ tileset, layout: std15, notation: base?.notation, lexicon: LEXICON },
  };
  const create = { id: 'create', who: SYSTEM, action: { kind: 'create', setup } };
  await world.must((rooms) => rooms.create('ungame', stream, create));
  for (let n = 0; ; n++) {
    const { phase, board } = await world.read(ungameKind, stream);
    if (phase.kind !== 'turn') break;
    const grounds = { board, rules: setup.rules, judge: () => 'valid' as const };
    const [removal] = rng.some([...ungame.removalsOf(grounds)], 1);
    const action = rng.chance(0.2) ? { kind: 'pass' } : { kind: 'remove', squares: removal };
    const who = person(PLAYERS[phase.seat] ?? '');
    // What was read may be a second old; a turn that was another's is refused, and the next one is tried.
    await world.insist([(rooms) => rooms.send(stream, { id: `m${n}`, who, action })]);
  }
  await world.comeToRest();
  const state = world.stored(ungameKind, stream).reduce(ungame.evolve, ungame.START);
  const taken = state.seats.reduce((sum, { tiles }) => sum + tiles, 0);
  expect(taken + state.board.filter((cell) => cell !== null).length).toBe(row.length);
  expect(state.phase.kind).toBe('over');
}

test('whatever fails, an un-game goes on turn by turn to its end', () =>
  simulate('un-game', [{ kind: ungameKind, env: { judgeFor: () => () => 'valid' } }], playUngame));
