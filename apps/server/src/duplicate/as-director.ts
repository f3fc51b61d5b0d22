/** The directors of an event call its duplicate games, also those who came when the game was open; who plays in it does not. */
import { duplicate } from '@taht/modes';
import type { Who } from '../kind.ts';
import { duplicateKind } from '../kinds/duplicate/duplicate-kind.ts';
import { tournamentKind } from '../kinds/tournament/tournament-kind.ts';
import { eventOf } from '../reactors/event-names.ts';
import type { RoomsPort } from '../rooms/rooms-port.ts';

/** As whom somebody is in a stream: a referee in a game that they direct, else themselves. */
export async function asDirector(
  rooms: Pick<RoomsPort, 'read'>,
  stream: string,
  who: Who,
): Promise<Who> {
  const found = eventOf(stream);
  if (found === null || who.kind !== 'person') return who;
  const game = await rooms.read(duplicateKind, stream);
  if (!game.ok || isIn(game.value.state, who.id)) return who;
  const event = await rooms.read(tournamentKind, found.event);
  const directs =
    event.ok &&
    event.value.state.officials.some(({ id, role }) => id === who.id && role === 'director');
  return directs ? { kind: 'referee', name: who.id } : who;
}

const isIn = (game: duplicate.Game, person: string): boolean =>
  duplicate.isRefereeOf(game, person) || duplicate.numberOf(game, person) !== null;
