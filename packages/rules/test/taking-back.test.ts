/** Moves taken back by consent where the table wants that, and undone by the referee (RULES 14.4, 14.5). */
import { allBut, Table, type TableSpec } from '@taht/testkit';
import { describe, expect, test } from 'vitest';

const RACKS = ['HORNSAT', 'FARMEST', 'PLAYINO'];
/** Others may join a challenge, so that it is not over at once. */
const JOINING = { challenge: { window: { joinSeconds: 15 } } };
const three: TableSpec = { racks: RACKS, rules: { takeBack: 'consent' } };

/** What a move changes and taking it back restores. */
const state = (table: Table): unknown => ({
  board: table.game.board,
  racks: table.game.seats.map((_, seat) => table.rack('ABC'[seat] ?? '')),
  bags: table.bags,
  scores: table.scores,
  passes: table.game.seats.map(({ passes }) => passes),
  skips: table.game.seats.map(({ skips }) => skips),
  scoreless: table.game.scoreless,
  phase: table.phase,
});

describe.each<[string, TableSpec, string]>([
  ['a play in its window', three, 'A 8E HORN'],
  ['a play that stands', three, 'A 8E HORN; B accept; C accept'],
  ['a play that drew at once', { ...three, houseRules: ['draw-at-once'] }, 'A 8E HORN'],
  ['an exchange', three, 'A exchange HOR'],
  ['a pass', three, 'A pass'],
  [
    'a play challenged in vain',
    { ...three, houseRules: ['challenge-double'] },
    'A 8E HORN; B challenge',
  ],
  [
    'a play taken back after a challenge',
    { ...three, judge: allBut('HORN') },
    'A 8E HORN; B challenge',
  ],
])('%s', (_name, spec, script) => {
  test('is taken back when all others say yes', () => {
    const table = Table.dealt(spec);
    const before = state(table);
    table.play(`${script}; A ask; B answer yes`);
    expect(state(table)).not.toEqual(before);
    expect(table.play('C answer yes')).toEqual(['take-back-answered C yes', 'undone take-back']);
    expect(state(table)).toEqual(before);
    expect(state(table.reload())).toEqual(before);
  });

  test('is undone by the referee, with a reason', () => {
    const table = Table.dealt(spec);
    const before = state(table);
    table.play(`${script}; ref undo wrong entry`);
    expect(state(table)).toEqual(before);
    expect(table.events.at(-1)).toMatchObject({ cause: 'referee', reason: 'wrong entry' });
  });

  test('uses no number of the draw stream again', () => {
    const table = Table.dealt(spec);
    table.play(`${script}; ref undo; A exchange HOR; ref undo; A exchange HOR`);
    expect(new Set(table.drawn).size).toBe(table.drawn.length);
  });
});

test.each(['et-base', 'is-base', 'fi-base', 'uk-base', 'tr-base', 'en-club', 'tr-school'])(
  '%s: no player takes a move back, only the referee corrects',
  (ruleset) => {
    const table = Table.dealt({ ruleset });
    const before = state(table);
    table.play('A pass');
    expect(table.refusal('A ask')).toEqual({ code: 'take-back-off' });
    table.play('ref undo wrong entry');
    expect(state(table)).toEqual(before);
  },
);

test('a table turns it on with a house rule', () => {
  const table = Table.dealt({ racks: RACKS, houseRules: ['take-back'] });
  expect(table.play('A pass; A ask; B answer yes; C answer yes')).toContain('undone take-back');
});

test('one no is enough', () => {
  const table = Table.dealt(three);
  table.play('A pass; A ask; B answer yes; C answer no');
  expect([table.phase, table.game.takeBack]).toEqual(['turn B', null]);
  expect(table.refusal('B answer yes').code).toBe('not-asked');
});

test.each<[string, string, string]>([
  ['before any move', 'A ask', 'nothing-to-take-back'],
  ['another seat’s move', 'A pass; C ask', 'not-your-move'],
  ['a move before the last', 'A pass; B pass; A ask', 'not-your-move'],
  ['asking twice', 'A pass; A ask; A ask', 'already-asked'],
  ['asking again after a no', 'A pass; A ask; B answer no; A ask', 'already-asked'],
  ['asking again after a challenge', 'A 8E HORN; A ask; B challenge; A ask', 'already-asked'],
  ['answering after a challenge', 'A 8E HORN; A ask; B challenge; C answer yes', 'not-asked'],
  ['answering the own question', 'A pass; A ask; A answer yes', 'not-asked'],
  ['answering twice', 'A pass; A ask; B answer yes; B answer yes', 'already-answered'],
  ['answering when nobody asked', 'A pass; B answer yes', 'not-asked'],
  [
    'after the next move the question has lapsed',
    'A pass; A ask; B pass; C answer yes',
    'not-asked',
  ],
])('refused: %s', (_name, script, code) => {
  expect(Table.dealt(three).refusal(script).code).toBe(code);
});

test('every move can be asked back once', () => {
  const table = Table.dealt(three);
  table.play('A pass; A ask; B answer no; B pass; B ask; C answer no');
  expect(table.play('ref undo; B exchange FAR; B ask')).toContain('take-back-asked B');
});

test('a challenge is a no', () => {
  const table = Table.dealt({ ...three, rules: { ...three.rules, ...JOINING } });
  table.play('A 8E HORN; A ask; B answer yes');
  expect(table.play('C challenge')).toEqual(['take-back-answered C no', 'challenged C 0']);
  expect(table.game.takeBack).toBeNull();
});

test('the referee undoes any number of moves, one at a time', () => {
  const table = Table.dealt(three);
  const before = state(table);
  table.play('A 8E HORN; B 7G FA; C exchange PL; A pass; ref undo; ref undo; ref undo; ref undo');
  expect(state(table)).toEqual(before);
  expect(table.refusal('ref undo').code).toBe('nothing-to-take-back');
});

test('time spent is not given back', () => {
  const rules = { clock: { kind: 'per-game', seconds: 600 } } as const;
  const table = Table.dealt({ ...three, rules });
  table.play('+100; A pass; +30; ref undo; +10; A pass');
  expect(table.game.clock.left).toEqual([490_000, 570_000, 600_000]);
});

test('a question that had lapsed does not come back with the move undone', () => {
  const table = Table.dealt(three);
  table.play('A pass; A ask; A end; B pass; ref undo');
  expect([table.phase, table.game.takeBack, table.game.endAgreed]).toEqual(['turn B', null, []]);
});

test('a command that was undone has still been done', () => {
  const table = Table.dealt(three);
  table.play('A pass');
  const { command } = table.entries.at(-1) ?? { command: undefined };
  table.play('ref undo');
  if (command === undefined) throw new Error('no command');
  expect(table.decide(command)).toEqual({ ok: false, error: { code: 'already-done' } });
});

test('a misdraw found since the move is undone with it', () => {
  const table = Table.dealt({ ...three, ruleset: 'tr-school' });
  const before = state(table);
  table.play('A pass; ref misdraw C 9; ref undo');
  expect(state(table)).toEqual(before);
});
