import type { Ruleset } from '@taht/rules';
import { expect, test } from 'vitest';
import {
  boardOf,
  defaults,
  editions,
  friendlyIn,
  isFriendly,
  rulesetOf,
  tilesetOf,
} from './index.ts';

const all = editions.flatMap((edition) => edition.rulesets);
const rulesets = all.filter(({ id }) => !isFriendly(id));

/** Seven values in the order of the heading, or one for all; `-` is an empty text or list. */
const TABLE: readonly (readonly [field: string, values: string])[] = [
  ['id', 'et-base is-base fi-base uk-base tr-base en-club tr-school'],
  ['tileset', 'et-102 is-104-2016 fi-101 uk-104 tr-100 en-100 en-100'],
  ['board', 'std15'],
  ['mode', 'standard'],
  ['players.min', '2'],
  ['players.max', '4 4 4 4 4 2 4'],
  ['start.blank', 'before-first'],
  ['start.tie', 'redraw-keep-out'],
  ['start.seating', 'fixed fixed fixed fixed fixed fixed by-draw'],
  ['start.direction', 'clockwise'],
  ['rack', '7'],
  ['opening.minTiles', '2'],
  ['opening.centre', 'true'],
  ['opening.minLetters', '-'],
  ['exchange.minBag', '7 1 1 1 1 7 1'],
  ['exchange.order', 'draw-then-return'],
  ['exchange.countsAsPass', 'false'],
  ['pass.when', 'always'],
  ['blank.reuse', 'none'],
  ['bonus.tiles', '7'],
  ['bonus.points', '50'],
  ['theme.name', '-'],
  ['theme.bonus', '0'],
  ['theme.judgedBy', 'vote'],
  ['bags.split', 'none'],
  ['bags.blanks', 'each'],
  ['bags.seconds', 'none'],
  ['words.lexicon', '-'],
  ['words.forms', 'nom,noms,ma,rest - nom,noms,inf1,inf4,rest head,plural - - -'],
  ['words.exclude', 'base,apostrophe base,apostrophe base,hate-speech base base - -'],
  ['lookup', 'challenge challenge challenge after-play after-play challenge challenge'],
  ['challenge.mode', 'players players players players players players referee'],
  ['challenge.window.until', 'next-move next-move next-move next-move next-move next-move referee'],
  ['challenge.window.seconds', 'none'],
  ['challenge.window.joinSeconds', '0'],
  ['challenge.draw', 'after-window'],
  ['challenge.onBad.retract', 'true'],
  ['challenge.onBad.mover', 'lose-turn'],
  ['challenge.bystanders', 'none none none none none none skip-next'],
  ['challenge.onGood.challenger', 'none none points none none skip-next skip-next'],
  ['challenge.onGood.points', '-10'],
  ['challenge.onGood.moverPoints', '0'],
  ['challenge.onGood.per', 'play'],
  ['challenge.forcedSkipCountsAsPass', 'false false false false false false true'],
  ['misdraw.rule', 'none none none none none none pass-then-fix'],
  ['misdraw.surplus', 'blind-removal'],
  ['takeBack', 'never'],
  ['clock.kind', 'none none none none none per-game none'],
  ['clock.seconds', '0 0 0 0 0 1500 0'],
  ['clock.increment', '0'],
  ['clock.overPerMinute', '-10'],
  ['clock.begunMinute', 'true'],
  ['clock.capMinutes', 'none'],
  ['clock.timeBank', 'none'],
  ['clock.vacation', 'none'],
  ['clock.expiry', 'pass'],
  ['end.outEmptyBag', 'true'],
  ['end.passRounds', '2 2 2 2 2 none 2'],
  ['end.scorelessTurns', 'none none none none none 6 none'],
  ['end.noMoveLeft', 'true false true true true false false'],
  ['final.deductOwn', 'always always always always always unless-out always'],
  ['final.creditOut', 'single single single single single double none'],
  ['ties', '- - - - - - before-deduction,letter-draw'],
  ['notation.lettersOn', 'columns'],
  ['notation.across', 'letter number number letter number number number'],
  ['notation.labels', 'latin latin latin local latin latin latin'],
];

/** Values too long for a table. */
const SHORT: readonly (readonly [value: string, short: string])[] = [
  ['proper,abbreviation,affix,hyphen', 'base'],
  ['nominative-singular', 'nom'],
  ['nominative-plural', 'noms'],
  ['ma-infinitive', 'ma'],
  ['first-infinitive', 'inf1'],
  ['fourth-infinitive', 'inf4'],
  ['indeclinable', 'rest'],
  ['headword', 'head'],
  ['on-challenge', 'challenge'],
  ['accepted-or-next-move', 'next-move'],
  ['letter-first', 'letter'],
  ['number-first', 'number'],
];

test.each(TABLE)('%s: %s', (field, values) => {
  const found = rulesets.map((ruleset) => shortened(valueAt(ruleset, field)));
  const same = new Set(found).size === 1;
  expect(same ? found[0] : found.join(' ')).toBe(values);
});

test('the table above names every field', () => {
  expect(TABLE.map(([field]) => field)).toEqual(fieldsOf(defaults));
});

/** What each friendly ruleset has otherwise than the first of its edition; all have these four. */
const FRIENDLY = [
  'id',
  'challenge.mode: off-auto-reject',
  'challenge.draw: at-once',
  'takeBack: free',
];

test.each<[edition: string, others: readonly string[]]>([
  ['et', []],
  ['is', []],
  ['fi', ['challenge.onGood.challenger: none']],
  ['uk', ['lookup: on-challenge']],
  ['tr', ['lookup: on-challenge']],
  [
    'en',
    [
      'players.max: 4',
      'challenge.onGood.challenger: none',
      'clock.kind: none',
      'clock.seconds: 0',
      'end.passRounds: 2',
      'end.scorelessTurns: none',
      'end.noMoveLeft: true',
      'final.deductOwn: always',
      'final.creditOut: single',
    ],
  ],
])('%s: the friendly ruleset differs from the first in these fields alone', (id, others) => {
  const edition = editions.find((each) => each.id === id);
  if (edition === undefined) return expect.fail(id);
  const [before, after] = [edition.rulesets[0], friendlyIn(edition)];
  const changed = fieldsOf(defaults)
    .filter((field) => valueAt(before, field) !== valueAt(after, field))
    .map((field) => (field === 'id' ? field : `${field}: ${valueAt(after, field)}`));
  expect(after.id).toBe(`${id}-friendly`);
  expect(changed.toSorted()).toEqual([...FRIENDLY, ...others].toSorted());
});

test('every ruleset names a tile set of its edition and a board', () => {
  for (const edition of editions)
    for (const { tileset, board } of edition.rulesets) {
      expect(edition.tilesets).toContain(tilesetOf(tileset));
      expect(boardOf(board)).toBeDefined();
    }
});

test('a ruleset is found by its id', () => {
  for (const ruleset of all) expect(rulesetOf(ruleset.id)).toBe(ruleset);
  expect(rulesetOf('xx-base')).toBeUndefined();
});

const valueAt = (ruleset: Ruleset, field: string): string =>
  String(
    field
      .split('.')
      .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], ruleset),
  );

const shortened = (value: string): string =>
  SHORT.reduce((text, [long, short]) => text.replace(long, short), value) || '-';

/** The paths of all values, lists taken as one. */
function fieldsOf(record: object, path = ''): string[] {
  return Object.entries(record).flatMap(([key, value]) =>
    typeof value === 'object' && !Array.isArray(value)
      ? fieldsOf(value, `${path}${key}.`)
      : [path + key],
  );
}
