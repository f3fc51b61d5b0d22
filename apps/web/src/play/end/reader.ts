/** Who reads the end of a game: one of those who played, or nobody in particular. */
import type { EndReader } from '@taht/phrasing';
import type { Game, ResignCause, Seat } from '@taht/rules';
import { botNamed } from '@taht/search';
import { preferences } from '../../preferences/preferences.ts';
import type { GameModel } from '../model/game-model.ts';

export function readerOf(model: GameModel, game: Game, isShared: boolean): EndReader {
  const seat = isShared ? null : model.seat.value;
  const name = game.seats[seat ?? -1]?.player.name;
  return {
    seat,
    // On this device whoever has given no name is called "player".
    isNamed: !game.setup.game.startsWith('local-') || name === preferences.name.value.trim(),
    gaveUp: gaveUpIn(model),
    isBot: (other) => botNamed(game.seats[other]?.player.id ?? '') !== undefined,
  };
}

function gaveUpIn({ session }: GameModel): ReadonlyMap<Seat, ResignCause> {
  const gone = session.steps.value.flatMap(({ event }) =>
    event.kind === 'resigned' ? [[event.seat, event.cause] as const] : [],
  );
  return new Map(gone);
}
