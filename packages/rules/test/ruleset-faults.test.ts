/** Every mix that is refused, by its name, when it is offered and when it is proposed (RULES 12). */
import { rulesetOf, Table, type TableSpec, tilesetOf } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import {
  checkRuleset,
  decide,
  RULESET_FAULTS,
  type RulesetFault,
  type RulesetPatch,
  type Setup,
  START,
} from '../src/index.ts';

type Row = [fault: RulesetFault, why: string, patch: RulesetPatch];

const odd = <T>(value: unknown): T => value as T;

const ROWS: readonly Row[] = [
  ['unknown-value', 'a way to pass', { pass: { when: odd('sometimes') } }],
  ['unknown-value', 'a way to break ties', { ties: odd(['coin']) }],
  ['when-stuck-needs-generator', 'none is handed in', { pass: { when: 'when-stuck' } }],
  [
    'theme-needs-window',
    'no challenges',
    { theme: { name: 'sea', bonus: 5 }, challenge: { mode: 'off-auto-reject' } },
  ],
  ['theme-needs-bonus', 'none', { theme: { name: 'sea', bonus: 0 } }],
  ['theme-needs-bonus', 'a loss', { theme: { name: 'sea', bonus: -5 } }],
  [
    'two-bags-need-late-draw',
    'at once',
    { bags: { split: 'vowel-consonant' }, challenge: { draw: 'at-once' } },
  ],
  [
    'penalty-without-challenge',
    'skips',
    { challenge: { mode: 'off-auto-reject', onGood: { challenger: 'skip-next' } } },
  ],
  [
    'penalty-without-challenge',
    'points for the mover',
    { challenge: { mode: 'off-auto-reject', onGood: { moverPoints: 5 } } },
  ],
  [
    'penalty-without-challenge',
    'the game',
    { challenge: { mode: 'off-auto-reject', onBad: { mover: 'lose-game' } } },
  ],
  ['points-without-value', 'none', { challenge: { onGood: { challenger: 'points', points: 0 } } }],
  [
    'points-without-value',
    'a gain',
    { challenge: { onGood: { challenger: 'points', points: 10 } } },
  ],
  ['bystanders-need-joining', 'no time to join', { challenge: { bystanders: 'skip-next' } }],
  ['game-never-ends', 'no passes, no turns', { end: { passRounds: 'none' } }],
  ['double-credit-with-deduction', 'always', { final: { creditOut: 'double' } }],
  ['clock-needs-seconds', 'none', { clock: { kind: 'per-move', seconds: 0 } }],
  [
    'increment-needs-game-clock',
    'per move',
    { clock: { kind: 'per-move', seconds: 60, increment: 5 } },
  ],
  ['increment-needs-game-clock', 'no clock', { clock: { increment: 5 } }],
  ['cap-needs-game-clock', 'per move', { clock: { kind: 'per-move', seconds: 60, capMinutes: 5 } }],
  ['time-bank-needs-days', 'per game', { clock: { kind: 'per-game', seconds: 60, timeBank: 5 } }],
  ['vacation-needs-days', 'per move', { clock: { kind: 'per-move', seconds: 60, vacation: 5 } }],
  ['opening-minimum-out-of-range', 'rising', { opening: { minLetters: [4, 5] } }],
  ['opening-minimum-out-of-range', 'equal', { opening: { minLetters: [4, 4] } }],
  ['opening-minimum-out-of-range', 'more than a rack', { opening: { minLetters: [8] } }],
  ['opening-minimum-out-of-range', 'one letter', { opening: { minLetters: [3, 1] } }],
  ['opening-minimum-out-of-range', 'half a letter', { opening: { minLetters: [4.5] } }],
  [
    'opening-minimum-out-of-range',
    'an opening of one tile is no word',
    { opening: { minTiles: 1 } },
  ],
  ['opening-minimum-out-of-range', 'nobody could ever open', { opening: { minTiles: 8 } }],
  ['exchange-limit-out-of-range', 'from an empty bag', { exchange: { minBag: 0 } }],
  ['exchange-limit-out-of-range', 'more than the set', { exchange: { minBag: 101 } }],
  ['rack-out-of-range', 'none', { rack: 0 }],
  ['rack-out-of-range', 'more than the set', { rack: 26 }],
  ['bonus-out-of-reach', 'eight tiles', { bonus: { tiles: 8 } }],
  ['number-out-of-range', 'negative', { clock: { seconds: -1 } }],
  ['number-out-of-range', 'no number', { clock: { seconds: Number.NaN } }],
  [
    'number-out-of-range',
    'endless',
    { challenge: { window: { seconds: Number.POSITIVE_INFINITY } } },
  ],
  ['number-out-of-range', 'huge', { bags: { seconds: 1e308 } }],
  ['number-out-of-range', 'half a tile', { rack: 6.5 }],
  ['number-out-of-range', 'text', { challenge: { window: { joinSeconds: odd('15') } } }],
  ['number-out-of-range', 'points that are no number', { bonus: { points: Number.NaN } }],
  ['number-out-of-range', 'points without end', { challenge: { onGood: { moverPoints: 1e308 } } }],
  ['number-out-of-range', 'half a point', { challenge: { onGood: { points: -0.5 } } }],
  ['number-out-of-range', 'points for being late', { clock: { overPerMinute: 10 } }],
  ['number-out-of-range', 'points for nothing', { bonus: { tiles: 0 } }],
  ['number-out-of-range', 'one player', { players: { min: 1 } }],
  ['number-out-of-range', 'five players', { players: { max: 5 } }],
  ['number-out-of-range', 'more at least than at most', { players: { min: 4, max: 3 } }],
  ['number-out-of-range', 'over before it begins', { end: { passRounds: 0 } }],
  ['number-out-of-range', 'a round and a half', { end: { passRounds: 1.5 } }],
  ['number-out-of-range', 'an end that nobody lives to see', { end: { scorelessTurns: 1e9 } }],
  ['free-take-back-needs-known-words', 'words are challenged', { takeBack: 'free' }],
  [
    'free-take-back-needs-one-bag',
    'both could be looked into',
    {
      takeBack: 'free',
      bags: { split: 'vowel-consonant' },
      challenge: { mode: 'off-auto-reject' },
    },
  ],
  ['tileset-mismatch', 'another set', { tileset: 'fi-101' }],
];

