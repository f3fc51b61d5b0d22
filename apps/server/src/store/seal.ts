/** Seals chain the entries of a stream by digest: each covers its entry and the seal before it, so that a change on the disk is found. */
import { hash } from 'node:crypto';
import type { NewEntry, StoredEntry, StoredSnapshot } from './store.ts';

/** How far the chain of a stream is known. */
export interface Chain {
  /** Over all entries so far. */
  readonly seal: string;
  /** Whether one of them was stored with its seal; from there on all are. */
  readonly isSealed: boolean;
}

/** Before the first entry. */
export const NO_CHAIN: Chain = { seal: '', isSealed: false };

type Sealed = Omit<StoredEntry, 'seal'>;

export const sealOf = (
  stream: string,
  before: string,
  { command, since, version, at, format, body }: Sealed,
): string => digestOf([stream, before, command, since, version, at, format, body]);

export const sealOfSnapshot = (
  stream: string,
  { version, format, chain, body }: Omit<StoredSnapshot, 'seal'>,
): string => digestOf([stream, chain, version, format, body]);

/** New entries with their seals, and the chain with them. */
export function sealEntries(
  stream: string,
  { version: expected, chain }: { readonly version: number; readonly chain: Chain },
  format: number,
  entries: readonly Omit<NewEntry, 'seal'>[],
): { readonly entries: readonly NewEntry[]; readonly chain: Chain } {
  let [since, before] = [expected, chain.seal];
  const sealed = entries.map((entry) => {
    const version = since + entry.events;
    const seal = sealOf(stream, before, { ...entry, since, version, format });
    [since, before] = [version, seal];
    return { ...entry, seal };
  });
  return { entries: sealed, chain: { seal: before, isSealed: true } };
}

/** The chain with one more stored entry; undefined where the entry is not what was sealed. Before seals there were none. */
export function follow(stream: string, chain: Chain, entry: StoredEntry): Chain | undefined {
  const seal = sealOf(stream, chain.seal, entry);
  if (entry.seal === seal) return { seal, isSealed: true };
  return entry.seal === '' && !chain.isSealed ? { seal, isSealed: false } : undefined;
}

/** A chain that goes on behind a snapshot. */
export const chainAfter = ({ chain, seal }: Pick<StoredSnapshot, 'chain' | 'seal'>): Chain =>
  seal === '' ? NO_CHAIN : { seal: chain, isSealed: true };

/** Whether a snapshot is the one that was stored; `unsealed` where that was before there were seals. */
export function checkSnapshot(
  stream: string,
  snapshot: StoredSnapshot,
): 'sound' | 'unsealed' | 'damaged' {
  if (snapshot.seal === '') return 'unsealed';
  return snapshot.seal === sealOfSnapshot(stream, snapshot) ? 'sound' : 'damaged';
}

/** 22 characters; half of the digest is more than chance or a careless hand can meet. */
const LENGTH = 22;

const digestOf = (parts: readonly (string | number)[]): string =>
  hash('sha256', JSON.stringify(parts), 'base64url').slice(0, LENGTH);
