/**
 * The five rulebooks behind the rulesets. `tr-base` and `en-club` are not among them: the one is our own, the other what
 * clubs play. Brackets of docs/RULES.md and these lists say the same.
 */
import { RULE_CHAPTERS, type Rulebook } from './rulebook.ts';

/** No rulebook but the Turkish one has ties, and none says what we had to know of exchanges, lost turns and drawing. */
const COMMONLY_SILENT = [
  'exchange.countsAsPass',
  'challenge.draw',
  'letters-without-tile',
] as const;
const SILENT_BUT_TURKISH = [
  ...COMMONLY_SILENT,
  'start.tie',
  'challenge.forcedSkipCountsAsPass',
  'ties',
] as const;
/** The Estonian and the Ukrainian one say only whether the letter or the number comes first. */
const NO_LABELS = ['notation.lettersOn', 'notation.labels'] as const;
const NO_NOTATION = [...NO_LABELS, 'notation.across'] as const;

const estonian: Rulebook = {
  ruleset: 'et-base',
  chapters: RULE_CHAPTERS,
  silentOn: [...SILENT_BUT_TURKISH, ...NO_LABELS, 'challenge.onGood.challenger', 'nine-fold'],
  tells: [
    'totals',
    'contents',
    'paper',
    'table',
    'foreign-words',
    'ways',
    'hook',
    'bridge',
    'announce',
    'all-agree',
    'last-letter',
    'compound',
    'three-times',
    'other-games',
  ],
  formExamples: {
    'nominative-singular': ['VEND', 'ILUS', 'KOLM', 'SEE'],
    'nominative-plural': ['VENNAD', 'ILUSAD', 'KOLMED', 'NEED'],
    'ma-infinitive': ['LUGEMA'],
    indeclinable: ['ÜLE', 'NING', 'HÄSTI'],
  },
  inflectedExamples: [],
  rackExample: { tiles: ['R', 'A'], printed: 3 },
  impossibleExample: null,
};

const icelandic: Rulebook = {
  ruleset: 'is-base',
  chapters: [
    'aim',
    'before',
    'turn',
    'opening',
    'laying',
    'blank',
    'exchange',
    'pass',
    'words',
    'challenge',
    'end',
    'counting',
    'premiums',
    'bonus',
    'final',
    'ties',
  ],
  silentOn: [
    ...SILENT_BUT_TURKISH,
    ...NO_NOTATION,
    'exchange.minBag',
    'words.lexicon',
    'challenge.onGood.challenger',
    'end.noMoveLeft',
    'one-place',
    'inflected-forms',
    'both-ends',
    'same-word-again',
  ],
  tells: ['totals', 'contents', 'foreign-words', 'ways', 'hook', 'announce', 'spelling'],
  formExamples: {},
  inflectedExamples: ['KIMAR', 'LOKIÐ'],
  rackExample: null,
  impossibleExample: null,
};

const finnish: Rulebook = {
  ruleset: 'fi-base',
  chapters: [
    'aim',
    'blank',
    'before',
    'opening',
    'turn',
    'laying',
    'counting',
    'premiums',
    'exchange',
    'pass',
    'words',
    'challenge',
    'bonus',
    'end',
    'final',
    'ties',
  ],
  silentOn: [
    ...SILENT_BUT_TURKISH,
    ...NO_NOTATION,
    'players.min',
    'players.max',
    'start.seating',
    'start.direction',
    'exchange.order',
    'exchange.minBag',
    'challenge.window.until',
  ],
  tells: [
    'contents',
    'paper',
    'foreign-words',
    'plurals',
    'other-forms',
    'ways',
    'hook',
    'bridge',
    'announce',
  ],
  formExamples: {
    'nominative-singular': ['KOIRA'],
    'nominative-plural': ['KOIRAT'],
    'first-infinitive': ['TEHDÄ'],
    'fourth-infinitive': ['TEKEMINEN'],
  },
  inflectedExamples: [],
  rackExample: { tiles: ['C', 'D', 'E'], printed: 18 },
  impossibleExample: null,
};

const ukrainian: Rulebook = {
  ruleset: 'uk-base',
  chapters: RULE_CHAPTERS,
  silentOn: [
    ...SILENT_BUT_TURKISH,
    ...NO_LABELS,
    'words.forms',
    'apostrophe',
    'start.blank',
    'exchange.minBag',
    'challenge.onGood.challenger',
    'star-doubles',
  ],
  tells: [
    'totals',
    'contents',
    'paper',
    'table',
    'foreign-words',
    'plurals',
    'ways',
    'hook',
    'bridge',
    'announce',
    'all-agree',
    'last-letter',
    'other-games',
  ],
  formExamples: {},
  inflectedExamples: [],
  // By the set they are 6; 9 is what the letters of the same shape are worth in English.
  rackExample: { tiles: ['Х', 'А'], printed: 9 },
  impossibleExample: { from: 'ЗВАТИ', word: 'ОЗВАТИСЯ' },
};

const turkishSchool: Rulebook = {
  ruleset: 'tr-school',
  chapters: [
    'aim',
    'before',
    'opening',
    'turn',
    'laying',
    'blank',
    'exchange',
    'misdraw',
    'premiums',
    'counting',
    'bonus',
    'words',
    'challenge',
    'pass',
    'end',
    'final',
    'ties',
  ],
  silentOn: [
    ...COMMONLY_SILENT,
    ...NO_NOTATION,
    'players.min',
    'players.max',
    'exchange.minBag',
    'pass.when',
    'challenge.window.joinSeconds',
    'one-line',
    'one-place',
    'neighbours',
    'both-ends',
    'same-word-again',
    'tiles-stay',
    'takeBack',
    'tie-draw',
  ],
  tells: ['ospd', 'hall', 'advance'],
  formExamples: {},
  inflectedExamples: [],
  rackExample: null,
  impossibleExample: null,
};

export const rulebooks: readonly Rulebook[] = [
  estonian,
  icelandic,
  finnish,
  ukrainian,
  turkishSchool,
];

/** Of the rulesets that follow one. */
export const rulebookOf = (ruleset: string): Rulebook | undefined =>
  rulebooks.find((book) => book.ruleset === ruleset);