test('where no list is at hand no word can be refused', () => {
  const rules = rulesetOf('en-friendly');
  const set = tilesetOf('en-100');
  if (rules === undefined || set === undefined) return expect.fail('no ruleset');
  const about = { generator: 'absent', list: 'absent' } as const;
  expect(checkRuleset(rules, set, about)).toEqual(['refusing-words-needs-list']);
});

describe.each(ROWS)('%s: %s', (fault, _why, patch) => {
  test('cannot be offered', () => {
    expect(() => Table.offered({ rules: patch })).toThrow(fault);
    expect(() => Table.offered({ houseRules: [{ name: 'odd', patch }] })).toThrow(fault);
  });

  test('cannot be proposed, by whomever, and changes nothing', () => {
    const table = Table.offered();
    const before = table.game;
    for (const by of [{ kind: 'seat', seat: 1 }, { kind: 'system' }] as const) {
      const refusal = table.refusalOf(by, {
        kind: 'propose',
        houseRules: [{ name: 'odd', patch }],
      });
      expect(refusal).toEqual({ code: 'bad-ruleset', faults: expect.arrayContaining([fault]) });
    }
    expect(table.game).toBe(before);
  });
});

test('a set without blanks has none to reuse', () => {
  const { setup } = Table.offered().game;
  const rules = { ...setup.base, blank: { reuse: 'may-replay' } } as const;
  expect(checkRuleset(rules, { ...setup.tileset, blanks: 0 }, { generator: 'absent' })).toEqual([
    'no-blank-to-reuse',
  ]);
});

type Equipment = Partial<Pick<Setup, 'tileset' | 'board'>>;
const { tileset, board } = Table.offered().game.setup;
const first = tileset.alphabet[0] as (typeof tileset.alphabet)[number];
const others = tileset.alphabet.slice(1);

const EQUIPMENT: readonly [fault: RulesetFault, why: string, change: Equipment][] = [
  [
    'broken-tileset',
    'a letter twice',
    { tileset: { ...tileset, alphabet: [first, first, ...others] } },
  ],
  ['broken-tileset', 'a tile outside the alphabet', { tileset: { ...tileset, alphabet: others } }],
  ['broken-tileset', 'half a blank', { tileset: { ...tileset, blanks: 0.5 } }],
  ['broken-tileset', 'too few to count', { tileset: { ...tileset, tiles: [[first, -1, 1]] } }],
  [
    'broken-tileset',
    'points that are none',
    { tileset: { ...tileset, tiles: [[first, 1, Number.NaN]] } },
  ],
  ['broken-board', 'a row too few', { board: { ...board, rows: board.rows.slice(1) } }],
  [
    'broken-board',
    'an unknown sign',
    { board: { ...board, rows: board.rows.with(0, 'x'.repeat(15)) } },
  ],
  ['broken-board', 'no star', { board: { ...board, rows: board.rows.with(7, '.'.repeat(15)) } }],
  ['broken-board', 'another board than the rules name', { board: { ...board, id: 'other' } }],
];

test.each(EQUIPMENT)('%s: %s', (fault, _why, change) => {
  const setup = { ...Table.offered().game.setup, ...change };
  const command = {
    id: 'c',
    by: { kind: 'system' },
    at: 0,
    action: { kind: 'create', setup, seed: 's' },
  } as const;
  const decided = decide(START, command, { judge: () => 'unknown', draw: () => 0 });
  expect(decided).toEqual({
    ok: false,
    error: { code: 'bad-ruleset', faults: expect.arrayContaining([fault]) },
  });
});

test('two house rules that contradict each other cannot be offered together', () => {
  const both = ['timer-2-minutes', 'championship-clock'] as const;
  expect(() => Table.offered({ houseRules: both })).toThrow('house-rules-clash');
  const apart = ['timer-2-minutes', 'jacks-to-open'] as const;
  expect(Table.offered({ houseRules: apart }).phase).toContain('setup');
});

test('every fault has a row, or the test above', () => {
  const rows = [...ROWS, ...EQUIPMENT].map(([fault]) => fault);
  const named = new Set<RulesetFault>([
    ...rows,
    'no-blank-to-reuse',
    'refusing-words-needs-list',
    'house-rules-clash',
  ]);
  expect([...named].toSorted()).toEqual(RULESET_FAULTS.toSorted());
});

test('a generator makes passing only when stuck possible', () => {
  const spec: TableSpec = { rules: { pass: { when: 'when-stuck' } }, hasPlay: () => true };
  expect(Table.offered(spec).phase).toBe('setup');
});

test('all faults of a mix are named at once', () => {
  const patch: RulesetPatch = { rack: 0, exchange: { minBag: 0 }, end: { passRounds: 'none' } };
  const refusal = Table.offered().refusalOf(
    { kind: 'system' },
    { kind: 'propose', houseRules: [{ name: 'odd', patch }] },
  );
  expect(refusal).toMatchObject({
    faults: expect.arrayContaining([
      'rack-out-of-range',
      'exchange-limit-out-of-range',
      'game-never-ends',
    ]),
  });
});
