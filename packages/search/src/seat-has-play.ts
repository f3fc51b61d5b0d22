/** Whether a seat of a game has any legal play, and the equipment of an engine that can tell. */
import type { Lexicon } from '@taht/lexicon';
import { type Game, openingMinimum, type Seat } from '@taht/rules';
import type { Engine } from './engine.ts';

export function seatHasPlay(engine: Engine, game: Game, seat: Seat): boolean {
  engine.setBoard(game.board);
  return engine.hasPlay(engine.countsOf(game.seats[seat]?.rack ?? []), openingMinimum(game));
}

/** Games whose rules differ in scores alone can share an engine. */
export const finderEquipment = (
  lexicon: Lexicon,
  { setup, rules }: Pick<Game, 'setup' | 'rules'>,
): ConstructorParameters<typeof Engine>[0] => ({
  lexicon,
  tileset: setup.tileset,
  layout: setup.board,
  rules: {
    blank: rules.blank,
    opening: rules.opening,
    bonus: { tiles: rules.rack, points: 0 },
  },
});
