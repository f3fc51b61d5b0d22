/** The corner where others break: the last play, challenged or not, with the game reloaded at every step. */
import { allBut, noJudge, Table, type TableSpec } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import { evolve, type Game, START } from '../src/index.ts';

type Mode = NonNullable<TableSpec['houseRules']>[number] | 'turkish';

const MODES: readonly Mode[] = [
  'challenge-single',
  'challenge-double',
  'challenge-triple',
  'challenge-minus-10',
  'challenge-plus-5',
  'challenge-plus-10',
  'challenge-plus-5-per-word',
  'turkish',
];

/** GAS for 4 points takes A out; K, D and F are worth 5, 2 and 4. */
function lastPlay(mode: Mode, players: number, extra: TableSpec = {}): Table {
  const spec: TableSpec = {
    board: '8G GA',
    racks: ['S', 'K', 'D', 'F'].slice(0, players),
    bag: '',
    scores: [100, 100, 100, 100].slice(0, players),
    ...extra,
  };
  const table = Table.dealt(
    mode === 'turkish'
      ? { ...spec, ruleset: 'tr-school' }
      : { ...spec, houseRules: [mode, ...(spec.houseRules ?? [])] },
  );
  table.play('A 8G ..S');
  return table.reload();
}

const SEATS = ['A', 'B', 'C', 'D'];

/** Stored and loaded again, the game is the very same. */
function expectReloaded(table: Table): void {
  const present = (game: Game) => ({ ...game, undo: null, commands: null });
  const live = present(table.game);
  expect(present(table.reload().game)).toEqual(live);
  expect(present(table.events.reduce(evolve, START))).toEqual(live);
}

function ruled(mode: Mode, players: number, verdict: 'valid' | 'invalid'): Table {
  const table = lastPlay(mode, players, { judge: () => verdict });
  table.play('B challenge');
  if (mode === 'turkish') table.play(`ref rule ${verdict}`);
  expectReloaded(table);
  return table;
}

describe('the last play is challenged in vain', () => {
  test.each<[Mode, players: number, phase: string, scores: number[], ranking: string]>([
    ['challenge-single', 2, 'over out', [109, 95], 'A B'],
    ['challenge-single', 3, 'over out', [111, 95, 98], 'A C B'],
    ['challenge-single', 4, 'over out', [115, 95, 98, 96], 'A C D B'],
    ['challenge-double', 2, 'over out', [109, 95], 'A B'],
    ['challenge-double', 3, 'over out', [111, 95, 98], 'A C B'],
    ['challenge-double', 4, 'over out', [115, 95, 98, 96], 'A C D B'],
    // Who loses the game by the challenge keeps the points, gives no credit and comes last.
    ['challenge-triple', 2, 'over resigned', [104, 100], 'A B'],
    ['challenge-triple', 3, 'over out', [106, 100, 98], 'A C B'],
    ['challenge-triple', 4, 'over out', [110, 100, 98, 96], 'A C D B'],
    ['challenge-minus-10', 2, 'over out', [109, 85], 'A B'],
    ['challenge-minus-10', 3, 'over out', [111, 85, 98], 'A C B'],
    ['challenge-minus-10', 4, 'over out', [115, 85, 98, 96], 'A C D B'],
    ['challenge-plus-5', 2, 'over out', [114, 95], 'A B'],
    ['challenge-plus-5', 3, 'over out', [116, 95, 98], 'A C B'],
    ['challenge-plus-5', 4, 'over out', [120, 95, 98, 96], 'A C D B'],
    ['challenge-plus-10', 2, 'over out', [119, 95], 'A B'],
    ['challenge-plus-10', 3, 'over out', [121, 95, 98], 'A C B'],
    ['challenge-plus-10', 4, 'over out', [125, 95, 98, 96], 'A C D B'],
    ['challenge-plus-5-per-word', 2, 'over out', [114, 95], 'A B'],
    ['challenge-plus-5-per-word', 3, 'over out', [116, 95, 98], 'A C B'],
    ['challenge-plus-5-per-word', 4, 'over out', [120, 95, 98, 96], 'A C D B'],
    ['turkish', 2, 'over out', [104, 95], 'A B'],
    ['turkish', 3, 'over out', [104, 95, 98], 'A C B'],
    ['turkish', 4, 'over out', [104, 95, 98, 96], 'A C D B'],
  ])('%s with %i players', (mode, players, phase, scores, ranking) => {
    const table = ruled(mode, players, 'valid');
    expect([table.phase, table.scores, table.ranking]).toEqual([phase, scores, ranking]);
  });
});

describe.each([2, 3, 4])('with %i players', (players) => {
  const fill = (scores: readonly number[]): number[] => scores.slice(0, players);

  test.each(MODES)('%s: the last play is bad, so it was not the last', (mode) => {
    const table = ruled(mode, players, 'invalid');
    const isTriple = mode === 'challenge-triple';
    expect(table.phase).toBe(isTriple && players === 2 ? 'over resigned' : 'turn B');
    expect(table.scores).toEqual(fill([100, 100, 100, 100]));
    expect([table.rack('A'), table.game.aside.join('')]).toEqual(isTriple ? ['', 'S'] : ['S', '']);
  });

  test.each(MODES)('%s: nobody doubts it', (mode) => {
    const table = lastPlay(mode, players);
    const accepts = SEATS.slice(1, players).map((seat) => `${seat} accept`);
    table.play(mode === 'turkish' ? 'ref close' : accepts.join(';'));
    expectReloaded(table);
    const credit = mode === 'turkish' ? 0 : ([5, 7, 11][players - 2] ?? 0);
    expect([table.phase, table.scores]).toEqual(['over out', fill([104 + credit, 95, 98, 96])]);
  });

  test.each(MODES.slice(0, -1))('%s: reloaded at every step of the doubt', (mode) => {
    const rules = { challenge: { window: { joinSeconds: 15 } } };
    const table = lastPlay(mode, players, { judge: noJudge, rules });
    table.play('B challenge');
    expect(table.reload().phase).toBe(players === 2 ? 'verdict A' : 'joining A');
    if (players > 2) table.play('+15; host tick');
    for (const seat of SEATS.slice(0, players)) table.reload().play(`${seat} vote no`);
    expectReloaded(table);
    expect(table.rack('A')).toBe(mode === 'challenge-triple' ? '' : 'S');
  });
});

test('drawing at once: a last play with nothing to draw goes out all the same', () => {
  const table = lastPlay('challenge-single', 2, { houseRules: ['draw-at-once'] });
  expect(table.refusal('B pass').code).toBe('last-play-open');
  table.play('B accept');
  expect(table.phase).toBe('over out');
});

test('drawing at once: a bad play that drew the last tiles gives them back, so nobody is out', () => {
  const table = Table.dealt({
    board: '8G GA',
    racks: ['S', 'K'],
    bag: 'E',
    houseRules: ['draw-at-once'],
    judge: allBut('GAS'),
  });
  table.play('A 8G ..S');
  expect([table.rack('A'), table.bags]).toEqual(['E', ['']]);
  table.play('B challenge');
  expect([table.rack('A'), table.bags, table.phase]).toEqual(['S', ['E'], 'turn B']);
});

test('with tiles in the bag an empty rack is not out', () => {
  const table = Table.dealt({ board: '8G GA', racks: ['S', 'K'], bag: 'E' });
  table.play('A 8G ..S; B pass');
  expect([table.phase, table.rack('A')]).toEqual(['turn A', 'E']);
});
