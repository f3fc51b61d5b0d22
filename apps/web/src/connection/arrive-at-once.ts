/** Whoever is nobody yet plays at once under a friendly name, and says afterwards what they are called. */
import { ok, type Result } from '@taht/base';
import { texts } from '../i18n/texts.ts';
import { preferences } from '../preferences/preferences.ts';
import { arrive, arriveAs, findMe, me } from './me.ts';
import type { Trouble } from './trouble.ts';

/** So many names are tried where somebody with an account has the one before. */
const TRIES = 4;

/** Called like none of those who are there already. */
export async function arriveAtOnce(others: readonly string[] = []): Promise<Result<null, Trouble>> {
  if (me.peek() === undefined) {
    const found = await findMe();
    if (!found.ok) return found;
  }
  if (me.peek() !== null) return ok(null);
  const own = preferences.name.peek();
  let arrived = own === '' ? await arriveAs(someName(others)) : await arrive(own);
  for (let i = 1; i < TRIES && !arrived.ok && isTaken(arrived.error); i++)
    arrived = await arriveAs(someName(others));
  return arrived;
}

/** Whether the name is one that we gave, and nobody has chosen. */
export const isGivenName = (): boolean =>
  me.value?.card.standing === 'guest' && me.value.card.nickname !== preferences.name.value;

const isTaken = (trouble: Trouble): boolean =>
  trouble.code === 'refused' && trouble.refusal.code === 'name-taken';

/** Flowers, birds and winds, in the language of the page. */
function someName(others: readonly string[]): string {
  const all = texts.peek().t('net.guest-names').split(', ');
  const names = all.filter((name) => !others.includes(name));
  return names[Math.floor(Math.random() * names.length)] ?? '';
}
