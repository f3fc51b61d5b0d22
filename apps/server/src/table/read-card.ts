/** Reads the card of a person: name, relations and rating. */
import { ok, type Result } from '@taht/base';
import type { Speed, TableOptions } from '@taht/protocol';
import { speedOf } from '../game/speed.ts';
import { personKind } from '../people/person/person-kind.ts';
import { relationsOf } from '../people/relations.ts';
import { ratingsKind } from '../ratings/ratings-kind.ts';
import { playerOf, shownAt } from '../ratings/state.ts';
import type { RoomFailure } from '../rooms/message.ts';
import type { RoomsPort } from '../rooms/rooms-port.ts';
import type { Card } from './card.ts';
import { equip, type ListsOf } from './options.ts';

type Read = Pick<RoomsPort, 'read'>;

/** Where a rating is wanted. */
export interface Field {
  readonly edition: string;
  readonly speed: Speed;
  readonly places: number;
}

/** Null where nothing can be played by these options. */
export function fieldOf(options: TableOptions, listsOf: ListsOf): Field | null {
  const equipment = equip(options, listsOf);
  if (!equipment.ok) return null;
  const speed = speedOf(equipment.value.rules.clock);
  return { edition: options.edition, speed, places: options.places };
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
    ties: { ...relationsOf(state), follows: [] },
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
