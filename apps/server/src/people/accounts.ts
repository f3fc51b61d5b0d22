/** Accounts: a unique name and a way to log in. A guest who makes an account keeps everything. */
import { ok, type Result } from '@taht/base';
import { isAbsent } from '../rooms/failures.ts';
import { nameStream, ownerOf, releaseClaim, takeName } from './claims.ts';
import { type Answer, fromRoom, fromSend, type PeopleFailure, refuse, tooMany } from './failure.ts';
import { type From, linkOf } from './guests.ts';
import type { Counted } from './limits.ts';
import { checkPassword } from './passwords.ts';
import { isConfirmed } from './person/decide.ts';
import { checkName, foldName } from './person/names.ts';
import { personKind } from './person/person-kind.ts';
import type { Passkey, Person } from './person/state.ts';
import type { PeoplePorts } from './ports.ts';
import { newId, newSecret } from './random.ts';
import { hashSecret } from './seal.ts';
import { command, openSession, type SignedIn } from './sessions.ts';

export async function makeAccount(
  ports: PeoplePorts,
  id: string,
  name: string,
  password: string,
): Answer<undefined> {
  const checked = checkPassword(password, name);
  if (!checked.ok) return checked;
  const hash = await hashFor(ports, id, password);
  return hash.ok ? claimAccount(ports, id, name, { password: hash.value, passkey: null }) : hash;
}

interface WayIn {
  readonly password: string | null;
  readonly passkey: Omit<Passkey, 'made'> | null;
}

/** Claims the name first, so that of two who want it at once only one gets it. */
export async function claimAccount(
  ports: PeoplePorts,
  id: string,
  name: string,
  wayIn: WayIn,
): Answer<undefined> {
  const person = await readPerson(ports, id);
  if (!person.ok) return person;
  if (person.value.standing === 'account') return refuse('already-account');
  return withName(ports, person.value, name, ({ nickname, nameKey }) => ({
    kind: 'make-account',
    nickname,
    nameKey,
    ...wayIn,
  }));
}

/** Gives an account another name, and releases the old one. */
export async function renameAccount(
  ports: PeoplePorts,
  id: string,
  name: string,
): Answer<undefined> {
  const person = await readPerson(ports, id);
  if (!person.ok) return person;
  const before = person.value.nameKey;
  const renamed = await withName(ports, person.value, name, (claimed) => ({
    kind: 'claim-name',
    ...claimed,
  }));
  if (renamed.ok && before !== null && before !== foldName(name)) await letGo(ports, before, id);
  return renamed;
}

async function withName(
  ports: PeoplePorts,
  { id, nameKey: before }: Person,
  name: string,
  actionFor: (claimed: { nickname: string; nameKey: string }) => { readonly kind: string },
): Answer<undefined> {
  const checked = checkName(name);
  if (!checked.ok) return refuse(checked.error.code);
  const { name: nickname, key: nameKey } = checked.value;
  const taken = await takeName(ports, nameKey, id);
  if (!taken.ok) return taken;
  if (!taken.value) return refuse('name-taken');
  const sent = await ports.rooms.send(id, command(ports, actionFor({ nickname, nameKey })));
  if (sent.ok) return ok(undefined);
  if (sent.error.kind === 'refused' && before !== nameKey) await letGo(ports, nameKey, id);
  return fromSend(sent.error);
}

const letGo = ({ rooms, random }: PeoplePorts, key: string, id: string): Promise<void> =>
  releaseClaim(rooms, nameStream(key), id, newId(random, 'release'));

/** Ends everything else that lets anybody in. Answers with the new recovery link. */
export async function setPassword(
  ports: PeoplePorts,
  id: string,
  session: string,
  password: string,
): Answer<string> {
  const person = await readPerson(ports, id);
  if (!person.ok) return person;
  const { standing } = person.value;
  if (standing === 'account' && !isConfirmed(person.value, ports.clock.now(), session))
    return refuse('confirm-first');
  const checked = checkPassword(password, person.value.nickname);
  if (!checked.ok) return checked;
  const hash = await hashFor(ports, id, password);
  if (!hash.ok) return hash;
  const secret = newSecret(ports.random);
  const recovery = hashSecret(secret);
  const action = { kind: 'set-password', hash: hash.value, session, recovery };
  const sent = await ports.rooms.send(id, command(ports, action));
  return sent.ok ? ok(linkOf(id, secret)) : fromSend(sent.error);
}

