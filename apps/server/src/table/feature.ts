/** Tables: where people sit down, agree on what to play, talk, and have their games. */
import { gameKind } from '../game/game-kind.ts';
import type { OpeningBase } from '../people/opening.ts';
import { reacting } from '../rooms/reacting.ts';
import { coded, type Feature } from '../server/feature.ts';
import { carryOutOrders, type TablePorts } from './carry-out-orders.ts';
import { tableCommands } from './commands.ts';
import { DelayedGames } from './delayed.ts';
import { gameCommands } from './game-commands.ts';
import { gameOver } from './game-over.ts';
import { tableKind } from './table-kind.ts';
import { gameWatching } from './watching.ts';

type TableFeatureOptions = TablePorts & OpeningBase;

export const tableCode = coded({ kind: tableKind, codeOf: ({ code }) => code });

export const tableFeature = ({ opening, ...ports }: TableFeatureOptions): Feature => ({
  kinds: [{ kind: tableKind, env: { listsOf: ports.listsOf } }],
  reactions: [
    reacting({ to: tableKind, react: carryOutOrders(ports) }),
    reacting({ to: gameKind, react: gameOver }),
  ],
  handlers: (rooms) => ({
    table: tableCommands({ ...ports, ...opening(rooms) }),
    game: gameCommands(rooms),
  }),
  watching: (rooms) => gameWatching(rooms, new DelayedGames({ rooms, clock: ports.clock })),
  lists: [{ kind: tableKind.name }],
  meetings: [tableKind.name],
  codes: [tableCode],
  traces: [
    { kind: tableKind.name, by: 'player' },
    { kind: tableKind.name, by: 'label' },
  ],
});
