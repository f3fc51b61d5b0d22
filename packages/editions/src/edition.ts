/** What an edition is: the data of one language, and nothing that the rules would have to know. */
import { type AlphabetSpec, lettersWithoutTile } from '@taht/letters';
import type { Ruleset, TileSet } from '@taht/rules';

export interface Edition {
  readonly id: string;
  /** BCP 47. */
  readonly language: string;
  /** How else its letters may be typed, and what is only taken for them by mistake. */
  readonly writing: Pick<AlphabetSpec, 'lookalikes' | 'confusables'>;
  /** The first is the default, as in the lists below. */
  readonly tilesets: readonly [TileSet, ...TileSet[]];
  readonly rulesets: readonly [Ruleset, ...Ruleset[]];
  readonly lexicons: readonly string[];
  /** What its rulebook says of duplicate; null where it has no such game. */
  readonly duplicate: DuplicateCustom | null;
}

/** Which word goes on everybody's board, and which words score (docs/DUPLICATE.md, 2). */
export interface DuplicateCustom {
  readonly laid: 'best-slip' | 'best-possible';
  readonly score: 'own-word' | 'best-word-only';
}

/** All that `makeAlphabet` needs for one of the edition's tile sets. */
export const alphabetSpec = ({ writing }: Edition, tileset: TileSet): AlphabetSpec => ({
  language: tileset.language,
  letters: tileset.alphabet,
  vowels: tileset.vowels,
  signs: tileset.signs,
  withoutTile: lettersWithoutTile(tileset),
  ...writing,
});
