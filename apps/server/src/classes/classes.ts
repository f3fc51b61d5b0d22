/** Class mode: a teacher makes a class, and pupils join with its code and a PIN. No e-mail; only the teacher sees real names. */
import { ok } from '@taht/base';
import { CLASS_LIMITS } from '@taht/protocol';
import { readPerson } from '../people/accounts.ts';
import { codeStream, ownerOf, releaseClaim } from '../people/claims.ts';
import { takeCode } from '../people/codes.ts';
import { type Answer, fromRoom, fromSend, refuse, tooMany } from '../people/failure.ts';
import type { From } from '../people/guests.ts';
import { checkName, foldName } from '../people/person/names.ts';
import { personKind } from '../people/person/person-kind.ts';
import type { PeoplePorts } from '../people/ports.ts';
import { isPlainPin, newId, newPin, readCode } from '../people/random.ts';
import { command, openSession, type SignedIn } from '../people/sessions.ts';
import { isLocked } from '../people/tries.ts';
import { isAbsent } from '../rooms/failures.ts';
import { classKind } from './class-kind.ts';
import type { SchoolClass } from './evolve.ts';

export interface NewClass {
  readonly title: string;
  readonly deleteBy: number;
  readonly outside: boolean;
}

export async function openClass(
  ports: PeoplePorts,
  teacher: string,
  { title, deleteBy, outside }: NewClass,
): Answer<{ readonly id: string; readonly code: string }> {
  const person = await readPerson(ports, teacher);
  if (!person.ok) return person;
  const { standing, roles } = person.value;
  const isAllowed = ports.teachers === 'accounts' || roles.includes('teacher');
  if (standing !== 'account' || !isAllowed) return refuse('teachers-only');
  const id = newId(ports.random, 'class');
  const code = await takeCode(ports, id);
  if (!code.ok) return code;
  const action = { kind: 'open', id, teacher, title, code: code.value, deleteBy, outside };
  const made = await ports.rooms.create(classKind.name, id, command(ports, action));
  if (!made.ok) {
    await releaseClaim(ports.rooms, codeStream(code.value), id, 'unused');
    return fromSend(made.error);
  }
  const teaching = { kind: 'teach', class: id, isTeaching: true };
  const taught = await ports.rooms.send(teacher, command(ports, teaching));
  return taught.ok ? ok({ id, code: code.value }) : fromSend(taught.error);
}

export interface NewPupil {
  readonly realName: string;
  readonly nickname: string;
}

/** A pupil joins by themselves, and chooses the PIN. */
export async function joinClass(
  ports: PeoplePorts,
  { code, pin, ...pupil }: NewPupil & { readonly code: string; readonly pin: string },
  from: From,
): Answer<SignedIn> {
  const found = await findClass(ports, code, from);
  if (!found.ok) return found;
  if (found.value === null) return refuse('wrong-code-or-pin');
  if (!found.value.isOpen) return refuse('class-not-open');
  if (!/^\d{4,8}$/u.test(pin)) return refuse('pin-not-digits');
  if (isPlainPin(pin)) return refuse('pin-too-plain');
  const added = await addPupil(ports, found.value, pupil, pin);
  return added.ok ? openSession(ports, added.value, from.label) : added;
}

/** The teacher enters pupils beforehand; their PINs are told this once. */
export async function addPupils(
  ports: PeoplePorts,
  asked: { readonly class: string; readonly teacher: string },
  pupils: readonly NewPupil[],
): Answer<readonly (NewPupil & { readonly person: string; readonly pin: string })[]> {
  const found = await ownClass(ports, asked);
  if (!found.ok) return found;
  const added: (NewPupil & { person: string; pin: string })[] = [];
  for (const pupil of pupils) {
    const pin = newPin(ports.random);
    const person = await addPupil(ports, found.value, pupil, pin);
    if (!person.ok) return person;
    added.push({ ...pupil, person: person.value, pin });
  }
  return ok(added);
}

/** Makes the person, then the place in the class, then links the two. If this is cut short, the pupil is removed within the hour. */
async function addPupil(
  ports: PeoplePorts,
  { id: school, teacher, outside }: SchoolClass,
  { nickname, realName }: NewPupil,
  pin: string,
): Answer<string> {
  const checked = checkName(nickname);
  if (!checked.ok) return refuse(checked.error.code);
  const name = realName
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  if (name === '' || name.length > CLASS_LIMITS.realNameLength) return refuse('real-name-missing');
  const hash = await ports.hasher.hash(pin);
  if (hash === null) return refuse('hashing-busy');
  const id = newId(ports.random, 'person');
  const pupil = { class: school, teacher, outside, realName: name };
  const arrival = { kind: 'arrive-as-pupil', id, nickname, pupil };
  const made = await ports.rooms.create(personKind.name, id, command(ports, arrival));
  if (!made.ok) return fromSend(made.error);
  const { name: shown, key } = checked.value;
  const place = { kind: 'add-pupil', person: id, nickname: shown, key, pin: hash };
  const placed = await ports.rooms.send(school, command(ports, place));
  if (!placed.ok) {
    await ports.rooms.send(id, command(ports, { kind: 'delete' }));
    return fromSend(placed.error);
  }
  const enrolled = await ports.rooms.send(id, command(ports, { kind: 'enrol' }));
  return enrolled.ok ? ok(id) : fromSend(enrolled.error);
}

