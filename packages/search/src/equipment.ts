/** What an engine is made for: a word list, a tile set, a board, and the rules that plays depend on. */
import type { Lexicon } from '@taht/lexicon';
import type { Layout, Ruleset, TileSet } from '@taht/rules';

export interface Equipment {
  readonly lexicon: Lexicon;
  readonly tileset: TileSet;
  readonly layout: Layout;
  readonly rules: Pick<Ruleset, 'opening' | 'bonus' | 'blank'>;
}
