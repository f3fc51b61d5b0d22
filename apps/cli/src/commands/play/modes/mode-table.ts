/** What each of the other games gets to play with at the terminal. */
import { alphabetFor } from '@taht/editions';
import type { Lexicon } from '@taht/lexicon';
import type { Script } from '@taht/phrasing';
import { columnLabels, type Layout, type Ruleset, type TileSet } from '@taht/rules';
import type { World } from '../../../shell/world.ts';
import type { Asker } from '../../../terminal/questions.ts';

/** Options for a new game, which come too late for a saved one. */
export const BEGINNING_FLAGS = [
  'edition',
  'ruleset',
  'tileset',
  'lexicon',
  'seed',
  'daily',
  'resume',
] as const;

export interface ModeOptions {
  readonly edition?: string;
  readonly ruleset?: string;
  readonly tileset?: string;
  readonly resume?: string | true;
  readonly seed?: string;
  readonly lexicon?: string;
  readonly daily?: boolean;
  readonly players?: string;
  readonly data?: string;
}

/** What a game is played with. */
export interface ModeKit {
  readonly ruleset: Ruleset;
  readonly tileset: TileSet;
  readonly layout: Layout;
  readonly script: Script;
}

/** A game about to be played: who asks, with what tiles, rules and words. */
export interface ModeTable extends ModeKit {
  /** Which of them, as it is typed. */
  readonly mode: string;
  readonly asker: Asker;
  readonly world: World;
  readonly data: string;
  readonly options: ModeOptions;
  readonly players: readonly string[];
  readonly lexicon: Lexicon;
  readonly seed: string;
}

export function scriptOf(tileset: TileSet, notation: Script['notation']): Script {
  const alphabet = alphabetFor(tileset);
  return { alphabet, notation, columns: columnLabels(notation, alphabet) };
}
