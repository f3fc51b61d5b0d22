/** Oneself in full, as the pages about people need it, and what one does to oneself. */
import { signal } from '@preact/signals';
import { ok, type Result } from '@taht/base';
import type { PersonAction, PersonView } from '@taht/protocol';
import { call } from '../connection/call.ts';
import { takeClassWay } from '../connection/class-way.ts';
import { me } from '../connection/me.ts';
import type { Trouble } from '../connection/trouble.ts';

export type Self = Extract<PersonView, { kind: 'self' }>;

export interface Own {
  readonly me: Self;
  /** The session of this browser. */
  readonly session: string;
  readonly hasPasskeys: boolean;
  /** Whether the server sends letters. */
  readonly hasLetters: boolean;
}

/** Undefined before the server was asked, null for nobody. */
export const own = signal<Own | null | undefined>(undefined);

/** Whether the server sends letters, known to strangers too once it was asked. */
export const hasLetters = signal(false);

export async function readOwn(): Promise<Result<null, Trouble>> {
  const found = await call<Own | { readonly me: null; readonly hasLetters: boolean }>('/me');
  if (!found.ok) return found;
  await takeClassWay(found.value.me?.pupilOf ?? null);
  hasLetters.value = found.value.hasLetters;
  own.value = found.value.me === null ? null : found.value;
  me.value = found.value.me;
  return ok(null);
}

/** Told whether the owner has confirmed, while the dialog asks for it; null while nothing is asked. */
export const confirming = signal<((isConfirmed: boolean) => void) | null>(null);

/** Does a step for which the server may first want to know who sits here; then that is asked, and the step done again. */
export async function whenConfirmed<T>(
  step: () => Promise<Result<T, Trouble>>,
): Promise<Result<T, Trouble>> {
  const first = await step();
  const isAsked =
    !first.ok && first.error.code === 'refused' && first.error.refusal.code === 'confirm-first';
  if (!isAsked || confirming.peek() !== null) return first;
  const isConfirmed = await new Promise<boolean>((resolve) => {
    confirming.value = resolve;
  });
  confirming.value = null;
  return isConfirmed ? step() : first;
}

/** Whatever is asked of the server that changes oneself; afterwards one is read anew. */
export async function change<T>(path: string, body: object): Promise<Result<T, Trouble>> {
  const done = await whenConfirmed(() => call<T>(path, body));
  if (done.ok) await readOwn();
  return done;
}

export const act = (action: PersonAction): Promise<Result<object, Trouble>> =>
  change('/me/do', { action });
