/** People for a data folder: guests with their sessions, and whatever else is written before the server starts. */
import { randomBytes } from 'node:crypto';
import { makeSessionKey } from '../../src/people/cookies.ts';
import { personKind } from '../../src/people/person/person-kind.ts';
import { newId, newSecret } from '../../src/people/random.ts';
import { hashSecret } from '../../src/people/seal.ts';
import type { Append, Store } from '../../src/store/store.ts';
import { value } from '../../test/support/store-parts.ts';
import { Written } from './written.ts';

export function guest(nickname: string, secret: Uint8Array, at: number) {
  const id = newId(randomBytes, 'person');
  const session = { id: newId(randomBytes, 's'), label: 'bench' };
  const person = new Written(personKind, null, id);
  const recovery = hashSecret(newSecret(randomBytes));
  const action = { kind: 'arrive', id, nickname, session, recovery } as const;
  person.command({ id: 'arrive', by: 'system', at, action });
  return { person, cookie: `taht=${makeSessionKey(secret, { person: id, session: session.id })}` };
}

const AT_ONCE = 500;

export async function appendAll(store: Store, appends: readonly Append[]): Promise<void> {
  for (let from = 0; from < appends.length; from += AT_ONCE) {
    const some = appends.slice(from, from + AT_ONCE);
    for (const done of await Promise.all(some.map((append) => store.append(append))))
      if (value(done).kind !== 'appended') throw new Error('not written');
  }
}
