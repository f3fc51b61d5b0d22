/** Notices: tells people that it is their move in a slow game, or that a table waits for them. */
import { gameKind } from '../game/game-kind.ts';
import type { Clock } from '../rooms/clock.ts';
import { reacting } from '../rooms/reacting.ts';
import type { Feature } from '../server/feature.ts';
import type { Channels } from './channels.ts';
import { contactOf, dropPush } from './contact.ts';
import { deliverNotices } from './deliver.ts';
import { noteTurn } from './note.ts';
import { noticeKind, noticesOf } from './notice-kind.ts';
import { pushRoutes } from './push-routes.ts';
import { noticeDue } from './turn.ts';

export interface NoticesFeatureOptions {
  readonly clock: Clock;
  readonly channels: Channels;
}

export const noticesFeature = ({ clock, channels }: NoticesFeatureOptions): Feature => ({
  kinds: [{ kind: noticeKind, env: null }],
  reactions: [
    reacting({ to: gameKind, react: noteTurn, owes: noticeDue }),
    reacting({
      to: noticeKind,
      react: (stream, state, rooms) =>
        deliverNotices({
          ...channels,
          clock,
          contactOf: (person) => contactOf(rooms, person),
          dropPush: (person, endpoint) => dropPush(rooms, person, endpoint, clock.now()),
        })(stream, state, rooms),
    }),
  ],
  routes: () => pushRoutes(channels.push.publicKey),
  forget: async (person, rooms) => (await rooms.forget(noticesOf(person))).ok,
  close: async () => channels.mail?.close(),
});
