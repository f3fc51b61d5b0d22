/** Every refusal by its code: a command that really gets it, and a game that is the same afterwards. */
import { noJudge, Table, type TableSpec } from '@taht/testkit';
import { expect, test } from 'vitest';
import type { Refusal, RefusalCode, Setup } from '../src/index.ts';
import { REFUSAL_CODES } from './refusal-codes.ts';

/** What was played before, and the line or the command that is refused. */
type Row = [RefusalCode, () => Table, string | ((table: Table) => Refusal)];

const RACKS = ['HORNSAT', 'FARMEST', 'PLAYINO'];

const dealt =
  (spec: TableSpec = {}, script = '') =>
  (): Table => {
    const table = Table.dealt({ racks: RACKS, ...spec });
    table.play(script);
    return table;
  };
const after = (script: string, spec: TableSpec = {}): (() => Table) => dealt(spec, script);
const school = (script: string): (() => Table) => dealt({ ruleset: 'tr-school' }, script);
const horn = 'A 8E HORN';
const passed = `${horn}; B pass; C pass`;

const theme = { name: 'theme', patch: { theme: { name: 'sea', bonus: 5 } } };
const themed: TableSpec = { houseRules: [theme] };
const may: TableSpec = { board: '8E HORn', racks: ['NSAT', 'E'], houseRules: ['blank-reuse-may'] };
const must: TableSpec = { ...may, houseRules: ['blank-reuse-must'] };
const last: TableSpec = { board: '8G GA', racks: ['S', 'K'], bag: '' };
const bags: TableSpec = { houseRules: ['two-bags'] };
const timed: TableSpec = { rules: { clock: { kind: 'per-game', seconds: 600 } } };
const slow: TableSpec = { rules: { clock: { kind: 'days', seconds: 600, vacation: 600 } } };

const offered = (script: string) => (): Table => {
  const table = Table.offered();
  table.play(script);
  return table;
};

const creating =
  (change: (setup: Setup) => Setup) =>
  (table: Table): Refusal => {
    const setup = change(Table.offered().game.setup);
    return table.refusalOf({ kind: 'system' }, { kind: 'create', setup, seed: '' });
  };

function again(table: Table): Refusal {
  const [entry] = table.entries.slice(-1);
  const decided = entry === undefined ? undefined : table.decide(entry.command);
  if (decided === undefined || decided.ok) throw new Error('done twice');
  return decided.error;
}

