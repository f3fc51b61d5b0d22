/** What people are called, by their ids. Who is gone has no card any more. */
import type { PersonCard } from '@taht/protocol';
import { call } from './call.ts';

const known = new Map<string, Promise<PersonCard | null>>();

export async function cardsOf(ids: readonly string[]): Promise<readonly PersonCard[]> {
  const cards = await Promise.all(ids.map(cardOf));
  return cards.filter((card) => card !== null);
}

function cardOf(id: string): Promise<PersonCard | null> {
  const card = known.get(id) ?? fetchCard(id);
  known.set(id, card);
  return card;
}

async function fetchCard(id: string): Promise<PersonCard | null> {
  const found = await call<PersonCard>(`/people/${id}`);
  // Who could not be asked for may be asked for again.
  if (!found.ok && found.error.code === 'network') known.delete(id);
  return found.ok ? found.value : null;
}
