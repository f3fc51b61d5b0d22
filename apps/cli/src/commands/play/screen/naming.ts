/** Names the things of a game, in the alphabet of its edition. */
import { alphabetFor } from '@taht/editions';
import { makeNaming, type Naming, type Texts } from '@taht/phrasing';
import type { Game } from '@taht/rules';

export const namingOf = (game: Game, texts: Texts): Naming =>
  makeNaming(game, alphabetFor(game.setup.tileset), texts);