/** A pupil comes back, on whatever device. Every guess counts before it is compared. */
export async function enterClass(
  ports: PeoplePorts,
  { code, nickname, pin }: Record<'code' | 'nickname' | 'pin', string>,
  from: From,
): Answer<SignedIn> {
  const found = await findClass(ports, code, from);
  if (!found.ok) return found;
  const key = foldName(nickname);
  const pupil = found.value?.pupils.find((each) => each.key === key);
  if (found.value !== null && pupil !== undefined) {
    const action = { kind: 'try-pin', person: pupil.person };
    const tried = await ports.rooms.send(found.value.id, command(ports, action));
    if (!tried.ok) return fromSend(tried.error);
  } else {
    const { code: why, ...facts } =
      ports.nobodys.take(`${readCode(code)} ${key}`, ports.clock.now()) ?? {};
    if (why !== undefined) return refuse(why, facts);
  }
  const isRight = await ports.hasher.matches(pupil?.pin ?? null, pin);
  if (isRight === null) return refuse('hashing-busy');
  if (!isRight || found.value === null || pupil === undefined) return refuse('wrong-code-or-pin');
  const right = { kind: 'pin-right', person: pupil.person };
  const settled = await ports.rooms.send(found.value.id, command(ports, right));
  if (!settled.ok) return fromSend(settled.error);
  return openSession(ports, pupil.person, from.label);
}

/** The new PIN, told this once; wrong guesses are forgiven. The pupil's open sessions go on. */
export async function resetPin(
  ports: PeoplePorts,
  asked: { readonly class: string; readonly teacher: string },
  person: string,
): Answer<string> {
  const found = await ownClass(ports, asked);
  if (!found.ok) return found;
  const pin = newPin(ports.random);
  const hash = await ports.hasher.hash(pin);
  if (hash === null) return refuse('hashing-busy');
  const action = { kind: 'set-pin', person, pin: hash };
  const sent = await ports.rooms.send(asked.class, command(ports, action));
  return sent.ok ? ok(pin) : fromSend(sent.error);
}

export interface ListedPupil extends NewPupil {
  readonly person: string;
  readonly isLocked: boolean;
}

/** For printing: who is who. */
export async function classList(
  ports: PeoplePorts,
  asked: { readonly class: string; readonly teacher: string },
): Answer<{
  readonly title: string;
  readonly code: string;
  readonly deleteBy: number;
  readonly pupils: readonly ListedPupil[];
}> {
  const found = await ownClass(ports, asked);
  if (!found.ok) return found;
  const { title, code, deleteBy, pupils } = found.value;
  const listed = await Promise.all(
    pupils.map(async (pupil): Promise<ListedPupil> => {
      const person = await readPerson(ports, pupil.person);
      const realName = person.ok ? (person.value.pupil?.realName ?? '') : '';
      const { nickname } = pupil;
      return { person: pupil.person, nickname, realName, isLocked: isLocked(pupil) };
    }),
  );
  return ok({ title, code, deleteBy, pupils: listed });
}

/** Null where no class has the code. */
async function findClass(
  ports: PeoplePorts,
  code: string,
  { address }: From,
): Answer<SchoolClass | null> {
  const wait = ports.limits.take('class-by-address', address);
  if (wait !== null) return tooMany(wait);
  const read = readCode(code);
  const owner = await ownerOf(ports, codeStream(read));
  if (!owner.ok) return owner;
  if (owner.value?.startsWith('class-') !== true) return ok(null);
  const found = await ports.rooms.read(classKind, owner.value);
  if (!found.ok) return isAbsent(found.error) ? ok(null) : fromRoom(found.error);
  const { state } = found.value;
  return ok(state.phase === 'open' && state.code === read ? state : null);
}

/** Only the teacher sees a class; to all others it does not exist. */
async function ownClass(
  { rooms }: PeoplePorts,
  asked: { readonly class: string; readonly teacher: string },
): Answer<SchoolClass> {
  const found = await rooms.read(classKind, asked.class);
  if (!found.ok)
    return found.error.code === 'store-failed' ? fromRoom(found.error) : refuse('no-such-class');
  const { state } = found.value;
  const isOwn = state.phase === 'open' && state.teacher === asked.teacher;
  return isOwn ? ok(state) : refuse('no-such-class');
}
