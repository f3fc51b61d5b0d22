/** The state of a person. Hashes and public keys are in here and in no view. */
import type { Happening, PushAddress, QuietHours, Role, Scope } from '@taht/protocol';

export type Standing = 'new' | 'guest' | 'account' | 'pupil' | 'gone';

export interface Session {
  readonly id: string;
  /** What it was opened on, as far as that is known. */
  readonly label: string;
  readonly made: number;
  readonly seen: number;
  /** When it was last shown that the owner sits here, and by which passkey; null by password or recovery link. */
  readonly confirmed: { readonly at: number; readonly passkey: string | null } | null;
}

export interface Token {
  readonly id: string;
  readonly hash: string;
  readonly label: string;
  readonly scopes: readonly Scope[];
  readonly made: number;
}

export interface Passkey {
  readonly id: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly label: string;
  readonly made: number;
}

/** A pupil's part of the class. The real name is stored only here, so that it goes with the pupil. */
export interface Pupil {
  readonly class: string;
  readonly teacher: string;
  readonly outside: boolean;
  readonly realName: string;
  /** Whether the class knows of this pupil; one it never heard of is forgotten. */
  readonly isEnrolled: boolean;
}

/** `FOREVER` stands for no end. */
export interface Penalties {
  readonly mutedUntil: number | null;
  readonly closedUntil: number | null;
  readonly warnings: number;
}

export interface Vacation {
  readonly year: number;
  readonly days: number;
  readonly until: number;
}

export interface Person {
  readonly id: string;
  readonly now: number;
  readonly since: number;
  readonly standing: Standing;
  readonly nickname: string;
  /** The folded name that an account has claimed. */
  readonly nameKey: string | null;
  readonly password: string | null;
  readonly recovery: string | null;
  readonly passkeys: readonly Passkey[];
  readonly sessions: readonly Session[];
  readonly tokens: readonly Token[];
  readonly follows: readonly string[];
  readonly blocks: readonly string[];
  readonly mutes: readonly string[];
  readonly preferences: Readonly<Record<string, string>>;
  readonly quiet: QuietHours | null;
  readonly push: readonly PushAddress[];
  readonly email: { readonly address: string; readonly isConfirmed: boolean } | null;
  readonly vacation: Vacation | null;
  readonly roles: readonly Role[];
  readonly pupil: Pupil | null;
  readonly teaches: readonly string[];
  readonly penalties: Penalties;
  readonly history: readonly Happening[];
}

export const FOREVER = 8_640_000_000_000_000;

export const NOBODY: Person = {
  id: '',
  now: 0,
  since: 0,
  standing: 'new',
  nickname: '',
  nameKey: null,
  password: null,
  recovery: null,
  passkeys: [],
  sessions: [],
  tokens: [],
  follows: [],
  blocks: [],
  mutes: [],
  preferences: {},
  quiet: null,
  push: [],
  email: null,
  vacation: null,
  roles: [],
  pupil: null,
  teaches: [],
  penalties: { mutedUntil: null, closedUntil: null, warnings: 0 },
  history: [],
};
