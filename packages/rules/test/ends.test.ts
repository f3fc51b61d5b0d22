/** How a game ends, what is deducted and credited then, and who stands where (RULES 10). */
import { allBut, stackedDraw, Table, type TableSpec } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import type { EndReason, RulesetPatch } from '../src/index.ts';

const RACKS = ['HORNSAT', 'FARMEST', 'PLAYINO'];

function check(spec: TableSpec, script: string, phase: string): void {
  const table = Table.dealt(spec);
  table.play(script);
  expect(table.phase).toBe(phase);
}

describe('by passes', () => {
  const three: TableSpec = { racks: RACKS };
  const double: TableSpec = { ...three, houseRules: ['challenge-double'] };
  const counting: RulesetPatch = { challenge: { forcedSkipCountsAsPass: true } };

  test.each<[string, TableSpec, string, string]>([
    ['all have passed once', three, 'A pass; B pass; C pass', 'turn A'],
    [
      'all have passed twice',
      three,
      'A pass; B pass; C pass; A pass; B pass; C pass',
      'over passes',
    ],
    [
      'a play in between starts anew',
      three,
      'A pass; B pass; C 8H AI; A pass; B pass; C pass',
      'turn A',
    ],
    [
      'an exchange is no pass',
      three,
      'A pass; B exchange F; C pass; A pass; B pass; C pass',
      'turn A',
    ],
    [
      'an exchange is a pass where the ruleset says so',
      { ...three, rules: { exchange: { countsAsPass: true } } },
      'A pass; B exchange F; C pass; A pass; B pass; C pass',
      'over passes',
    ],
    [
      'once is enough where the ruleset says so',
      { ...three, rules: { end: { passRounds: 1 } } },
      'A pass; B pass; C pass',
      'over passes',
    ],
    [
      'never where the ruleset says so',
      { ...three, rules: { end: { passRounds: 'none', scorelessTurns: 50 } } },
      'A pass; B pass; C pass; A pass; B pass; C pass; A pass; B pass; C pass',
      'turn A',
    ],
    [
      'a skip is no pass',
      double,
      'A 8E HORN; B challenge; C pass; A pass; B pass; C pass; A pass',
      'turn B',
    ],
    [
      'a skip is a pass where the ruleset says so',
      { ...double, rules: counting },
      'A 8E HORN; B challenge; C pass; A pass; B pass; C pass; A pass',
      'over passes',
    ],
    [
      'a play taken back is no pass',
      { ...three, judge: allBut('HORN') },
      'A 8E HORN; B challenge; B pass; C pass; A pass; B pass; C pass',
      'turn A',
    ],
    [
      'a play taken back is a pass where the ruleset says so',
      { ...three, judge: allBut('HORN'), rules: counting },
      'A 8E HORN; B challenge; B pass; C pass; A pass; B pass; C pass',
      'over passes',
    ],
  ])('%s', (_name, spec, script, phase) => check(spec, script, phase));
});

describe('by turns without a point', () => {
  const six: TableSpec = {
    racks: ['??NORSA', 'FARMEST'],
    rules: { end: { passRounds: 'none', scorelessTurns: 6 } },
  };

  test.each<[string, TableSpec, string, string]>([
    ['six passes', six, 'A pass; B pass; A pass; B pass; A pass; B pass', 'over scoreless-turns'],
    ['five passes', six, 'A pass; B pass; A pass; B pass; A pass', 'turn B'],
    [
      'exchanges, a play worth nothing and passes',
      six,
      'A 8G in; B accept; B exchange F; A pass; B pass; A exchange N; B pass',
      'over scoreless-turns',
    ],
    ['a point in between', six, 'A pass; B pass; A pass; B pass; A 8G ON; B pass', 'turn A'],
    [
      'a play taken back',
      { ...six, judge: allBut('ON') },
      'A pass; B pass; A pass; B pass; A 8G ON; B challenge; B pass',
      'over scoreless-turns',
    ],
    [
      'a skip',
      { ...six, houseRules: ['challenge-double'], rules: { end: { scorelessTurns: 2 } } },
      'A 8G ON; B challenge; A pass',
      'over scoreless-turns',
    ],
    [
      'the club game',
      { ruleset: 'en-club' },
      'A pass; B pass; A pass; B pass; A pass; B pass',
      'over scoreless-turns',
    ],
  ])('%s', (_name, spec, script, phase) => check(spec, script, phase));
});

describe('by no move left', () => {
  const stuck: TableSpec = { racks: ['HORN', 'FARM'], bag: '', hasPlay: () => false };

  test.each<[string, TableSpec, string]>([
    ['nobody can play or exchange', stuck, 'over no-move-left'],
    ['somebody can still play', { ...stuck, hasPlay: (_, seat) => seat === 0 }, 'turn B'],
    ['somebody can still exchange', { ...stuck, bag: 'E' }, 'turn B'],
    [
      'the bag is below the limit',
      { ...stuck, bag: 'E', rules: { exchange: { minBag: 7 } } },
      'over no-move-left',
    ],
    ['no generator is at hand', { racks: ['HORN', 'FARM'], bag: '' }, 'turn B'],
    ['the ruleset has no such end', { ...stuck, rules: { end: { noMoveLeft: false } } }, 'turn B'],
  ])('%s', (_name, spec, phase) => check(spec, 'A pass', phase));
});

