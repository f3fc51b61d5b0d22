/** English: 100 tiles; the club game, and the school tournament that is played in English in Turkey. */
import type { Ruleset } from '@taht/rules';
import { defaults } from './defaults.ts';
import type { Edition } from './edition.ts';
import { friendlyRuleset } from './friendly-ruleset.ts';
import { tileSet } from './tile-set.ts';

const en100 = tileSet({
  id: 'en-100',
  language: 'en',
  vowels: 'AEIOU',
  tiles: [
    ['A', 9, 1],
    ['B', 2, 3],
    ['C', 2, 3],
    ['D', 4, 2],
    ['E', 12, 1],
    ['F', 2, 4],
    ['G', 3, 2],
    ['H', 2, 4],
    ['I', 9, 1],
    ['J', 1, 8],
    ['K', 1, 5],
    ['L', 4, 1],
    ['M', 2, 3],
    ['N', 6, 1],
    ['O', 8, 1],
    ['P', 2, 3],
    ['Q', 1, 10],
    ['R', 6, 1],
    ['S', 4, 1],
    ['T', 6, 1],
    ['U', 4, 1],
    ['V', 2, 4],
    ['W', 2, 4],
    ['X', 1, 8],
    ['Y', 2, 4],
    ['Z', 1, 10],
  ],
});

/** In both the dictionary alone says what a word is. */
const words: Ruleset['words'] = { ...defaults.words, exclude: [] };

const enClub: Ruleset = {
  ...defaults,
  id: 'en-club',
  tileset: 'en-100',
  players: { min: 2, max: 2 },
  exchange: { ...defaults.exchange, minBag: 7 },
  words,
  challenge: {
    ...defaults.challenge,
    onGood: { ...defaults.challenge.onGood, challenger: 'skip-next' },
  },
  clock: { ...defaults.clock, kind: 'per-game', seconds: 1500 },
  end: { ...defaults.end, passRounds: 'none', scorelessTurns: 6, noMoveLeft: false },
  final: { deductOwn: 'unless-out', creditOut: 'double' },
};

export const trSchool: Ruleset = {
  ...defaults,
  id: 'tr-school',
  tileset: 'en-100',
  start: { ...defaults.start, seating: 'by-draw' },
  words,
  challenge: {
    ...defaults.challenge,
    mode: 'referee',
    window: { until: 'referee', seconds: 'none', joinSeconds: 0 },
    bystanders: 'skip-next',
    onGood: { ...defaults.challenge.onGood, challenger: 'skip-next' },
    forcedSkipCountsAsPass: true,
  },
  misdraw: { ...defaults.misdraw, rule: 'pass-then-fix' },
  end: { ...defaults.end, noMoveLeft: false },
  final: { ...defaults.final, creditOut: 'none' },
  ties: ['before-deduction', 'letter-draw'],
};

/** The end and the last count of the club are made for two. */
const enFriendly: Ruleset = {
  ...friendlyRuleset('en-friendly', enClub),
  end: defaults.end,
  final: defaults.final,
};

export const en: Edition = {
  id: 'en',
  language: 'en',
  writing: {},
  tilesets: [en100],
  rulesets: [enClub, trSchool, enFriendly],
  lexicons: ['en'],
  duplicate: null,
};
