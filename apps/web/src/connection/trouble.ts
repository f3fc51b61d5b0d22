/** Why the server did not do something. What the network or the server could not do is a kind of its own, and never sounds like a rule. */

import type { Texts } from '@taht/phrasing';
import type { CommandFailure } from '@taht/protocol';

/**
 * `unreachable`: no answer came. `outdated`: this page is older than the server. `not-yours`: it is for others.
 * `missing`: there is no such thing. `unable`: the server could not do it just now.
 */
export const NETWORK_CAUSES = [
  'unreachable',
  'outdated',
  'not-yours',
  'missing',
  'unable',
] as const;
export type NetworkCause = (typeof NETWORK_CAUSES)[number];

export interface NetworkFailure {
  readonly code: 'network';
  readonly cause: NetworkCause;
}

/** A code with its facts, as the server gave it. */
export interface ServerRefusal {
  readonly code: string;
  readonly [fact: string]: unknown;
}

export type Trouble =
  | NetworkFailure
  | { readonly code: 'refused'; readonly refusal: ServerRefusal };

export const network = (cause: NetworkCause): NetworkFailure => ({ code: 'network', cause });

const CAUSES: Readonly<Record<string, NetworkCause>> = {
  gone: 'unreachable',
  outdated: 'outdated',
  'not-signed-in': 'not-yours',
  'not-taking-part': 'not-yours',
  'not-allowed': 'not-yours',
  'no-such-stream': 'missing',
  'no-such-kind': 'missing',
  'no-such-code': 'missing',
  'not-found': 'missing',
  'stream-gone': 'missing',
};

export const causeOf = (code: string): NetworkCause => CAUSES[code] ?? 'unable';

export const troubleOf = (failure: CommandFailure): Trouble =>
  failure.kind === 'refused'
    ? { code: 'refused', refusal: failure.refusal }
    : network(causeOf(failure.code));

/** About tables, lobbies and people; what the rules of a game refuse is told with the game's own names. */
export function troubleLine(texts: Texts, trouble: Trouble): string {
  if (trouble.code === 'network') return texts.t(`net.${trouble.cause}`);
  const { code } = trouble.refusal;
  const text = texts.find(`refusal.${code}`, factsOf(texts, trouble.refusal));
  return text ?? texts.t(`net.${causeOf(code)}`);
}

function factsOf({ find }: Texts, refusal: ServerRefusal): Record<string, string | number> {
  const facts: Record<string, string | number> = { faults: '', cause: '' };
  for (const [key, value] of Object.entries(refusal)) {
    if (key === 'faults' && Array.isArray(value))
      facts.faults = value.map((fault) => find(`fault.${fault}`) ?? '').join(' ');
    else if (key === 'cause' && refusal.code !== 'lexicon-unavailable')
      facts.cause = find(`refusal.${value}`) ?? '';
    else if (typeof value === 'string' || typeof value === 'number') facts[key] = value;
  }
  return facts;
}
