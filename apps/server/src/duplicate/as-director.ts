/**
 * Lets the directors of a tournament referee its duplicate games, unless they play in them. This includes
 * directors who were added after the game was opened, and no more those who were taken out since.
 */
import { ok, type Result } from '@taht/base';
import { duplicate } from '@taht/modes';
import { tournamentOfDuplicate } from '@taht/protocol';
import type { Who } from '../kind/kind.ts';
import { unlessPassing } from '../rooms/failures.ts';
import type { RoomFailure } from '../rooms/message.ts';
import type { RoomsPort } from '../rooms/rooms-port.ts';
import { duplicateKind } from './duplicate-kind.ts';

type Read = Pick<RoomsPort, 'read'>;

/** Whether a person directs a tournament. */
export type Directs = (
  rooms: Read,
  tournament: string,
  person: string,
) => Promise<Result<boolean, RoomFailure>>;

/** As whom a person acts in a stream: as referee in a game that they direct, else as themselves, without the part they had. */
export type AsDirector = (
  rooms: Read,
  stream: string,
  who: Who,
) => Promise<Result<Who, RoomFailure>>;

export const asDirector =
  (directs: Directs): AsDirector =>
  async (rooms, stream, who) => {
    const found = tournamentOfDuplicate(stream);
    if (found === null || who.kind !== 'person') return ok(who);
    const game = await rooms.read(duplicateKind, stream);
    if (!game.ok) return unlessPassing(game.error, who);
    const isNamed = duplicate.isRefereeOf(game.value.state, who.id);
    if (!isNamed && duplicate.numberOf(game.value.state, who.id) !== null) return ok(who);
    const is = await directs(rooms, found.event, who.id);
    if (!is.ok) return is;
    if (isNamed) return ok(is.value ? who : { ...who, isDismissed: true });
    return ok(is.value ? { kind: 'referee', name: who.id } : who);
  };
