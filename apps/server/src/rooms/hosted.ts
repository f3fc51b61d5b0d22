/** What a room is made of: a kind with what it is handed, and the house that the room is in. */
import type { Absence, Kind, KindTypes } from '../kind/kind.ts';
import type { Store } from '../store/store.ts';
import type { Clock } from './clock.ts';
import type { Reaction } from './reactions.ts';
import type { RoomsPort } from './rooms-port.ts';

/** What a room needs of the house it is in. */
export interface House {
  readonly store: Store;
  readonly clock: Clock;
  /** The oldest first. */
  readonly absences: readonly Absence[];
  noteDue(stream: string, due: number | null): void;
  noteOwed(stream: string, owed: number | null): void;
  /** How old what is known may be, where others append too. */
  readonly poll: number;
  onBug(error: unknown): void;
}

/** A kind with what its decisions are handed. */
export interface Hosted<T extends KindTypes = KindTypes> {
  readonly kind: Kind<T>;
  readonly env: T['env'];
  /** Does what a state owes; where there is none, nothing is owed. */
  react?(stream: string, state: T['state'], rooms: RoomsPort): Promise<Reaction>;
}
