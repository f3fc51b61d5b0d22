/** Draft sync: what somebody has laid and not yet played, the same on all their devices. */
import { gameKind } from '../game/game-kind.ts';
import { reacting } from '../rooms/reacting.ts';
import type { Feature } from '../server/feature.ts';
import type { Store } from '../store/store.ts';
import { streamsOf } from '../store/streams-of.ts';
import { clearDrafts } from './clear-drafts.ts';
import { draftCommands } from './commands.ts';
import { deskKind } from './desk-kind.ts';

export const draftSyncFeature = (store: Pick<Store, 'list'>): Feature => ({
  kinds: [{ kind: deskKind, env: null }],
  reactions: [reacting({ to: gameKind, react: clearDrafts })],
  handlers: (rooms) => ({ desk: draftCommands(rooms) }),
  forget: async (person, rooms) => {
    for await (const { stream } of streamsOf(store, { kind: deskKind.name, player: person }))
      if (!(await rooms.forget(stream)).ok) return false;
    return true;
  },
});
