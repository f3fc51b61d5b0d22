/** Whether a seat can lay anything, found by the engine. */
import type { Lexicon } from '@taht/lexicon';
import type { Env, Game } from '@taht/rules';
import { Engine, finderEquipment, seatHasPlay } from '@taht/search';

export function hasPlayIn(lexicon: Lexicon, game: Game): NonNullable<Env['hasPlay']> {
  let engine: Engine | undefined;
  return (present, seat) => {
    engine ??= new Engine(finderEquipment(lexicon, game));
    return seatHasPlay(engine, present, seat);
  };
}
