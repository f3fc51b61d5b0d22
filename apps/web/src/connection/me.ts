/** Who plays on the network from this browser: nobody yet, a guest, or somebody with an account. The server's cookie knows. */
import { signal } from '@preact/signals';
import { ok, type Result } from '@taht/base';
import type { PersonView } from '@taht/protocol';
import { preferences } from '../preferences/preferences.ts';
import { call } from './call.ts';
import { takeClassWay } from './class-way.ts';
import type { Trouble } from './trouble.ts';

export type Me = Pick<
  Extract<PersonView, { kind: 'self' }>,
  'card' | 'follows' | 'blocks' | 'mutes' | 'penalties' | 'pupilOf'
>;

/** Undefined before the server was asked, null for nobody. */
export const me = signal<Me | null | undefined>(undefined);

export async function findMe(): Promise<Result<null, Trouble>> {
  const found = await call<{ readonly me: Me | null }>('/me');
  if (!found.ok) return found;
  await takeClassWay(found.value.me?.pupilOf ?? null);
  me.value = found.value.me;
  preferences.isKnown.value = found.value.me !== null;
  return ok(null);
}

/** Plays at once under a nickname; the name is remembered for the next time. */
export async function arrive(nickname: string): Promise<Result<null, Trouble>> {
  const arrived = await arriveAs(nickname);
  if (arrived.ok) preferences.name.value = nickname.trim();
  return arrived;
}

/** Under a name that is not remembered. */
export async function arriveAs(nickname: string): Promise<Result<null, Trouble>> {
  const arrived = await call('/guests', { nickname });
  return arrived.ok ? findMe() : arrived;
}
