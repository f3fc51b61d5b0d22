/** What the ways of asking share that begin a stream in the server's name. */
import { createHash } from 'node:crypto';
import { err, ok, type Result } from '@taht/base';
import { commitmentOf } from '@taht/record';
import type { LexiconId } from '@taht/rules';
import type { Clock } from '../rooms/clock.ts';
import type { Done, RoomFailure, SendFailure } from '../rooms/message.ts';
import type { Request, RoomsPort } from '../rooms/rooms-port.ts';
import type { Card } from '../table/card.ts';
import { cardOf } from '../table/cards.ts';

export interface OpeningPorts {
  readonly rooms: RoomsPort;
  readonly clock: Pick<Clock, 'now'>;
  named(lexicon: string): Result<LexiconId, unknown>;
  /** The lists with words of an edition. */
  listsOf(edition: string): readonly string[];
  /** A fresh secret. */
  seed(): string;
  /** Whether this person may open another one now. */
  mayOpen(person: string): boolean;
}

export type Sent = Promise<Result<Done, SendFailure>>;

/** `first` where the stream is to be made. */
export type Ask = (stream: string, request: Request, place: 'first' | 'later') => Sent;

/** The list that was asked for, where it has words of the edition. */
export function listFor(
  { named, listsOf }: Pick<OpeningPorts, 'named' | 'listsOf'>,
  { edition, lexicon }: { readonly edition: string; readonly lexicon: string },
): Result<LexiconId, unknown> {
  return listsOf(edition).includes(lexicon) ? named(lexicon) : err({ code: 'other-edition' });
}

/** Sent in the server's name, a command must still be this person's own. */
export const own = ({ who, id }: Request): Pick<Request, 'id' | 'who'> => ({
  who: { kind: 'system' },
  id: `ask-${createHash('sha256')
    .update(`${who.kind === 'person' ? who.id : ''}\n${id}`)
    .digest('hex')
    .slice(0, 40)}`,
});

export const failed = (failure: RoomFailure) => err({ kind: 'failed', failure } as const);
export const refused = (refusal: object) => err({ kind: 'refused', refusal } as const);

type Carded = Promise<Result<Card, Extract<SendFailure, { kind: 'failed' }>>>;

/** Who a person is to the others; nobody without a name takes part. */
export async function cardFor(
  { rooms, clock }: Pick<OpeningPorts, 'rooms' | 'clock'>,
  person: string,
): Carded {
  const card = await cardOf(rooms, person, null, clock.now());
  if (!card.ok) return failed(card.error);
  return card.value === null ? failed({ code: 'not-taking-part' }) : ok(card.value);
}

/** The card of somebody who may open another one now. */
export async function openerOf(ports: OpeningPorts, person: string): Carded {
  const card = await cardFor(ports, person);
  return card.ok && !ports.mayOpen(person) ? failed({ code: 'too-many' }) : card;
}

/** A fresh seed and the hash by which it is promised. */
export function sealing({ seed: make }: OpeningPorts): { seed: string; commitment: string } {
  const seed = make();
  return { seed, commitment: commitmentOf(seed) };
}
