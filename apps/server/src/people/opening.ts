/** What opening a game or a tournament takes: a named person who may, a word list, and a sealed seed. */

import { err, ok, type Result } from '@taht/base';
import { commitmentOf } from '@taht/record';
import type { LexiconId } from '@taht/rules';
import type { Lexicons } from '../lexicons/lexicons.ts';
import type { Clock } from '../rooms/clock.ts';
import { failed, type SendFailure } from '../rooms/message.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { RoomsPort } from '../rooms/rooms-port.ts';
import type { Store } from '../store/store.ts';
import { personKind } from './person/person-kind.ts';

export interface OpeningPorts {
  readonly rooms: RoomsPort;
  named(lexicon: string): Result<LexiconId, unknown>;
  /** The lists with words of an edition. */
  listsOf(edition: string): readonly string[];
  /** A fresh secret. */
  seed(): string;
  /** Why this person may not open one more just now; null where they may, and then it counts as opened. */
  whyNotOpen(person: string): 'too-many' | 'busy' | null;
  /** A short code for what is opened; null where none can be had. */
  takeCode(stream: string): Promise<string | null>;
}

/** What features are made from that open games. */
export interface OpeningBase {
  readonly store: Store;
  readonly clock: Clock;
  readonly lexicons: Lexicons;
  opening(rooms: Rooms): OpeningPorts;
}

/** The list that was asked for, where it has words of the edition. */
export function listFor(
  { named, listsOf }: Pick<OpeningPorts, 'named' | 'listsOf'>,
  { edition, lexicon }: { readonly edition: string; readonly lexicon: string },
): Result<LexiconId, unknown> {
  return listsOf(edition).includes(lexicon) ? named(lexicon) : err({ code: 'other-edition' });
}

/** Somebody as others know them. */
interface Named {
  readonly id: string;
  readonly name: string;
  readonly hasAccount: boolean;
}

type Found = Promise<Result<Named, Extract<SendFailure, { kind: 'failed' }>>>;

/** Nobody who is gone takes part. */
export async function nameOf(rooms: Pick<RoomsPort, 'read'>, person: string): Found {
  const read = await rooms.read(personKind, person);
  const isGone = read.ok
    ? read.value.state.standing === 'gone'
    : read.error.code === 'no-such-stream';
  if (isGone) return failed({ code: 'not-taking-part' });
  if (!read.ok) return failed(read.error);
  const { nickname: name, standing } = read.value.state;
  return ok({ id: person, name, hasAccount: standing === 'account' });
}

/** Somebody who may open another one now. */
export async function openerOf(
  { rooms, whyNotOpen }: Pick<OpeningPorts, 'rooms' | 'whyNotOpen'>,
  person: string,
): Found {
  const opener = await nameOf(rooms, person);
  const why = opener.ok ? whyNotOpen(person) : null;
  return why === null ? opener : failed({ code: why });
}

/** A fresh seed and the hash by which it is promised. */
export function sealing({ seed: make }: Pick<OpeningPorts, 'seed'>): {
  seed: string;
  commitment: string;
} {
  const seed = make();
  return { seed, commitment: commitmentOf(seed) };
}
