/** Draft sync: keeps unsent tiles and notes the same on all devices of a player. */
import { gameKind } from '../game/game-kind.ts';
import { reacting } from '../rooms/reacting.ts';
import type { Feature } from '../server/feature.ts';
import type { Store } from '../store/store.ts';
import { streamsOf } from '../store/streams-of.ts';
import { clearDrafts } from './clear-drafts.ts';
import { draftCommands } from './commands.ts';
import { draftKind } from './draft-kind.ts';

export const draftSyncFeature = (store: Pick<Store, 'list'>): Feature => ({
  kinds: [{ kind: draftKind, env: null }],
  reactions: [reacting({ to: gameKind, react: clearDrafts })],
  handlers: (rooms) => ({ desk: draftCommands(rooms) }),
  forget: async (person, rooms) => {
    for await (const { stream } of streamsOf(store, { kind: draftKind.name, player: person }))
      if (!(await rooms.forget(stream)).ok) return false;
    return true;
  },
});
