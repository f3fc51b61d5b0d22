/** The session cookie. It asks for TLS-only protection only over TLS, so that it works in a hall. */
import type { FastifyReply } from 'fastify';
import { seal, unseal } from './seal.ts';

/** As long as browsers keep one. */
const LIFE_S = 400 * 86_400;

/** With this prefix no other host or page can set it; browsers take it over TLS only. */
const nameOf = (isTls: boolean): string => (isTls ? '__Host-taht' : 'taht');

export interface SessionKey {
  readonly person: string;
  readonly session: string;
}

export const makeSessionKey = (secret: Uint8Array, { person, session }: SessionKey): string =>
  seal(secret, 'session', `${person}.${session}`);

export function readSessionKey(
  secret: Uint8Array,
  header: string | undefined,
  isTls: boolean,
): SessionKey | null {
  const value = valueIn(header ?? '', nameOf(isTls));
  const text = value === undefined ? null : unseal(secret, 'session', value);
  const [person, session] = text?.split('.') ?? [];
  return person === undefined || session === undefined ? null : { person, session };
}

/** Our values hold nothing that needs decoding. */
const valueIn = (header: string, name: string): string | undefined =>
  header
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);

export function setSession(reply: FastifyReply, isTls: boolean, value: string): void {
  reply.setCookie(nameOf(isTls), value, { ...optionsFor(isTls), maxAge: LIFE_S });
}

export function dropSession(reply: FastifyReply, isTls: boolean): void {
  reply.clearCookie(nameOf(isTls), optionsFor(isTls));
}

const optionsFor = (isTls: boolean) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isTls }) as const;
