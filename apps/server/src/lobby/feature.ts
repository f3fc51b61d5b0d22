/** Lobbies: who seeks an opponent, and which tables have a free place. */
import { randomBytes } from 'node:crypto';
import { newId } from '../people/random.ts';
import type { Clock } from '../rooms/clock.ts';
import { reacting } from '../rooms/reacting.ts';
import type { Feature } from '../server/feature.ts';
import type { ListsOf } from '../table/options.ts';
import { lobbyCommands } from './commands.ts';
import { lobbyKind } from './lobby-kind.ts';
import { openPairs } from './open-pairs.ts';
import { Seekers, withdraw } from './seekers.ts';

export interface LobbyFeatureOptions {
  readonly clock: Clock;
  readonly listsOf: ListsOf;
}

export function lobbyFeature({ clock, listsOf }: LobbyFeatureOptions): Feature {
  const seekers = new Seekers();
  const newTable = (): string => newId(randomBytes, 'table');
  return {
    kinds: [{ kind: lobbyKind, env: { listsOf } }],
    reactions: [reacting({ to: lobbyKind, react: openPairs })],
    handlers: (rooms) => ({
      lobby: seekers.notingCommands(lobbyCommands({ rooms, clock, listsOf, newTable })),
    }),
    watching: (rooms) => ({ lobby: seekers.notingWatchers(rooms) }),
    traces: [{ kind: lobbyKind.name }],
    onLeft: async (rooms, person, isElsewhere) => {
      const lobbies = seekers.take(person);
      if (!isElsewhere) await withdraw(rooms, lobbies, person, newId(randomBytes, 'gone'));
    },
  };
}
