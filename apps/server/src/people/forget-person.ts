/**
 * Sweeps away a person who is gone: the name is free, classes end, tables, lobbies, duplicate games, bingos and events forget the name
 * and what was said there, ratings, desks, answers and notices go, then the stream itself.
 * Finished games stay: they know their players by id alone, and there is nobody behind this one any more.
 */
import { answersKind } from '../duplicate/answers-kind.ts';
import { noticesOf } from '../notices/notice-kind.ts';
import { nameStream, releaseClaim } from '../people/claims.ts';
import { isAbsent } from '../people/failure.ts';
import type { Hosted } from '../rooms/hosted.ts';
import type { SendFailure } from '../rooms/message.ts';
import type { RoomsPort } from '../rooms/rooms-port.ts';
import type { Store } from '../store/store.ts';
import { streamsOf } from '../store/streams-of.ts';
import { wasHere } from '../table/table-kind.ts';
import type { PersonTypes } from './person/person-kind.ts';

export const forgetPerson =
  ({ store }: { readonly store: Pick<Store, 'list'> }): NonNullable<Hosted<PersonTypes>['react']> =>
  async (stream, { standing, id, nameKey, teaches, pupil }, rooms) => {
    if (standing !== 'gone') return 'done';
    if (nameKey !== null) await releaseClaim(rooms, nameStream(nameKey), id, `gone-${id}`);
    for (const school of teaches)
      if (!(await tell(rooms, school, id, { kind: 'end' }))) return 'later';
    if (pupil !== null && !(await tell(rooms, pupil.class, id, { kind: 'pupil-gone', person: id })))
      return 'later';
    const places = [
      { kind: 'ratings' },
      { kind: 'lobby' },
      { kind: 'table', player: id },
      { kind: 'table', labels: [wasHere(id)] },
      { kind: 'duplicate', player: id },
      { kind: 'bingo', player: id },
      { kind: 'tournament', player: id },
      { kind: 'tournament', labels: [wasHere(id)] },
    ];
    for (const query of places)
      for await (const place of streamsOf(store, query))
        if (!(await tell(rooms, place.stream, id, { kind: 'forget', person: id }))) return 'later';
    const own = [noticesOf(id), stream];
    for await (const answers of streamsOf(store, { kind: 'answers', player: id })) {
      const read = await rooms.read(answersKind, answers.stream);
      if (!read.ok && !isAbsent(read.error)) return 'later';
      const told =
        !read.ok || (await tell(rooms, read.value.state.game, id, { kind: 'forget', person: id }));
      if (!told) return 'later';
      own.unshift(answers.stream);
    }
    for await (const desk of streamsOf(store, { kind: 'desk', player: id }))
      own.unshift(desk.stream);
    for (const each of own) if (!(await rooms.forget(each)).ok) return 'later';
    return 'done';
  };

async function tell(
  rooms: RoomsPort,
  stream: string,
  person: string,
  action: object,
): Promise<boolean> {
  const request = { id: `gone-${person}`, who: { kind: 'system' }, action } as const;
  const sent = await rooms.send(stream, request);
  return sent.ok || isSettled(sent.error);
}

/** What is over, or not there any more, needs not be told. */
const isSettled = (failure: SendFailure): boolean =>
  failure.kind === 'refused' || isAbsent(failure.failure);
