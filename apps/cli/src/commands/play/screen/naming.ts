/** How the things of a game are called, in the alphabet that its edition writes. */
import { alphabetFor } from '@taht/editions';
import type { Game } from '@taht/rules';
import { makeNaming, type Naming, type Texts } from '@taht/wording';

export const namingOf = (game: Game, texts: Texts): Naming =>
  makeNaming(game, alphabetFor(game.setup.tileset), texts);
