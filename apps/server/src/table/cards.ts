/** What tables and lobbies are told of a person: the name, whom they know, and how they stand. */
import { ok, type Result } from '@taht/base';
import type { Speed } from '@taht/protocol';
import { personKind } from '../people/person/person-kind.ts';
import { tiesOf } from '../people/ties.ts';
import { ratingsKind } from '../ratings/ratings-kind.ts';
import { playerOf, shownAt } from '../ratings/state.ts';
import type { RoomFailure } from '../rooms/message.ts';
import type { RoomsPort } from '../rooms/rooms-port.ts';
import type { Card } from './card.ts';

type Read = Pick<RoomsPort, 'read'>;

/** Where a rating is wanted. */
export interface Field {
  readonly edition: string;
  readonly speed: Speed;
  readonly places: number;
}

/** Null for somebody who is not there. */
export async function cardOf(
  rooms: Read,
  person: string,
  field: Field | null,
  at: number,
): Promise<Result<Card | null, RoomFailure>> {
  const read = await rooms.read(personKind, person);
  if (!read.ok) return read.error.code === 'no-such-stream' ? ok(null) : read;
  const { state } = read.value;
  if (state.standing === 'gone') return ok(null);
  const rating = field === null ? ok(null) : await ratingOf(rooms, person, field, at);
  if (!rating.ok) return rating;
  return ok({
    id: person,
    name: state.nickname,
    isAccount: state.standing === 'account',
    rating: rating.value,
    ties: { ...tiesOf(state), follows: [] },
  });
}

async function ratingOf(
  rooms: Read,
  person: string,
  { edition, speed, places }: Field,
  at: number,
): Promise<Result<Card['rating'], RoomFailure>> {
  const read = await rooms.read(ratingsKind, `ratings-${edition}-${speed}`);
  if (!read.ok) return read.error.code === 'no-such-stream' ? ok(null) : read;
  const who = playerOf(read.value.state.boards[places === 2 ? 'duel' : 'table'], person);
  return ok(who === undefined ? null : shownAt(who, at));
}
