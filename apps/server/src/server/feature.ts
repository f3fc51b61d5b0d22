/** What a feature hands to the composition. Everything is optional. */
import type { Listed } from '../http/list-routes.ts';
import type { Figure } from '../http/metrics.ts';
import type { Parts } from '../http/parts.ts';
import type { Route } from '../http/route.ts';
import type { PageHead } from '../http/web.ts';
import type { Kind, KindTypes } from '../kind/kind.ts';
import type { CommandHandlers, Naming } from '../rooms/commands.ts';
import type { Hosted } from '../rooms/hosted.ts';
import type { Reacting } from '../rooms/reacting.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { RoomsPort } from '../rooms/rooms-port.ts';
import type { WatchingByKind } from '../rooms/watching.ts';

export interface Feature {
  /** Its kinds of streams, with the environment of their decisions. */
  readonly kinds?: readonly Hosted[];
  /** What it does about streams, its own or another feature's. */
  readonly reactions?: readonly Reacting[];
  /** Who may command its streams, and what is added to a command. */
  handlers?(rooms: Rooms): CommandHandlers;
  /** Who may look at its streams, and as whom. */
  watching?(rooms: Rooms): WatchingByKind;
  /** Names of new streams, for kinds that do not get a random one. */
  readonly naming?: Naming;
  routes?(parts: Parts): readonly Route[];
  /** What stands in the head of a served page, besides what all have. */
  pageHead?(parts: Parts): PageHead;
  /** Its kinds that can be listed. */
  readonly lists?: readonly Listed[];
  /** What it counts for whoever runs the server. */
  readonly figures?: readonly Figure[];
  /** Its kinds in which people meet, and see who else is there. */
  readonly meetings?: readonly string[];
  /** Its kinds that are found by a short code. */
  readonly codes?: readonly Coded[];
  /** Streams that may hold something of any person. */
  readonly commonStreams?: readonly string[];
  /** Where its streams name a person: they are told to forget one who is gone. */
  readonly traces?: readonly Trace[];
  /** Removes what else is stored of a person who is gone; false where it has to be tried again. */
  forget?(person: string, rooms: RoomsPort): Promise<boolean>;
  /** Told of a person who has no connection here any more, and whether they have one at another process. */
  onLeft?(rooms: Rooms, person: string, isElsewhere: boolean): Promise<void>;
  /** Ends what would keep the process alive. */
  close?(): Promise<void>;
}

export interface Trace {
  readonly kind: string;
  /** The person is found as a player, or by the label `wasHere`; else all streams of the kind are told. */
  readonly by?: 'player' | 'label';
}

export interface Coded<T extends KindTypes = KindTypes> {
  readonly kind: Kind<T>;
  /** Null for a stream without a code. */
  codeOf(state: T['state']): string | null;
}

/** Keeps the types of a kind and its code together. */
export const coded = <T extends KindTypes>(made: Coded<T>): Coded => made;
