/** What routes are made of: the rooms, and the ways by which people reach them. */
import type { Who } from '../kind/kind.ts';
import type { Commands } from '../rooms/commands.ts';
import type { Identity } from '../rooms/identity.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Watching } from '../rooms/watching.ts';
import type { Followers } from './followers.ts';

export interface Parts {
  readonly rooms: Rooms;
  readonly commands: Commands;
  readonly watching: Watching;
  readonly followers: Pick<Followers, 'follow'>;
  /** As whom somebody sees streams of a kind; null is a stranger. */
  viewing(identity: Identity | null, kind: string): Who;
  mayCommand(identity: Identity, kind: string): boolean;
}
