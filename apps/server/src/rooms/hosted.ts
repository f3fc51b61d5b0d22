/** What a room is made of: a kind with its environment and reactions, and what all rooms of a process share. */
import type { Result } from '@taht/base';
import type { Absence, Command, Kind, KindTypes } from '../kind/kind.ts';
import type { Store } from '../store/store.ts';
import type { Clock } from './clock.ts';
import type { Damages } from './damages.ts';
import type { SendFailure } from './message.ts';
import { earliest, type Reacting, reactAll } from './reacting.ts';
import type { Reaction } from './reactions.ts';
import type { RoomsPort } from './rooms-port.ts';

/** What all rooms of a process share. */
export interface RoomPorts {
  readonly store: Store;
  readonly clock: Clock;
  /** The oldest first. */
  readonly absences: readonly Absence[];
  noteDue(stream: string, due: number | null): void;
  noteOwed(stream: string, owed: number | null): void;
  /** How old a loaded state may be, where others append too. */
  readonly poll: number;
  readonly damages: Damages;
  /** A command was carried out and stored. */
  onDone(kind: string, action: string): void;
  onBug(error: unknown): void;
}

/** A kind with its environment and the reaction to it. */
export interface Hosted<T extends KindTypes = KindTypes> {
  readonly kind: Kind<T>;
  readonly env: T['env'];
  /** Decides what is dear apart from the thread that serves everybody; null for what is decided at once. */
  decideInThread?(
    state: T['state'],
    command: Command<T>,
  ): Promise<Result<readonly T['event'][], SendFailure<T>>> | null;
  /** Where there is none, nothing is owed. */
  react?(stream: string, state: T['state'], rooms: RoomsPort): Promise<Reaction>;
  /** Where it reacts to more than the kind itself owes. */
  owes?(state: T['state']): number | null;
}

/** From when on a reaction is owed to a state. */
export const owedIn = <T extends KindTypes>(
  { kind, react, owes }: Hosted<T>,
  state: T['state'],
): number | null =>
  react === undefined ? null : earliest([kind.owes?.(state) ?? null, owes?.(state) ?? null]);

/** The kind with all reactions to it as one. */
export function withReactions(hosted: Hosted, all: readonly Reacting[]): Hosted {
  const mine = all.filter(({ to }) => to.name === hosted.kind.name);
  if (mine.length === 0) return hosted;
  return {
    ...hosted,
    react: reactAll(mine.map(({ react }) => react)),
    owes: (state) => earliest(mine.map(({ owes }) => owes?.(state) ?? null)),
  };
}
