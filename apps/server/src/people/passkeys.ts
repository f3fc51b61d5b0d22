/** Passkeys, offered where browsers allow them: over TLS, or on the machine itself. Challenges travel as sealed tickets. */
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { err, ok, type Result } from '@taht/base';
import { SYSTEM } from '../kind/kind.ts';
import { claimAccount, readPerson } from './accounts.ts';
import { type Answer, fromSend, type PeopleFailure, refuse, tooMany } from './failure.ts';
import type { From } from './guests.ts';
import { isConfirmed } from './person/decide.ts';
import type { Passkey, Person } from './person/state.ts';
import type { PeoplePorts } from './ports.ts';
import { newId } from './random.ts';
import { makeTicket, readTicket } from './seal.ts';
import { command, keyOf, newSession, type SignedIn } from './sessions.ts';

export interface Offer {
  /** For the browser's own functions. */
  readonly options: object;
  /** Comes back with the answer. */
  readonly ticket: string;
}

const TICKET_MS = 5 * 60_000;

/** Those that every authenticator has one of: Ed25519, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257];

/** The site as the browser knows it, such as `https://taht.example`; null where there are no passkeys. */
export function siteOf(origin: string): { readonly origin: string; readonly host: string } | null {
  if (!URL.canParse(origin)) return null;
  const { protocol, hostname } = new URL(origin);
  const isAddress = /^[\d.]+$|:/u.test(hostname);
  const isSecure = protocol === 'https:' || hostname === 'localhost';
  return isSecure && !isAddress ? { origin, host: hostname } : null;
}

