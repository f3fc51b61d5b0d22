/** What `taht` offers: one edition with its words and its engine. The calls are the same in Node and, through a worker, in a browser. */
import type { ReplayReport, Verification } from '@taht/record';
import type { Action, GameView } from '@taht/rules';

/** One edition, opened by `openTaht`. Whatever cannot be answered rejects with a `TahtError`. */
export interface Taht {
  readonly edition: string;
  /** The id of the word list. */
  readonly lexicon: string;
  readonly ruleset: string;
  /** The names that `playBot` knows: the weakest of the ladder is `level-1`, the strongest is `champion`. */
  readonly bots: readonly string[];
  /** Whether words are in the list, one by one. */
  check(words: string | readonly string[]): Promise<readonly CheckedWord[]>;
  /** What a play such as `8E HORN` scores on the board of a position in CGP. Blanks are in lower case; the words are told, not judged. */
  score(cgp: string, play: string): Promise<ScoredPlay>;
  /** The legal plays of the first rack of a position in CGP, the best first; fifteen unless told otherwise. */
  bestPlays(cgp: string, options?: { readonly top?: number }): Promise<readonly BestPlay[]>;
  /** Every turn of a recorded game beside the best one. */
  analyse(gcg: string | Uint8Array): Promise<Analysis>;
  /** A recorded game by the rules, with every place where the record differs. */
  replay(gcg: string | Uint8Array): Promise<ReplayReport>;
  /** A game in which a wrong word is refused at once and nobody has a clock. Who begins is drawn, as the rulebook has it. */
  newGame(options: NewGame): Promise<TahtGame>;
  /** A game that was saved as its `record`. */
  openGame(record: string): Promise<TahtGame>;
  /** Lets the player on turn move: `8E HORN`, `-QV` to exchange, `-` to pass. What it returns is the game after it. */
  play(game: TahtGame, move: string): Promise<TahtGame>;
  /** Lets a bot move for the player on turn; without a name the player's own, where it is one of a bot, else `static`. Those that look ahead think for three seconds unless told otherwise. */
  playBot(game: TahtGame, bot?: string, options?: { readonly ms?: number }): Promise<TahtGame>;
  /** What a bot does about a game on a server, as its seat sees it there; null where nothing is asked of the seat. */
  answer(view: GameView, bot?: string, options?: { readonly ms?: number }): Promise<Action | null>;
  /** The game as a GCG file, for other programs. */
  gcg(game: TahtGame): Promise<string>;
  /** Whether every decision and every draw of a record is as the rules and its seed have it. */
  verify(record: string): Promise<Verification>;
  /** Ends the worker, where there is one. */
  close(): Promise<void>;
}

/** What is said of one word. */
export interface CheckedWord {
  readonly word: string;
  readonly valid: boolean;
  /** Which rule says so: `in-list`, `not-in-list`, or `no-tile` for a character that no tile of the edition shows. */
  readonly rule: string;
}

/** What a play scores, word by word. */
export interface ScoredPlay {
  readonly score: number;
  /** The points for laying all tiles of the rack, which are part of the score. */
  readonly bonus: number;
  readonly words: readonly { readonly word: string; readonly score: number }[];
}

/** A legal play and what it is worth. */
export interface BestPlay {
  /** As `score` and `play` read it. */
  readonly move: string;
  /** The whole word, blanks in lower case. */
  readonly word: string;
  /** Only the tiles that are laid. */
  readonly tiles: string;
  readonly score: number;
  readonly leave: string;
  /** The score and what the leave is worth. */
  readonly equity: number;
}

/** A recorded game beside the best moves. */
export interface Analysis {
  readonly turns: readonly AnalysedTurn[];
  readonly players: readonly AnalysedPlayer[];
}

/** A move and what it was worth. */
export interface AnalysedMove {
  readonly move: string;
  readonly score: number;
  readonly equity: number;
  /** From 0 to 1. */
  readonly winChance: number;
}

/** One turn: what was played, and what would have been best. */
export interface AnalysedTurn {
  /** From 1. */
  readonly turn: number;
  readonly player: string;
  readonly played: AnalysedMove;
  /** The best first. */
  readonly best: readonly AnalysedMove[];
  /** Whether it had a word that is not in the list. */
  readonly phony: boolean;
  /** Points of equity by which the best move is better. */
  readonly lost: number;
  readonly luck: number;
}

/** What the turns of a player come to. */
export interface AnalysedPlayer {
  readonly player: string;
  readonly turns: number;
  readonly lost: number;
  readonly luck: number;
}

/** Who plays, and by which luck. */
export interface NewGame {
  /** Two to four names; one that is the name of a bot stands for it. */
  readonly players: readonly string[];
  /** The same seed draws the same tiles; without one the draws are by chance. */
  readonly seed?: string | number;
}

/** A game as a value: nothing else remembers it, so it can be stored, copied and sent. It holds all racks; whom to show what is for the program. */
export interface TahtGame {
  readonly players: readonly TahtPlayer[];
  /** Whose turn it is, from 0; null when the game is over. */
  readonly onTurn: number | null;
  /** The position for the player on turn, with its rack alone. */
  readonly cgp: string;
  /** Tiles in the bag. */
  readonly bag: number;
  /** From 0, those who won; empty while the game goes on. */
  readonly winners: readonly number[];
  /** Every event, chained by digest. */
  readonly record: string;
}

/** A player as the game has it now. */
export interface TahtPlayer {
  readonly name: string;
  readonly score: number;
  readonly rack: string;
}

/** What `openTaht` may be told. */
export interface OpenOptions {
  /** The words themselves; or where the files of a word package lie, as a folder or as the address of one. Without it, the installed package `@taht/words-…`. */
  readonly words?: readonly string[] | string | URL;
  /** One of the edition's lists, such as `fi-compounds`; its first unless told otherwise. */
  readonly lexicon?: string;
  /** One of the edition's rulesets; its first unless told otherwise. */
  readonly ruleset?: string;
}
