/** The price of a challenge by its name, with two, three and four at the table (RULES 8.6 to 8.9, 11.8). */
import { allBut, Table, type TableSpec } from '@taht/testkit';
import { describe, expect, test } from 'vitest';

type Mode = NonNullable<TableSpec['houseRules']>[number] | 'turkish';

const RACKS = ['HORNSAT', 'FARMEST', 'PLAYINO', 'GUIDEBO'];

/** A lays HORN for 14 points, B challenges it. */
function challenged(mode: Mode, players: number, verdict: 'valid' | 'invalid'): Table {
  const racks = RACKS.slice(0, players);
  const judge = verdict === 'valid' ? allBut() : allBut('HORN');
  const turkish = mode === 'turkish';
  const table = Table.dealt(
    turkish ? { ruleset: 'tr-school', racks } : { racks, judge, houseRules: [mode] },
  );
  table.play('A 8E HORN; B challenge');
  if (turkish) table.play(`ref rule ${verdict}`);
  return table;
}

const standing = (table: Table): string =>
  table.game.seats.map(({ standing }) => standing[0]).join('');

describe('a challenge in vain', () => {
  test.each<[Mode, players: number, phase: string, scores: number[]]>([
    ['challenge-single', 2, 'turn B', [14, 0]],
    ['challenge-single', 3, 'turn B', [14, 0, 0]],
    ['challenge-single', 4, 'turn B', [14, 0, 0, 0]],
    ['challenge-double', 2, 'turn A', [14, 0]],
    ['challenge-double', 3, 'turn C', [14, 0, 0]],
    ['challenge-double', 4, 'turn C', [14, 0, 0, 0]],
    ['challenge-triple', 2, 'over resigned', [14, 0]],
    ['challenge-triple', 3, 'turn C', [14, 0, 0]],
    ['challenge-triple', 4, 'turn C', [14, 0, 0, 0]],
    ['challenge-minus-10', 2, 'turn B', [14, -10]],
    ['challenge-minus-10', 3, 'turn B', [14, -10, 0]],
    ['challenge-minus-10', 4, 'turn B', [14, -10, 0, 0]],
    ['challenge-plus-5', 2, 'turn B', [19, 0]],
    ['challenge-plus-5', 3, 'turn B', [19, 0, 0]],
    ['challenge-plus-5', 4, 'turn B', [19, 0, 0, 0]],
    ['challenge-plus-10', 2, 'turn B', [24, 0]],
    ['challenge-plus-10', 3, 'turn B', [24, 0, 0]],
    ['challenge-plus-10', 4, 'turn B', [24, 0, 0, 0]],
    ['challenge-plus-5-per-word', 2, 'turn B', [19, 0]],
    ['challenge-plus-5-per-word', 3, 'turn B', [19, 0, 0]],
    ['challenge-plus-5-per-word', 4, 'turn B', [19, 0, 0, 0]],
    ['turkish', 2, 'turn A', [14, 0]],
    ['turkish', 3, 'turn C', [14, 0, 0]],
    ['turkish', 4, 'turn C', [14, 0, 0, 0]],
  ])('%s with %i players', (mode, players, phase, scores) => {
    const table = challenged(mode, players, 'valid');
    expect([table.phase, table.scores]).toEqual([phase, scores]);
    expect(table.rack('A')).toHaveLength(7);
    const loses = mode === 'challenge-triple' ? 'r' : 'p';
    expect(standing(table)).toBe(`p${loses}pp`.slice(0, players));
  });
});