describe('by agreement', () => {
  test.each<[string, string, string]>([
    ['all agree', 'A end; B end; C end', 'over agreed'],
    ['one does not', 'A end; B end', 'turn A'],
    ['a move in between and it has lapsed', 'A end; B end; A pass; C end', 'turn B'],
  ])('%s', (_name, script, phase) => check({ racks: RACKS }, script, phase));

  test('a seat agrees once, and only between two moves', () => {
    const table = Table.dealt({ racks: RACKS });
    expect(table.refusal('A end; A end').code).toBe('already-answered');
    expect(table.refusal('A 8E HORN; B end').code).toBe('wrong-phase');
  });
});

describe('what is deducted and credited', () => {
  const OUT = 'A 8G ..S; B accept; C accept';
  const PASSES = 'A pass; B pass; C pass; A pass; B pass; C pass';

  test.each<[string, RulesetPatch['final'], EndReason, string, number[]]>([
    // GAS is worth 4, K 5, D 2 and S 1.
    ['always, single', {}, 'out', OUT, [4 + 7, -5, -2]],
    ['always, none', { creditOut: 'none' }, 'out', OUT, [4, -5, -2]],
    ['unless out, single', { deductOwn: 'unless-out' }, 'out', OUT, [4 + 7, 0, 0]],
    [
      'unless out, double',
      { deductOwn: 'unless-out', creditOut: 'double' },
      'out',
      OUT,
      [18, 0, 0],
    ],
    ['never, single', { deductOwn: 'never' }, 'out', OUT, [4 + 7, 0, 0]],
    ['never, none', { deductOwn: 'never', creditOut: 'none' }, 'out', OUT, [4, 0, 0]],
    ['always, nobody out', {}, 'passes', PASSES, [-1, -5, -2]],
    ['unless out, nobody out', { deductOwn: 'unless-out' }, 'passes', PASSES, [-1, -5, -2]],
    ['never, nobody out', { deductOwn: 'never' }, 'passes', PASSES, [0, 0, 0]],
    ['agreed: as where nobody went out', {}, 'agreed', 'A end; B end; C end', [-1, -5, -2]],
    ['resigned: nothing', {}, 'resigned', 'A resign; B resign', [0, 0, 0]],
    ['left: nothing', {}, 'left', 'A leave; B leave', [0, 0, 0]],
  ])('%s', (_name, final = {}, reason, script, scores) => {
    const spec: TableSpec = { board: '8G GA', racks: ['S', 'K', 'D'], bag: '', rules: { final } };
    const table = Table.dealt(spec);
    table.play(script);
    expect([table.phase, table.scores]).toEqual([`over ${reason}`, scores]);
  });

  test('the racks at the end and what each brought are on record', () => {
    const table = Table.dealt({ board: '8G GA', racks: ['S', 'K'], bag: '' });
    table.play('A 8G ..S; B accept');
    expect(table.events.find(({ kind }) => kind === 'ended')).toMatchObject({
      reason: 'out',
      out: 0,
      racks: [[], ['K']],
      adjustments: [
        { seat: 1, points: -5, cause: 'own-tiles' },
        { seat: 0, points: 5, cause: 'credit' },
      ],
      scores: [9, -5],
    });
    expect(table.events.at(-1)).toMatchObject({ kind: 'revealed', seed: '0'.repeat(64) });
  });
});

describe('the ranking', () => {
  const passes = 'A pass; B pass; C pass; A pass; B pass; C pass';
  const blanks: TableSpec = { racks: ['A', 'A', 'A'], bag: '' };

  test.each<[string, number[], string]>([
    ['the highest score wins', [10, 30, 20], 'B C A'],
    ['equal scores share a place', [30, 10, 30], 'AC B'],
    ['all equal', [5, 5, 5], 'ABC'],
  ])('%s', (_name, scores, ranking) => {
    const table = Table.dealt({ ...blanks, scores });
    table.play(passes);
    expect(table.ranking).toBe(ranking);
  });

  test.each<[string, RulesetPatch['ties'], string, string]>([
    ['shared', [], '', 'AB C'],
    ['by the score before the deductions', ['before-deduction'], '', 'B A C'],
    ['by a letter', ['letter-draw'], 'CB', 'B A C'],
    ['first by the score, so no letter is drawn', ['before-deduction', 'letter-draw'], '', 'B A C'],
    ['the order of the list says nothing', ['letter-draw', 'before-deduction'], '', 'B A C'],
  ])('a tie: %s', (_name, ties = [], letters, ranking) => {
    // After the deductions A and B both have 250.
    const racks = ['K', 'X', 'A'];
    const draw = stackedDraw(['A', 'B', 'C', 'K', 'X'], letters);
    const scores = [255, 258, 0];
    const table = Table.dealt({ racks, bag: 'BC', scores, rules: { ties }, draw });
    table.play(passes);
    expect([table.scores, table.ranking]).toEqual([[250, 250, -1], ranking]);
    expect(table.drawn).toHaveLength(letters.length);
  });

  test('two ties are drawn apart, each from the full set, with numbers of their own', () => {
    const racks = ['A', 'A', 'A', 'A'];
    const rules: RulesetPatch = { ties: ['letter-draw'] };
    const table = Table.dealt({ racks, bag: 'BCDE', scores: [9, 9, 5, 5], rules });
    table.play('A pass; B pass; C pass; D pass; A pass; B pass; C pass; D pass');
    expect(table.drawn).toEqual([...new Set(table.drawn)]);
    expect(table.ranking.replaceAll(' ', '').split('').toSorted().join('')).toBe('ABCD');
    expect(table.ranking).toMatch(/^[AB] [AB] [CD] [CD]$/);
  });
});
