/** What a review is made with. */
import type { Ruleset, TileSet } from '@taht/rules';
import type { BotKit } from '../bots/kit.ts';

export interface ReviewKit {
  readonly kit: BotKit;
  readonly rules: Ruleset;
  readonly tileset: TileSet;
}
