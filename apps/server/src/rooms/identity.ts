/** Who is at the other end of a connection or request. */
import type { Result } from '@taht/base';
import type { Who } from '../kind/kind.ts';
import type { RoomFailure } from './message.ts';

export interface Identity {
  /** The person's id. */
  readonly id: string;
  readonly who: Who;
}

export interface Asked {
  readonly cookie?: string;
  readonly authorization?: string;
  readonly isTls: boolean;
  readonly address?: string;
}

export interface Identities<I extends Identity = Identity> {
  /** Null for a stranger; a failure where it cannot be known now. */
  whoIs(asked: Asked): Promise<Result<I | null, RoomFailure>>;
  /** As whom this session sees streams of a kind: a program may see less than its person. */
  viewing(identity: I, kind: string): Who;
  /** Whether this session may send commands to streams of a kind. */
  mayCommand(identity: I, kind: string): boolean;
  /** Calls back once the session is over. Returns a function that stops it. */
  onEnded(identity: I, callback: () => void): Promise<Result<() => void, RoomFailure>>;
}

/** The role that a program has which plays with a token of its person. */
export const PROGRAM = 'program';

export const isProgram = (who: Who): boolean =>
  who.kind === 'person' && (who.roles?.includes(PROGRAM) ?? false);

/** Whoever is not signed in. No person has this id. */
export const STRANGER: Who = { kind: 'person', id: 'stranger' };
