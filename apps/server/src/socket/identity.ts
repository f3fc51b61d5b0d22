/** Who is at the other end, as the session knows them. */
import type { Who } from '../kind.ts';

export interface Identity {
  /** The person's id. */
  readonly id: string;
  readonly who: Who;
}

export interface Asked {
  readonly cookie?: string;
  readonly authorization?: string;
  readonly isTls: boolean;
}

export interface Identities<I extends Identity = Identity> {
  whoIs(asked: Asked): Promise<I | null>;
  /** Whether this session may send commands to streams of a kind. */
  mayCommand(identity: I, kind: string): boolean;
  /** Calls back once the session is over; returns the way to stop it. */
  onEnded(identity: I, callback: () => void): Promise<() => void>;
}

/** Whoever is not signed in sees what everybody may see. No person has this id. */
export const STRANGER: Who = { kind: 'person', id: 'stranger' };