export async function offerPasskey(
  ports: PeoplePorts,
  id: string,
  session: string,
  origin: string,
): Answer<Offer> {
  const site = siteOf(origin);
  if (site === null) return refuse('passkeys-need-tls');
  const person = await readPerson(ports, id);
  if (!person.ok) return person;
  const { standing } = person.value;
  if (standing === 'account' && !isConfirmed(person.value, ports.clock.now(), session))
    return refuse('confirm-first');
  const options = await generateRegistrationOptions({
    rpName: 'Täht',
    rpID: site.host,
    userName: person.value.nickname,
    userID: new Uint8Array(Buffer.from(id)),
    challenge: challengeFrom(ports),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: person.value.passkeys.map((passkey) => ({ id: passkey.id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  const ticket = makeTicket(ports.secret, 'passkey-add', {
    until: ports.clock.now() + TICKET_MS,
    challenge: options.challenge,
    person: id,
  });
  return ok({ options, ticket });
}

export interface PasskeyAnswer {
  readonly ticket: string;
  readonly response: unknown;
}

/** A guest who gives a name becomes an account. */
export async function addPasskey(
  ports: PeoplePorts,
  id: string,
  session: string,
  { ticket, response, label, name }: PasskeyAnswer & { label: string; name: string | null },
  origin: string,
): Answer<undefined> {
  const site = siteOf(origin);
  if (site === null) return refuse('passkeys-need-tls');
  const good = readTicket(ports.secret, 'passkey-add', ticket, ports.clock.now());
  if (good === null || good.person !== id) return refuse('ticket-expired');
  const verified = await attempt(() =>
    verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: String(good.challenge),
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!verified.ok) return verified;
  if (!verified.value.verified) return refuse('passkey-refused');
  const { credential } = verified.value.registrationInfo;
  const passkey = {
    id: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: [...(credential.transports ?? [])].slice(0, 10),
    label: label.slice(0, 80),
  };
  if (name !== null) return claimAccount(ports, id, name, { password: null, passkey });
  const sent = await ports.rooms.send(
    id,
    command(ports, { kind: 'add-passkey', passkey, session }),
  );
  return sent.ok ? ok(undefined) : fromSend(sent.error);
}

export async function offerLogIn(ports: PeoplePorts, origin: string): Answer<Offer> {
  const site = siteOf(origin);
  if (site === null) return refuse('passkeys-need-tls');
  const options = await generateAuthenticationOptions({
    rpID: site.host,
    challenge: challengeFrom(ports),
    userVerification: 'preferred',
  });
  const ticket = makeTicket(ports.secret, 'passkey-log-in', {
    until: ports.clock.now() + TICKET_MS,
    challenge: options.challenge,
    use: newId(ports.random, 'passkey'),
  });
  return ok({ options, ticket });
}

export async function logInByPasskey(
  ports: PeoplePorts,
  { ticket, response }: PasskeyAnswer,
  origin: string,
  from: From,
): Answer<SignedIn> {
  const site = siteOf(origin);
  if (site === null) return refuse('passkeys-need-tls');
  const wait = ports.limits.take('log-in-by-address', from.address);
  if (wait !== null) return tooMany(wait);
  const good = readTicket(ports.secret, 'passkey-log-in', ticket, ports.clock.now());
  if (good === null) return refuse('ticket-expired');
  const used = await usedPasskey(ports, response, String(good.challenge), site);
  if (!used.ok) return used;
  const { person, passkey, counter } = used.value;
  const session = newSession(ports, from.label);
  const action = { kind: 'use-passkey', passkey, counter, session };
  // The command id is the ticket's, so a ticket works once, whatever process gets it.
  const sent = await ports.rooms.send(person.id, { id: String(good.use), who: SYSTEM, action });
  if (!sent.ok) return fromSend(sent.error);
  if (sent.value.repeated) return refuse('ticket-expired');
  ports.limits.giveBack('log-in-by-address', from.address);
  return ok({ id: person.id, cookie: keyOf(ports, person.id, session) });
}

/** What a browser needs to show that its owner sits there: only their own passkeys count. */
export async function offerConfirm(ports: PeoplePorts, id: string, origin: string): Answer<Offer> {
  const site = siteOf(origin);
  if (site === null) return refuse('passkeys-need-tls');
  const person = await readPerson(ports, id);
  if (!person.ok) return person;
  const options = await generateAuthenticationOptions({
    rpID: site.host,
    challenge: challengeFrom(ports),
    allowCredentials: person.value.passkeys.map((passkey) => ({ id: passkey.id })),
    userVerification: 'preferred',
  });
  const ticket = makeTicket(ports.secret, 'passkey-confirm', {
    until: ports.clock.now() + TICKET_MS,
    challenge: options.challenge,
    person: id,
    use: newId(ports.random, 'passkey'),
  });
  return ok({ options, ticket });
}

/** Good for ten minutes in this session. */
export async function confirmByPasskey(
  ports: PeoplePorts,
  id: string,
  session: string,
  { ticket, response }: PasskeyAnswer,
  origin: string,
): Answer<undefined> {
  const site = siteOf(origin);
  if (site === null) return refuse('passkeys-need-tls');
  const good = readTicket(ports.secret, 'passkey-confirm', ticket, ports.clock.now());
  if (good === null || good.person !== id) return refuse('ticket-expired');
  const used = await usedPasskey(ports, response, String(good.challenge), site);
  if (!used.ok) return used;
  const { person, passkey, counter } = used.value;
  if (person.id !== id) return refuse('passkey-refused');
  const action = { kind: 'confirm-by-passkey', session, passkey, counter };
  const sent = await ports.rooms.send(id, { id: String(good.use), who: SYSTEM, action });
  if (!sent.ok) return fromSend(sent.error);
  return sent.value.repeated ? refuse('ticket-expired') : ok(undefined);
}

/** Whose passkey it is, if what the browser made with it is right. */
async function usedPasskey(
  ports: PeoplePorts,
  response: unknown,
  expectedChallenge: string,
  site: { readonly origin: string; readonly host: string },
): Answer<{ readonly person: Person; readonly passkey: string; readonly counter: number }> {
  const known = await holderOf(ports, response);
  if (!known.ok) return known;
  const { person, passkey } = known.value;
  const verified = await attempt(() =>
    verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: false,
    }),
  );
  if (!verified.ok) return verified;
  if (!verified.value.verified) return refuse('passkey-refused');
  const counter = verified.value.authenticationInfo.newCounter;
  return ok({ person, passkey: passkey.id, counter });
}

const challengeFrom = ({ random }: PeoplePorts): Uint8Array<ArrayBuffer> =>
  new Uint8Array(random(32));

/** The key itself says whose it is. */
async function holderOf(
  ports: PeoplePorts,
  response: unknown,
): Answer<{ readonly person: Person; readonly passkey: Passkey }> {
  const { id, response: inner } = response as {
    id?: unknown;
    response?: { userHandle?: unknown };
  };
  const handle = Buffer.from(String(inner?.userHandle ?? ''), 'base64url').toString();
  if (!/^person-[a-z0-9]{20}$/u.test(handle)) return refuse('passkey-refused');
  const person = await readPerson(ports, handle);
  if (!person.ok)
    return person.error.code === 'no-such-person' ? refuse('passkey-refused') : person;
  const passkey = person.value.passkeys.find((each) => each.id === id);
  return passkey === undefined ? refuse('passkey-refused') : ok({ person: person.value, passkey });
}

/** The library throws at whatever does not fit. */
async function attempt<T>(job: () => Promise<T>): Promise<Result<T, PeopleFailure>> {
  try {
    return ok(await job());
  } catch {
    return err({ code: 'passkey-refused' });
  }
}
