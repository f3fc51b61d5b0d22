/** Tables: where people sit down, agree on what to play, talk, and have their games. */
import { gameKind } from '../game/game-kind.ts';
import { wasHere } from '../kind/kind.ts';
import type { OpeningPorts } from '../people/opening.ts';
import type { Clock } from '../rooms/clock.ts';
import { forgetIn } from '../rooms/forget-person.ts';
import { reacting } from '../rooms/reacting.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { coded, type Feature } from '../server/feature.ts';
import type { Store } from '../store/store.ts';
import { streamsOf } from '../store/streams-of.ts';
import { carryOutOrders, type TablePorts } from './carry-out-orders.ts';
import { tableCommands } from './commands.ts';
import { DelayedGames } from './delayed.ts';
import { gameCommands } from './game-commands.ts';
import { gameOver } from './game-over.ts';
import { gameLooking } from './looking.ts';
import { tableKind } from './table-kind.ts';

export interface TableFeatureOptions extends TablePorts {
  readonly store: Store;
  readonly clock: Clock;
  opening(rooms: Rooms): OpeningPorts;
}

export const tableCode = coded({ kind: tableKind, codeOf: ({ code }) => code });

export const tableFeature = ({ store, opening, ...ports }: TableFeatureOptions): Feature => ({
  kinds: [{ kind: tableKind, env: { listsOf: ports.listsOf } }],
  reactions: [
    reacting({ to: tableKind, react: carryOutOrders(ports) }),
    reacting({ to: gameKind, react: gameOver }),
  ],
  handlers: (rooms) => ({
    table: tableCommands({ ...ports, ...opening(rooms) }),
    game: gameCommands(rooms),
  }),
  looking: (rooms) => gameLooking(rooms, new DelayedGames({ rooms, store, clock: ports.clock })),
  lists: [{ kind: tableKind.name }],
  meetings: [tableKind.name],
  codes: [tableCode],
  forget: async (person, rooms) => {
    const { name: kind } = tableKind;
    return (
      (await forgetIn(rooms, streamsOf(store, { kind, player: person }), person)) &&
      forgetIn(rooms, streamsOf(store, { kind, labels: [wasHere(person)] }), person)
    );
  },
});
