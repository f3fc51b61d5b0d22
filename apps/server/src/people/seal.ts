/** Texts that only this server can have made: cookies, and tickets that expire. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** What a seal is for; it is valid for nothing else. */
type Purpose =
  | 'session'
  | 'passkey-add'
  | 'passkey-log-in'
  | 'passkey-confirm'
  | 'email'
  | 'reset'
  | 'operator';

export function seal(secret: Uint8Array, purpose: Purpose, text: string): string {
  return `${text}.${macOf(secret, purpose, text)}`;
}

/** The text that was sealed, or null. */
export function unseal(secret: Uint8Array, purpose: Purpose, sealed: string): string | null {
  const end = sealed.lastIndexOf('.');
  if (end < 0 || sealed.length > 2000) return null;
  const text = sealed.slice(0, end);
  return isSame(sealed.slice(end + 1), macOf(secret, purpose, text)) ? text : null;
}

const macOf = (secret: Uint8Array, purpose: Purpose, text: string): string =>
  createHmac('sha256', secret).update(`taht ${purpose}\n${text}`).digest('base64url');

/** Takes the same time wherever they differ. */
export function isSame(a: string, b: string): boolean {
  return timingSafeEqual(digest(a), digest(b));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** For secrets of many random bits, which cannot be guessed from their hash. */
export const hashSecret = (text: string): string => digest(text).toString('base64url');

export interface Ticket {
  readonly until: number;
  readonly [fact: string]: unknown;
}

export const makeTicket = (secret: Uint8Array, purpose: Purpose, ticket: Ticket): string =>
  seal(secret, purpose, Buffer.from(JSON.stringify(ticket)).toString('base64url'));

export function readTicket(
  secret: Uint8Array,
  purpose: Purpose,
  text: string,
  now: number,
): Ticket | null {
  const body = unseal(secret, purpose, text);
  if (body === null) return null;
  const ticket = JSON.parse(Buffer.from(body, 'base64url').toString()) as Ticket;
  return ticket.until > now ? ticket : null;
}
