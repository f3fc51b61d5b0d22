/** What a printed rulebook is to us beside its ruleset: the order in which it tells the game, and where it is silent. */

/** The chapters of a rule sheet, in the order that most rulebooks have. */
export const RULE_CHAPTERS = [
  'aim',
  'blank',
  'before',
  'turn',
  'exchange',
  'pass',
  'opening',
  'words',
  'challenge',
  'premiums',
  'counting',
  'bonus',
  'laying',
  'end',
  'final',
  'ties',
  'misdraw',
  'takeBack',
] as const;
export type RuleChapter = (typeof RULE_CHAPTERS)[number];

/** What holds in every game without being a field of the ruleset. */
export const COMMON_POINTS = [
  'aim',
  'tile-count',
  'board-size',
  'blank-named',
  'blank-kept',
  'letter-swapped-in',
  'shake',
  'keeper',
  'refill',
  'two-letters',
  'reading',
  'forms-declined',
  'forms-indeclinable',
  'forms-bracket',
  'challenge-until',
  'who-challenges',
  'challenged-words',
  'once-per-play',
  'skips-add-up',
  'bystanders-when',
  'misdraw-later',
  'referee-corrects',
  'one-line',
  'one-place',
  'neighbours',
  'both-ends',
  'same-word-again',
  'tiles-stay',
  'star-doubles',
  'nine-fold',
  'inflected-forms',
  'apostrophe',
  'letters-without-tile',
  'tie-draw',
  'compound',
] as const;

/** What only some rulebooks tell: advice, equipment, and sentences that we read otherwise than they are printed. */
export type RulebookRemark =
  | 'totals'
  | 'contents'
  | 'paper'
  | 'table'
  | 'standard-dictionary'
  | 'foreign-words'
  | 'plurals'
  | 'other-forms'
  | 'ways'
  | 'hook'
  | 'bridge'
  | 'announce'
  | 'all-agree'
  | 'last-letter'
  | 'compound'
  | 'three-times'
  /** The old tiles are mixed with those in the bag. */
  | 'mixing'
  /** Star, two squares and the blank are told by colours too. */
  | 'light-red'
  | 'spelling'
  | 'other-games'
  | 'ospd'
  | 'hall'
  | 'stuck'
  | 'advance';

/** Tiles left on a rack, and what the rulebook prints for them. */
export interface RackExample {
  readonly tiles: readonly string[];
  readonly printed: number;
}

export interface Rulebook {
  readonly ruleset: string;
  readonly chapters: readonly RuleChapter[];
  /** Fields of the ruleset, and common points, that it leaves open: what we play there is our reading. */
  readonly silentOn: readonly string[];
  readonly tells: readonly RulebookRemark[];
  /** Its own examples of the word forms that it allows. */
  readonly formExamples: Readonly<Record<string, readonly string[]>>;
  /** Inflected forms in its examples, where its text says nothing of forms. */
  readonly inflectedExamples: readonly string[];
  /** How a word becomes longer at both ends in one turn. */
  readonly bothEndsExample: { readonly from: string; readonly word: string } | null;
  readonly rackExample: RackExample | null;
  /** A word that it extends to a triple word square which no extension of the opening word can reach. */
  readonly impossibleExample: { readonly from: string; readonly word: string } | null;
}
