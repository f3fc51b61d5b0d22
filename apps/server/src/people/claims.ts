/**
 * Names and codes that only one may hold. Claim and holder are two streams, and a claim counts only while both
 * name each other. Otherwise it is free again: a process may have died between the two, or the holder is gone.
 */
import { createHash } from 'node:crypto';
import { err, ok, type Result } from '@taht/base';
import { SYSTEM } from '../kind/kind.ts';
import { isAbsent } from '../rooms/failures.ts';
import type { RoomFailure } from '../rooms/message.ts';
import type { RoomsPort } from '../rooms/rooms-port.ts';
import { claimKind } from './claim-kind.ts';
import { type Answer, fromRoom, fromSend } from './failure.ts';
import { personKind } from './person/person-kind.ts';
import type { PeoplePorts } from './ports.ts';
import { newId } from './random.ts';

/** How long the holder of a fresh claim may take to name it. */
const GRACE_MS = 600_000;

/** Names of streams are short, names of people are not. */
export const nameStream = (key: string): string =>
  `name-${createHash('sha256').update(key).digest('hex').slice(0, 40)}`;

export const codeStream = (code: string): string => `code-${code}`;

export type ClaimPorts = Pick<PeoplePorts, 'random' | 'clock'> & {
  readonly rooms: Pick<RoomsPort, 'read' | 'sendOrCreate'>;
};

/** Whether a holder still names the thing. */
type Holds = (holder: string) => Promise<Result<boolean, RoomFailure>>;

/** False where somebody else holds it. */
export async function takeClaim(
  ports: ClaimPorts,
  stream: string,
  owner: string,
  holds: Holds,
): Answer<boolean> {
  const first = await take(ports, stream, owner, null);
  if (!first.ok || first.value === null) return first.ok ? ok(true) : first;
  const holder = first.value;
  const isHeld = await holds(holder);
  if (!isHeld.ok) return fromRoom(isHeld.error);
  const claim = await ports.rooms.read(claimKind, stream);
  if (!claim.ok) return fromRoom(claim.error);
  const isFresh = claim.value.state.now + GRACE_MS > ports.clock.now();
  if (isHeld.value || isFresh) return ok(false);
  const second = await take(ports, stream, owner, holder);
  return second.ok ? ok(second.value === null) : second;
}

/** Null when it was taken, else who has it. */
async function take(
  { rooms, random }: ClaimPorts,
  stream: string,
  owner: string,
  from: string | null,
): Answer<string | null> {
  const taken = await rooms.sendOrCreate(claimKind.name, stream, {
    id: newId(random, 'take'),
    who: SYSTEM,
    action: { kind: 'take', owner, from },
  });
  if (taken.ok) return ok(null);
  if (taken.error.kind === 'failed') return fromSend(taken.error);
  return ok((taken.error.refusal as { owner: string }).owner);
}

/** Releases a claim that nobody names any more. A failure does no harm. */
export async function releaseClaim(
  rooms: Pick<RoomsPort, 'send'>,
  stream: string,
  owner: string,
  id: string,
): Promise<void> {
  await rooms.send(stream, { id, who: SYSTEM, action: { kind: 'release', owner } });
}

/** Null where nobody holds it. */
export async function ownerOf(
  { rooms }: { readonly rooms: Pick<RoomsPort, 'read'> },
  stream: string,
): Answer<string | null> {
  const claim = await rooms.read(claimKind, stream);
  if (claim.ok) return ok(claim.value.state.owner);
  return isAbsent(claim.error) ? ok(null) : fromRoom(claim.error);
}

export const takeName = (ports: ClaimPorts, key: string, person: string): Answer<boolean> =>
  takeClaim(ports, nameStream(key), person, async (holder) => {
    const read = await ports.rooms.read(personKind, holder);
    if (read.ok) {
      const { standing, nameKey } = read.value.state;
      return ok(standing === 'account' && nameKey === key);
    }
    return isAbsent(read.error) ? ok(false) : err(read.error);
  });
