/** How the things of a game are called, in the alphabet that its edition writes. */
import { alphabetFor } from '@taht/editions';
import { makeNaming, type Naming, type Texts } from '@taht/phrasing';
import type { Game } from '@taht/rules';

export const namingOf = (game: Game, texts: Texts): Naming =>
  makeNaming(game, alphabetFor(game.setup.tileset), texts);
