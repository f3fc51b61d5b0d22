/** Blanks on the board that whoever holds the letter may take (RULES 11.1). */
import { allBut, Table, type TableSpec } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import { parseSquare, type Square } from '../src/index.ts';

const at = (name: string): Square => parseSquare(name) as Square;

/** HORn with a blank N on the star; A holds an N. */
const may: TableSpec = {
  board: '8E HORn',
  racks: ['NSAT', 'EY'],
  houseRules: ['blank-reuse-may'],
};
const must: TableSpec = { ...may, houseRules: ['blank-reuse-must'] };

describe('swapping', () => {
  test.each<[string, TableSpec, string, string, number]>([
    // Name, table, play, rack afterwards, score
    ['may: the blank is laid at once', may, 'A 8E ....s swap H8', 'AST', 7],
    ['may: the blank is kept', may, 'A 8E ....S swap H8', '?AT', 8],
    ['must: the blank is laid', must, 'A 8E ....s swap H8', 'AST', 7],
    [
      'the letter swapped in counts its points in a word of the play',
      may,
      'A H7 A.T swap H8',
      '?S',
      3,
    ],
    ['it counts nothing where it is in no word of the play', may, 'A E7 A.T swap H8', '?S', 6],
  ])('%s', (_name, spec, line, rack, score) => {
    const table = Table.dealt(spec);
    table.play(line);
    expect(table.rack('A')).toBe(rack);
    expect(table.game.board[at('H8')]).toEqual({ letter: 'N', blank: false });
    table.play('B accept');
    expect(table.scores[0]).toBe(score);
  });

  test('it does not count towards the bonus for seven tiles', () => {
    const racks = ['NSATEIU', 'Y'];
    const six = Table.dealt({ ...may, racks });
    six.play('A I8 SATEIU swap H8');
    expect(six.events.at(-1)).toMatchObject({ kind: 'placed', bonus: 0 });
    const seven = Table.dealt({ ...may, racks });
    seven.play('A I8 SATEIUe swap H8');
    expect(seven.events.at(-1)).toMatchObject({ kind: 'placed', bonus: 50 });
  });

  test('a blank moves without limit', () => {
    const table = Table.dealt({ ...must, racks: ['NSAT', 'SEY'] });
    table.play('A 8E ....s swap H8; B 8E .....y swap I8; A accept');
    expect(table.game.board[at('I8')]).toEqual({ letter: 'S', blank: false });
    expect(table.game.board[at('J8')]).toEqual({ letter: 'Y', blank: true });
  });

  test('two blanks may be taken in one turn, and must then both be laid', () => {
    const spec: TableSpec = { ...must, board: '8E hORn', racks: ['HNSAT', 'E'] };
    expect(Table.dealt(spec).refusal('A 8E ....s swap E8 H8').code).toBe('blank-must-be-laid');
    const table = Table.dealt(spec);
    table.play('A 8D t....s swap E8 H8');
    expect(table.rack('A')).toBe('AST');
  });

  test('the last letter may be swapped in and the blank laid to go out', () => {
    const table = Table.dealt({ ...must, racks: ['N', 'E'], bag: '' });
    table.play('A 8E ....s swap H8; B accept');
    expect(table.phase).toBe('over out');
  });
});

test.each<[string, TableSpec, string]>([
  ['in the window after drawing late', may, 'A 8E ....s swap H8; B challenge'],
  [
    'after drawing at once',
    { ...may, houseRules: ['blank-reuse-may', 'draw-at-once'] },
    'A 8E ....S swap H8; B challenge',
  ],
  ['by the referee', may, 'A 8E ....s swap H8; ref undo'],
])('a play taken back %s takes the swap back too', (_name, spec, script) => {
  const table = Table.dealt({ ...spec, judge: allBut('HORNS') });
  table.play(script);
  expect(table.rack('A')).toBe('ANST');
  expect(table.game.board[at('H8')]).toEqual({ letter: 'N', blank: true });
  expect(table.game.board[at('I8')]).toBeNull();
});

test.each<[string, TableSpec, string, string]>([
  ['it is not the rule here', { ...may, houseRules: [] }, 'A 8E ....s swap H8', 'blank-reuse-off'],
  ['no blank lies there', may, 'A 8E ....s swap E8', 'no-blank-there'],
  ['nothing lies there', may, 'A 8E ....s swap A1', 'no-blank-there'],
  ['one blank twice', may, 'A 8E ....s swap H8 H8', 'square-twice'],
  [
    'the letter is not on the rack',
    { ...may, racks: ['SAT', 'E'] },
    'A 8E ....S swap H8',
    'tile-not-on-rack',
  ],
  ['the letter is needed twice', may, 'A 8E ....N swap H8', 'tile-not-on-rack'],
  ['must: the blank stays on the rack', must, 'A 8E ....S swap H8', 'blank-must-be-laid'],
  ['a swap without a play', may, 'A 1A AT swap H8', 'not-connected'],
])('refused: %s', (_name, spec, line, code) => {
  expect(Table.dealt(spec).refusal(line).code).toBe(code);
});

test('a swap and no tile is no play', () => {
  const action = { kind: 'place', tiles: [], swaps: [at('H8')] } as const;
  expect(Table.dealt(may).refusalOf({ kind: 'seat', seat: 0 }, action).code).toBe('no-tiles');
});