const ROWS: readonly Row[] = [
  // Who and when.
  ['already-done', after('A pass'), again],
  ['no-game', Table.empty, 'A pass'],
  ['already-created', dealt(), creating((setup) => setup)],
  ['game-over', after('B resign; C resign'), 'A pass'],
  ['no-such-seat', dealt(), 'D pass'],
  ['seat-not-playing', after('B leave'), 'B pass'],
  ['not-for-you', dealt(), 'A undo'],
  ['not-your-turn', dealt(), 'B pass'],
  ['wrong-phase', dealt(), 'A accept'],
  ['last-play-open', after('A 8G ..S', last), 'B pass'],
  ['paused', after('ref pause'), 'A pass'],
  ['not-paused', dealt(), 'ref resume'],
  // Setting up.
  ['wrong-number-of-players', Table.empty, creating((setup) => ({ ...setup, players: [] }))],
  ['bad-ruleset', Table.empty, creating((s) => ({ ...s, base: { ...s.base, rack: 0 } }))],
  ['already-agreed', offered('A agree'), 'A agree'],
  ['no-such-house-rule', offered(''), 'A refuse theme'],
  // Placing.
  ['no-tiles', dealt(), 'A lay'],
  ['off-board', dealt(), 'A lay H8H P8O'],
  ['square-twice', dealt(), 'A lay H8H H8O'],
  ['square-taken', after(passed), 'A lay H8A'],
  ['not-in-one-line', dealt(), 'A lay H8H I9O'],
  ['gap', dealt(), 'A lay H8H J8O'],
  ['misses-star', dealt(), 'A lay A1H A2O'],
  ['opening-too-short', dealt(), 'A lay H8H'],
  ['not-connected', after(passed), 'A lay A1A A2T'],
  ['tile-not-on-rack', dealt(), 'A lay H8H I8H'],
  ['letter-not-in-alphabet', dealt(), 'A lay H8Õ I8H'],
  ['not-a-word', dealt({ houseRules: ['challenge-void'], judge: () => 'invalid' }), horn],
  ['blank-reuse-off', dealt({ ...may, houseRules: [] }), 'A 8E ....S swap H8'],
  ['no-blank-there', dealt(may), 'A 8E ....S swap E8'],
  ['blank-must-be-laid', dealt(must), 'A 8E ....S swap H8'],
  // Exchanging and passing.
  ['exchange-nothing', dealt(), 'A exchange'],
  ['bag-too-small', dealt({ racks: ['HO', 'F'], bag: 'E' }), 'A exchange HO'],
  [
    'pass-only-when-stuck',
    dealt({ houseRules: ['pass-when-stuck'], hasPlay: () => true }),
    'A pass',
  ],
  // Choosing bags.
  ['wrong-count', after('A exchange H', bags), 'A bags 1 1'],
  ['not-in-that-bag', after('A exchange H', bags), 'A bags 2 -1'],
  // After a play.
  ['challenge-off', after(horn, { houseRules: ['challenge-void'] }), 'B challenge'],
  ['nothing-to-challenge', dealt(), 'B challenge'],
  ['own-play', after(horn), 'A challenge'],
  ['not-your-play', after(horn, themed), 'B claim 0'],
  ['already-answered', after(`${horn}; B accept`), 'B challenge'],
  ['no-such-word', after(horn), 'B challenge 1'],
  ['wrong-verdicts', school(`${horn}; B challenge`), 'ref rule valid valid'],
  ['theme-off', after(horn), 'A claim 0'],
  ['already-claimed', after(`${horn}; A claim 0`, themed), 'A claim 0'],
  ['no-claim', after(horn, themed), 'B theme yes'],
  // The rest.
  ['look-up-closed', dealt(), 'A look HORN'],
  ['no-dictionary', dealt({ judge: noJudge, houseRules: ['open-dictionary'] }), 'A look HORN'],
  ['misdraw-off', dealt(), 'ref misdraw A 6'],
  ['rack-is-right', school(''), 'ref misdraw A 7'],
  ['not-enough-tiles', school(''), 'ref misdraw A 1000'],
  ['take-back-off', after('A pass'), 'A ask'],
  ['nothing-to-take-back', dealt({ houseRules: ['take-back'] }), 'A ask'],
  ['already-asked', after('A pass; A ask; B answer no', { houseRules: ['take-back'] }), 'A ask'],
  ['not-your-move', after('A pass', { houseRules: ['take-back'] }), 'B ask'],
  ['exchange-stays', after('A exchange A', { ruleset: 'en-friendly' }), 'A ask'],
  ['not-asked', after('A pass'), 'B answer yes'],
  ['too-late-to-abort', after(passed), 'A abort'],
  // Time.
  ['no-clock', dealt(), 'A give B 15'],
  ['own-clock', dealt(timed), 'A give A 15'],
  ['time-out-of-range', dealt(timed), 'A give B 601'],
  ['vacation-off', dealt(timed), 'host vacation A 10'],
  ['vacation-too-long', dealt(slow), 'host vacation A 601'],
  ['not-on-vacation', dealt(slow), 'host back A'],
];

test.each(ROWS)('%s', (code, before, sent) => {
  const table = before();
  const game = structuredClone(table.game);
  const refusal = typeof sent === 'string' ? table.refusal(sent) : sent(table);
  expect(refusal.code).toBe(code);
  expect(table.game).toEqual(game);
});

test('every code has a row', () => {
  expect(ROWS.map(([code]) => code).toSorted()).toEqual(REFUSAL_CODES.toSorted());
});
