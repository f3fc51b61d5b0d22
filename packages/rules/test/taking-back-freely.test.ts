/** The own last play taken back freely, across what bots have answered, with the same tiles drawn again (RULES 14.4.3). */
import {
  allBut,
  count,
  drawStream,
  editions,
  findPlacement,
  makeRecord,
  makeRng,
  type Rng,
  seed,
  Table,
  type TableSpec,
  verifyRecord,
} from '@taht/testkit';
import { expect, test } from 'vitest';
import { type Action, allTiles, type Game, type Seat, sortTiles, tileOf } from '../src/index.ts';

const RACKS = ['HORNSAT', 'FARMEST', 'PLAYINO'];
const three: TableSpec = { ruleset: 'en-friendly', racks: RACKS };
const botsAt = (...seats: readonly number[]): TableSpec => ({ ...three, bots: seats });

const state = ({ game }: Table): unknown => stateOf(game);

const stateOf = (game: Game): unknown => ({
  board: game.board,
  seats: game.seats,
  bags: game.bags,
  draws: game.draws,
  phase: game.phase,
  order: game.order,
});

test.each<[string, TableSpec, string, number]>([
  ['a play', three, 'A 8E HORN', 1],
  ['a pass', three, 'A pass', 1],
  ['a play and the answer of a bot', botsAt(1), 'A 8E HORN; B 7G FA', 2],
  ['a play and the answers of two bots', botsAt(1, 2), 'A 8E HORN; B 7G FA; C exchange PL', 3],
])('%s is taken back at once', (_name, spec, script, moves) => {
  const table = Table.dealt(spec);
  const before = state(table);
  table.play(script);
  expect(state(table)).not.toEqual(before);
  expect(table.play('A ask')).toEqual(Array(moves).fill('undone free'));
  expect(state(table)).toEqual(before);
  expect(state(table.reload())).toEqual(before);
});

test('several of them, one after the other, as long as bots alone have answered', () => {
  const table = Table.dealt(botsAt(1, 2));
  const before = state(table);
  table.play('A 8E HORN; B pass; C pass; A pass; B pass; C pass; A ask; A ask');
  expect(state(table)).toEqual(before);
  expect(table.refusal('A ask').code).toBe('nothing-to-take-back');
});

test.each<[string, TableSpec, string, string]>([
  ['the next player has moved', three, 'A 8E HORN; B pass; A ask', 'not-your-move'],
  ['a person has moved behind a bot', botsAt(1), 'A pass; B pass; C pass; A ask', 'not-your-move'],
  ['it is another’s', three, 'A pass; C ask', 'not-your-move'],
  ['only bots have moved', botsAt(0), 'A pass; B ask', 'not-your-move'],
  ['it was an exchange', three, 'A exchange HO; A ask', 'exchange-stays'],
  [
    'it was an exchange, long ago',
    botsAt(1, 2),
    'A exchange HO; B pass; C pass; A ask',
    'exchange-stays',
  ],
  ['there is none', three, 'A ask', 'nothing-to-take-back'],
])('refused: %s', (_name, spec, script, code) => {
  expect(Table.dealt(spec).refusal(script).code).toBe(code);
});

test('a wrong word costs nothing and is named; the next try is a play like any other', () => {
  const table = Table.dealt({ ...three, judge: allBut('HORN') });
  const before = state(table);
  expect(table.refusal('A 8E HORN')).toEqual({
    code: 'not-a-word',
    words: [['H', 'O', 'R', 'N']],
  });
  expect(state(table)).toEqual(before);
  table.play('A 8F SAT');
  expect(table.phase).toBe('turn B');
});

/** Every tile of the set lies somewhere, and nowhere twice. */
function expectWhole({ seats, bags, board, aside, setup, tables }: Game): void {
  const laid = board.filter((cell) => cell !== null).map(tileOf);
  const all = [...bags.flat(), ...seats.flatMap(({ rack }) => rack), ...laid, ...aside];
  expect(sortTiles(all, tables)).toEqual(allTiles(setup.tileset));
}

const onTurn = ({ phase }: Game): Seat | undefined =>
  phase.kind === 'turn' ? phase.seat : undefined;

function randomPlay(rng: Rng, game: Game, seat: Seat): Action {
  const tiles = findPlacement(rng, game, seat, 60, () => true);
  return tiles === undefined ? { kind: 'pass' } : { kind: 'place', tiles };
}

/** A bot sits at the second of three places; whoever else plays takes back, plays otherwise, takes back and plays again. */
function playIndecisively(ruleset: string, rng: Rng): Table {
  const table = Table.offered({ ruleset, players: 3, bots: [1], draw: drawStream });
  const send = (seat: Seat, action: Action) => table.send({ kind: 'seat', seat }, action);
  for (const seat of [0, 1, 2]) send(seat, { kind: 'agree', contribution: `luck ${seat}` });
  for (let seat = onTurn(table.game); seat !== undefined; seat = onTurn(table.game)) {
    const before = table.game;
    const play = randomPlay(rng, before, seat);
    send(seat, play);
    expectWhole(table.game);
    const after = table.game;
    if (seat === 1 || after.phase.kind === 'over') continue;
    const answer = onTurn(after) === 1 ? randomPlay(rng, after, 1) : null;
    if (answer !== null) send(1, answer);
    const answered = table.game;
    if (answered.phase.kind === 'over') continue;
    send(seat, { kind: 'ask-take-back' });
    expect(state(table)).toEqual(stateOf(before));
    expectWhole(table.game);
    send(seat, randomPlay(rng, before, seat));
    expectSameDraw(before, after, table.game, seat);
    if (table.game.phase.kind === 'over') continue;
    send(seat, { kind: 'ask-take-back' });
    send(seat, play);
    expect(state(table)).toEqual(stateOf(after));
    if (answer !== null) send(1, answer);
    expect(state(table)).toEqual(stateOf(answered));
  }
  return table;
}

/** With more tiles laid one draws more of them, but never others. */
function expectSameDraw(before: Game, once: Game, again: Game, seat: Seat): void {
  const drawnIn = (game: Game) => {
    const rack = game.seats[seat]?.rack ?? [];
    return rack.slice(rack.length - (game.draws - before.draws));
  };
  const [first, second] = [drawnIn(once), drawnIn(again)];
  const length = Math.min(first.length, second.length);
  expect(second.slice(0, length)).toEqual(first.slice(0, length));
}

test.each(editions.map(({ id }) => id))(
  '%s: play, take back and play again give the same tiles, and none is lost or made',
  (id) => {
    for (let i = 0; i < count(100, 3); i++) {
      const table = playIndecisively(`${id}-friendly`, makeRng(seed() + i));
      const { checks } = verifyRecord(makeRecord(table.entries));
      // The seed of a test table was never promised.
      expect(checks.filter(({ ok }) => !ok).map(({ name }) => name)).toEqual(['commitment']);
    }
  },
);