describe('a challenge of a bad word', () => {
  test.each<[Mode, phases: [two: string, three: string, four: string]]>([
    ['challenge-single', ['turn B', 'turn B', 'turn B']],
    ['challenge-double', ['turn B', 'turn B', 'turn B']],
    ['challenge-triple', ['over resigned', 'turn B', 'turn B']],
    ['challenge-minus-10', ['turn B', 'turn B', 'turn B']],
    ['challenge-plus-5', ['turn B', 'turn B', 'turn B']],
    ['challenge-plus-10', ['turn B', 'turn B', 'turn B']],
    ['challenge-plus-5-per-word', ['turn B', 'turn B', 'turn B']],
    ['turkish', ['turn B', 'turn B', 'turn B']],
  ])('%s costs the turn, or the game where it is triple', (mode, phases) => {
    phases.forEach((phase, i) => {
      const players = i + 2;
      const table = challenged(mode, players, 'invalid');
      expect(table.phase).toBe(phase);
      expect(table.scores).toEqual(Array(players).fill(0));
      expect(table.game.board.every((cell) => cell === null)).toBe(true);
      const isTriple = mode === 'challenge-triple';
      expect(standing(table)).toBe(`${isTriple ? 'r' : 'p'}ppp`.slice(0, players));
      expect(table.rack('A')).toBe(isTriple ? '' : 'AHNORST');
    });
  });

  test.each([2, 3, 4])('turkish with %i players: bystanders sit out the next turn', (players) => {
    const table = challenged('turkish', players, 'invalid');
    const skipped = ['skipped C bystander', 'skipped D bystander'].slice(0, players - 2);
    expect(table.play('B pass')).toEqual(['passed B chosen', ...skipped]);
    expect(table.phase).toBe('turn A');
    expect(table.play('A pass')).toEqual(['passed A chosen']);
  });
});

describe('points for each word', () => {
  const spec: TableSpec = { board: '8G AT', racks: ['TOES', 'A', 'E'] };
  const perWord = (challenger: 'none' | 'points', moverPoints: number): TableSpec => ({
    ...spec,
    rules: { challenge: { onGood: { challenger, points: -10, moverPoints, per: 'word' } } },
  });

  test.each<[string, string, number[]]>([
    ['all three are challenged', 'B challenge', [8 + 15, 0, 0]],
    ['two are challenged', 'B challenge 0 2', [8 + 10, 0, 0]],
    ['one is challenged, twice named', 'B challenge 1 1', [8 + 5, 0, 0]],
  ])('%s', (_name, challenge, scores) => {
    const table = Table.dealt({ ...spec, houseRules: ['challenge-plus-5-per-word'] });
    table.play(`A 9G TO; ${challenge}`);
    expect(table.scores).toEqual(scores);
  });

  test('the challenger pays for each word too where the ruleset says so', () => {
    const table = Table.dealt(perWord('points', 0));
    table.play('A 9G TO; B challenge 0 1');
    expect(table.scores).toEqual([8, -20, 0]);
  });
});

describe('void: challenges are off and only good words may be laid', () => {
  const spec: TableSpec = {
    racks: ['HORNSAT', 'FARMEST', 'PLAYINO'],
    houseRules: ['challenge-void'],
    judge: allBut('HORNS', 'FO'),
  };

  test('a bad word is refused, with its name, and the player tries again', () => {
    const table = Table.dealt(spec);
    expect(table.refusal('A 8D HORNS')).toEqual({
      code: 'not-a-word',
      words: [['H', 'O', 'R', 'N', 'S']],
    });
    expect(table.play('A 8E HORN')).toEqual(['placed A 14', 'stood A 14', 'drew A 4']);
    expect(table.phase).toBe('turn B');
  });

  test('a bad word across the line is refused too', () => {
    const table = Table.dealt(spec);
    table.play('A 8E HORN');
    expect(table.refusal('B 7F FA')).toMatchObject({ code: 'not-a-word', words: [['F', 'O']] });
  });

  test('a word that the list cannot tell is not known to be good', () => {
    const table = Table.dealt({ ...spec, judge: () => 'unknown' });
    expect(table.refusal('A 8E HORN').code).toBe('not-a-word');
  });

  test('nobody can challenge, accept or claim', () => {
    const table = Table.dealt(spec);
    table.play('A 8E HORN');
    expect(table.refusal('B challenge').code).toBe('challenge-off');
    expect(table.refusal('B accept').code).toBe('wrong-phase');
  });
});
