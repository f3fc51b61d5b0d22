/** Applies a person's vacation to all their slow games, as far as each game allows one. */
import type { Game } from '@taht/rules';
import { SYSTEM } from '../kind/kind.ts';
import type { PersonTypes } from '../people/person/person-kind.ts';
import type { Clock } from '../rooms/clock.ts';
import { isPassing, isSettled } from '../rooms/failures.ts';
import type { React } from '../rooms/reacting.ts';
import type { RoomsPort } from '../rooms/rooms-port.ts';
import type { Store, StreamRow } from '../store/store.ts';
import { gameKind } from './game-kind.ts';

interface Ports {
  readonly store: Pick<Store, 'list'>;
  readonly clock: Pick<Clock, 'now'>;
}

const PAGE = 100;

export const applyVacation =
  ({ store, clock }: Ports): React<PersonTypes> =>
  async (person, { vacation, standing }, rooms) => {
    if (vacation === null || standing === 'gone') return 'done';
    let isDone = true;
    let last: StreamRow | undefined;
    do {
      const after = last === undefined ? {} : { after: last };
      const query = { kind: gameKind.name, state: 'live', player: person, limit: PAGE } as const;
      const found = await store.list({ ...query, labels: ['speed:days'], ...after });
      if (!found.ok) return 'later';
      for (const { stream } of found.value)
        isDone = (await applyIn(rooms, stream, person, vacation.until, clock.now())) && isDone;
      last = found.value.length < PAGE ? undefined : found.value.at(-1);
    } while (last !== undefined);
    return isDone ? 'done' : 'later';
  };

/** False where it has to be tried again. */
async function applyIn(
  rooms: RoomsPort,
  stream: string,
  person: string,
  until: number,
  now: number,
): Promise<boolean> {
  const read = await rooms.read(gameKind, stream);
  if (!read.ok) return !isPassing(read.error);
  const action = actionFor(read.value.state, person, until, now);
  if (action === undefined) return true;
  const id = `${action.kind}-${until}`;
  return isSettled(await rooms.send(stream, { id, who: SYSTEM, action }));
}

function actionFor({ seats, clock, rules }: Game, person: string, until: number, now: number) {
  const seat = seats.findIndex(({ player }) => player.id === person);
  const isThere = seats[seat]?.standing === 'playing' && rules.clock.vacation !== 'none';
  if (!isThere) return undefined;
  const away = clock.away[seat] ?? 0;
  if (until <= now) return away > now ? ({ kind: 'end-vacation', seat } as const) : undefined;
  const most = Math.max(now, away) + (clock.vacation[seat] ?? 0);
  const end = Math.min(until, most);
  return end > Math.max(now, away)
    ? ({ kind: 'begin-vacation', seat, until: end } as const)
    : undefined;
}
