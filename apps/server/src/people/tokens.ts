/** Tokens for programs: shown once, stored as a hash, valid until revoked. */
import { ok } from '@taht/base';
import type { Scope } from '@taht/protocol';
import { type Answer, fromSend } from './failure.ts';
import type { PeoplePorts } from './ports.ts';
import { newId, newSecret } from './random.ts';
import { hashSecret } from './seal.ts';
import { command } from './sessions.ts';
import { makeToken } from './who-is.ts';

export interface NewToken {
  readonly id: string;
  readonly token: string;
}

export async function addToken(
  ports: PeoplePorts,
  person: string,
  session: string,
  { label, scopes }: { readonly label: string; readonly scopes: readonly Scope[] },
): Answer<NewToken> {
  const id = newId(ports.random, 't');
  const secret = newSecret(ports.random);
  const token = { id, hash: hashSecret(secret), label, scopes: [...new Set(scopes)] };
  const sent = await ports.rooms.send(
    person,
    command(ports, { kind: 'add-token', token, session }),
  );
  return sent.ok ? ok({ id, token: makeToken(person, id, secret) }) : fromSend(sent.error);
}
