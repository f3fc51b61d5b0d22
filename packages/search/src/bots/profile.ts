/** What makes one bot different from another: numbers for one and the same way of playing. */

export interface BotProfile {
  /** The share of the words that it knows, the most common ones; 1 for all. */
  readonly words: number;
  /** The logarithm of the odds that it sees an easy play. */
  readonly attention: number;
  /** How much of the worth of what stays on the rack it takes into account. */
  readonly leave: number;
  /** By how many points an exchange must be better than the best play that it sees. */
  readonly exchangeMargin: number;
  /** The chance that it doubts a word that is not in the list. */
  readonly doubt: number;
  /** The chance that it doubts a word that is in the list and that it does not know. */
  readonly misdoubt: number;
  /** The chance that words that are none come to its mind in a turn, where words are judged only when they are challenged. */
  readonly phonies: number;
  /** Points that it would give for each letter of the longest word. */
  readonly longWords: number;
  /** Points that it would give for each place that its play leaves open for others. */
  readonly openings: number;
  /** The lead that it steers to, its strength following the game; null for a bot that plays to win. */
  readonly lead: number | null;
  /** How it looks ahead; null for a bot that does not. */
  readonly ahead: LookAhead | null;
  /** The share of the time it has that it uses. */
  readonly pace: number;
}

export interface LookAhead {
  /** The moves that it compares. */
  readonly moves: number;
  /** Turns after its own. */
  readonly plies: number;
  /** How often it plays each of them out at most. */
  readonly rounds: number;
  /** With so many tiles in the bag or fewer it searches to the end of the game; that takes time. */
  readonly endBag: number;
  /** How often it looks at its time at most while it does. */
  readonly endLooks: number;
}
