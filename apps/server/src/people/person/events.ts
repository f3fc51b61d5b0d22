/** What can happen to a person, as it is stored. */
import { order, type PersonEventKind, pushAddress, quietHours, scope } from '@taht/protocol';
import { z } from 'zod';

export const id = z.string().regex(/^[\w.:~-]{1,100}$/);
export const hash = z.string().min(1).max(300);
const at = z.number();
const label = z.string().max(80);

export const newSession = z.strictObject({ id, label });
export const newToken = z.strictObject({
  id,
  hash,
  label,
  scopes: z.array(scope).min(1).max(2),
});
export const newPasskey = z.strictObject({
  id: z.string().max(1400),
  publicKey: z.string().max(3000),
  counter: z.int().min(0),
  transports: z.array(z.string().max(20)).max(10),
  label,
});
export const newPupil = z.strictObject({
  class: id,
  teacher: id,
  outside: z.boolean(),
  realName: z.string().max(200),
});

/** With what right an order is given; the machine's own is above all. */
export const rank = z.enum(['player', 'moderator', 'administrator', 'machine']);
export type Rank = z.infer<typeof rank>;

/** The folded form of a name, which no two accounts share. */
export const nameKey = z.string().min(1).max(200);
const nickname = z.string().min(1).max(200);
const TIES = ['follows', 'blocks', 'mutes'] as const;

const event = <K extends PersonEventKind, S extends z.ZodRawShape>(kind: K, shape: S) =>
  z.strictObject({ kind: z.literal(kind), at, ...shape });

export const personEvent = z.discriminatedUnion('kind', [
  event('arrived', {
    id,
    nickname,
    recovery: hash.nullable(),
    pupil: newPupil.nullable(),
  }),
  event('enrolled', {}),
  event('renamed', { nickname, nameKey: nameKey.nullable() }),
  event('account-made', { nickname, nameKey }),
  event('password-set', { hash }),
  event('passkey-added', { passkey: newPasskey }),
  event('passkey-used', { passkey: z.string(), counter: z.int() }),
  event('passkey-removed', { passkey: z.string() }),
  event('session-opened', { session: newSession }),
  event('session-seen', { session: id }),
  event('session-ended', { session: id }),
  /** By password or recovery link, where there is no passkey. */
  event('session-confirmed', { session: id, passkey: z.string().nullable() }),
  event('recovery-set', { hash }),
  event('recovered', { hash }),
  event('token-added', { token: newToken }),
  event('token-revoked', { token: id }),
  event('tied', { tie: z.enum(TIES), person: id }),
  event('untied', { tie: z.enum(TIES), person: id }),
  event('preferred', { preferences: z.record(z.string(), z.string().nullable()) }),
  event('quiet-set', { quiet: quietHours.nullable() }),
  event('push-set', { address: pushAddress }),
  event('push-dropped', { endpoint: z.string() }),
  event('email-set', { address: z.string().nullable() }),
  event('email-confirmed', {}),
  event('vacation-set', { year: z.int(), days: z.int(), until: z.number() }),
  event('teaching', { class: id, isTeaching: z.boolean() }),
  event('ordered', { order, by: id, reason: z.string(), number: z.int() }),
  event('deleted', {}),
]);
export type PersonEvent = Readonly<z.infer<typeof personEvent>>;
export type PersonEventOf<K extends PersonEvent['kind']> = Extract<
  PersonEvent,
  { readonly kind: K }
>;
export type Tie = (typeof TIES)[number];
