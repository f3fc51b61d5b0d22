/** The directors of an event call its duplicate games, also those who came when the game was open; who plays in it does not. */
import { ok, type Result } from '@taht/base';
import { duplicate } from '@taht/modes';
import { eventOfDuplicate } from '@taht/protocol';
import type { Who } from '../kind/kind.ts';
import type { RoomFailure } from '../rooms/message.ts';
import type { RoomsPort } from '../rooms/rooms-port.ts';
import { unlessAway } from '../table/referee.ts';
import { tournamentKind } from '../tournament/tournament-kind.ts';
import { duplicateKind } from './duplicate-kind.ts';

/** As whom somebody is in a stream: a referee in a game that they direct, else themselves. */
export async function asDirector(
  rooms: Pick<RoomsPort, 'read'>,
  stream: string,
  who: Who,
): Promise<Result<Who, RoomFailure>> {
  const found = eventOfDuplicate(stream);
  if (found === null || who.kind !== 'person') return ok(who);
  const game = await rooms.read(duplicateKind, stream);
  if (!game.ok) return unlessAway(game.error, who);
  if (isIn(game.value.state, who.id)) return ok(who);
  const event = await rooms.read(tournamentKind, found.event);
  if (!event.ok) return unlessAway(event.error, who);
  const { officials } = event.value.state;
  const directs = officials.some(({ id, role }) => id === who.id && role === 'director');
  return ok(directs ? { kind: 'referee', name: who.id } : who);
}

const isIn = (game: duplicate.Game, person: string): boolean =>
  duplicate.isRefereeOf(game, person) || duplicate.numberOf(game, person) !== null;