/** Ends all other sessions, and everything by which anybody else could have come in. Answers with the new recovery link. */
export async function endAll(ports: PeoplePorts, id: string, session: string): Answer<string> {
  const secret = newSecret(ports.random);
  const action = { kind: 'end-all', session, recovery: hashSecret(secret) };
  const sent = await ports.rooms.send(id, command(ports, action));
  return sent.ok ? ok(linkOf(id, secret)) : fromSend(sent.error);
}

/** Good for ten minutes in this session. */
export async function confirmByPassword(
  ports: PeoplePorts,
  id: string,
  session: string,
  said: string,
): Answer<undefined> {
  const person = await readPerson(ports, id);
  if (!person.ok) return person;
  const { password } = person.value;
  if (password === null) return refuse('wrong-name-or-password');
  const right = await isOwner(ports, person.value, said);
  if (!right.ok) return right;
  const action = { kind: 'confirm-by-password', session, password };
  const sent = await ports.rooms.send(id, command(ports, action));
  return sent.ok ? ok(undefined) : fromSend(sent.error);
}

export async function setEmail(
  ports: PeoplePorts,
  id: string,
  session: string,
  address: string | null,
): Answer<undefined> {
  const sent = await ports.rooms.send(id, command(ports, { kind: 'email', address, session }));
  return sent.ok ? ok(undefined) : fromSend(sent.error);
}

/** Asks for the password, where there is one, before anything that cannot be undone. */
export async function isOwner(
  { hasher, limits }: PeoplePorts,
  { id, password }: Person,
  said: string | null,
): Answer<undefined> {
  if (password === null) return ok(undefined);
  const wait = limits.take('hash-by-person', id);
  if (wait !== null) return tooMany(wait);
  const isRight = await hasher.matches(password, said ?? '');
  if (isRight === null) return refuse('hashing-busy');
  return isRight ? ok(undefined) : refuse('wrong-name-or-password');
}

/** The same answer, after the same work, for a wrong password and for a name that nobody has. */
export async function logIn(
  ports: PeoplePorts,
  { name, password }: { readonly name: string; readonly password: string },
  from: From,
): Answer<SignedIn> {
  const key = foldName(name);
  const counted = triesOf(ports, key, from.address);
  const wait = ports.limits.takeAll(counted);
  if (wait !== null) return tooMany(wait);
  const person = await namedPerson(ports, key);
  if (!person.ok) return person;
  const isRight = await ports.hasher.matches(person.value?.password ?? null, password);
  if (isRight === null) return refuse('hashing-busy');
  if (!isRight || person.value === null) return refuse('wrong-name-or-password');
  ports.limits.giveAllBack(counted);
  ports.familiar.add(key, from.address);
  return openSession(ports, person.value.id, from.label, person.value.password);
}

/** Whoever guesses at a name from elsewhere must not shut out its owner, so an address at which they were let in is not counted with the others. */
const triesOf = ({ familiar }: PeoplePorts, key: string, address: string): readonly Counted[] => [
  ['log-in-by-name-and-address', `${key} ${address}`],
  ['log-in-by-address', address],
  ...(familiar.has(key, address) ? [] : [['log-in-by-name', key] as const]),
];

/** Null where nobody has it. */
export async function namedPerson(
  ports: Pick<PeoplePorts, 'rooms'>,
  key: string,
): Answer<Person | null> {
  const owner = await ownerOf(ports, nameStream(key));
  if (!owner.ok || owner.value === null) return owner.ok ? ok(null) : owner;
  const read = await ports.rooms.read(personKind, owner.value);
  if (!read.ok) return isAbsent(read.error) ? ok(null) : fromRoom(read.error);
  const { state } = read.value;
  return ok(state.standing === 'account' && state.nameKey === key ? state : null);
}

export async function readPerson(
  { rooms }: Pick<PeoplePorts, 'rooms'>,
  id: string,
): Promise<Result<Person, PeopleFailure>> {
  const read = await rooms.read(personKind, id);
  if (read.ok) return ok(read.value.state);
  const isNobody = isAbsent(read.error) || read.error.code === 'other-kind';
  return isNobody ? refuse('no-such-person') : fromRoom(read.error);
}

export async function hashFor(
  { hasher, limits }: PeoplePorts,
  id: string,
  text: string,
): Answer<string> {
  const wait = limits.take('hash-by-person', id);
  if (wait !== null) return tooMany(wait);
  const hash = await hasher.hash(text);
  return hash === null ? refuse('hashing-busy') : ok(hash);
}
