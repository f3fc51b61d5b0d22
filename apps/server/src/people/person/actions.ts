/** What a person's stream can be asked to do, by the person or by the server after it has checked a secret. */
import { emailAddress, order, type PersonAction, personAction } from '@taht/protocol';
import { z } from 'zod';
import { hash, id, nameKey, newPasskey, newPupil, newSession, newToken, rank } from './events.ts';

const nickname = z.string().max(200);
/** The session that asks, which has to be confirmed; entries of before do not name it, and no session is called so. */
const asking = z.union([id, z.literal('')]).default('');

const serverAction = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('arrive'),
    id,
    nickname,
    recovery: hash,
    session: newSession,
  }),
  /** Without a session: the PIN opens one. */
  z.strictObject({ kind: z.literal('arrive-as-pupil'), id, nickname, pupil: newPupil }),
  z.strictObject({ kind: z.literal('enrol') }),
  z.strictObject({
    kind: z.literal('make-account'),
    nickname,
    nameKey,
    password: hash.nullable(),
    passkey: newPasskey.nullable(),
  }),
  z.strictObject({ kind: z.literal('claim-name'), nickname, nameKey }),
  /** All sessions but the one end, and so do tokens, passkeys and the old recovery link. */
  z.strictObject({ kind: z.literal('set-password'), hash, session: id, recovery: hash }),
  /** By the link of a letter, good as long as password and recovery link are as they were when it was made. Everything else ends. */
  z.strictObject({
    kind: z.literal('reset-password'),
    before: z.strictObject({ password: hash.nullable(), recovery: hash.nullable() }),
    hash,
    recovery: hash,
    session: newSession,
  }),
  /** As with another password, but the password remains; without one, the passkey that confirmed the session. */
  z.strictObject({ kind: z.literal('end-all'), session: id, recovery: hash }),
  z.strictObject({ kind: z.literal('add-passkey'), passkey: newPasskey, session: asking }),
  z.strictObject({
    kind: z.literal('use-passkey'),
    passkey: z.string(),
    counter: z.int().min(0),
    session: newSession,
  }),
  /** Where it is opened by a password, the hash that it was compared with. */
  z.strictObject({
    kind: z.literal('open-session'),
    session: newSession,
    password: hash.nullable().default(null),
  }),
  /** The owner has shown again who they are, by password or passkey. */
  z.strictObject({ kind: z.literal('confirm-by-password'), session: id, password: hash }),
  z.strictObject({
    kind: z.literal('confirm-by-passkey'),
    session: id,
    passkey: z.string(),
    counter: z.int().min(0),
  }),
  z.strictObject({ kind: z.literal('see-session'), session: id }),
  z.strictObject({ kind: z.literal('set-recovery'), hash, session: asking }),
  /** The hash of the link that was followed, and that of the next one. */
  z.strictObject({ kind: z.literal('recover'), used: hash, next: hash, session: newSession }),
  z.strictObject({ kind: z.literal('add-token'), token: newToken, session: asking }),
  /** Nothing is sent there before it has been confirmed by the link in the first letter. */
  z.strictObject({
    kind: z.literal('email'),
    address: emailAddress.nullable(),
    session: asking,
  }),
  z.strictObject({ kind: z.literal('confirm-email'), address: emailAddress }),
  z.strictObject({ kind: z.literal('teach'), class: id, isTeaching: z.boolean() }),
  z.strictObject({
    kind: z.literal('order'),
    order,
    by: id,
    rank,
    reason: z.string().max(500),
    number: z.int(),
  }),
  z.strictObject({ kind: z.literal('delete') }),
  z.strictObject({ kind: z.literal('tick') }),
]);

export const action = z.discriminatedUnion('kind', [personAction, serverAction]);
export type ServerAction = Readonly<z.infer<typeof serverAction>>;
export type Action = Readonly<z.infer<typeof action>>;

const OWN = new Set<string>(
  personAction.options.flatMap(({ shape: { kind } }) =>
    kind instanceof z.ZodEnum ? kind.options : [...kind.values],
  ),
);

/** What a person may send; the rest is for the server alone. */
export const isOwn = (asked: Action): asked is PersonAction => OWN.has(asked.kind);
