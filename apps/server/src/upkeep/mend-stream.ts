/** As much of a stream as still verifies, from its beginning on without a gap. */
import type { Kind, KindTypes } from '../kind/kind.ts';
import { baseOf, fold, type LoadedState } from '../rooms/loaded-state.ts';
import { follow } from '../store/seal.ts';
import type { Found } from '../store/sqlite/harvest.ts';
import type { StoredEntry } from '../store/store.ts';
import type { WholeStream } from '../store/whole-stream.ts';

export interface Mended {
  readonly stream: string;
  /** Empty where nothing tells it any more. */
  readonly kind: string;
  /** Null where nothing of it verifies. */
  readonly whole: WholeStream | null;
  /** The version up to which it is kept. */
  readonly version: number;
  /** The latest version of which a trace was found, if it is beyond. */
  readonly lost: number | null;
}

export function mendStream(
  stream: string,
  found: Found,
  kinds: readonly Kind<KindTypes>[],
): Mended {
  const reached = Math.max(
    ...[found.reached, found.snapshot?.version ?? 0],
    ...found.entries.map(({ version }) => version),
  );
  const kind = kindOf(stream, found, kinds);
  const kept = kind === undefined ? undefined : keep(kind, stream, found);
  if (kind === undefined || kept === undefined || kept.loaded.version === 0)
    return { stream, kind: kind?.name ?? '', whole: null, version: 0, lost: reached };
  const { loaded, entries, snapshot } = kept;
  const { state, version } = loaded;
  const isCut = version < reached;
  const facts = kind.factsOf(state);
  const players = [...new Set([...facts.players, ...playersIn(found)])];
  return {
    stream,
    kind: kind.name,
    whole: {
      ...{ stream, kind: kind.name, entries, snapshot },
      created: found.shown?.created ?? entries[0]?.at ?? kind.timeOf(state),
      facts: { ...facts, players },
      due: kind.dueOf?.(state) ?? null,
      // Whoever reacts to it does nothing where nothing is to be done.
      owed: isCut ? kind.timeOf(state) : found.owed,
    },
    version,
    lost: isCut ? reached : null,
  };
}

/** What lists showed may be damaged as well; names of streams begin with their kind. */
const kindOf = (
  stream: string,
  { shown }: Found,
  kinds: readonly Kind<KindTypes>[],
): Kind<KindTypes> | undefined =>
  kinds.find(({ name }) => name === shown?.kind) ??
  kinds
    .filter(({ name }) => stream === name || stream.startsWith(`${name}-`))
    .sort((a, b) => b.name.length - a.name.length)[0];

interface Kept {
  readonly loaded: LoadedState<KindTypes>;
  readonly entries: readonly StoredEntry[];
  readonly snapshot: WholeStream['snapshot'];
}

function keep(kind: Kind<KindTypes>, stream: string, { entries, snapshot }: Found): Kept {
  const isWhole = entries[0]?.since === 0;
  let loaded = baseOf(kind, stream, { snapshot: isWhole ? null : (snapshot ?? null) });
  const kept: StoredEntry[] = [];
  for (;;) {
    const next = entries
      .filter(({ since }) => since === loaded.version)
      .map((entry) => ({ entry, folded: foldOne(kind, stream, loaded, entry) }))
      .find(({ folded }) => folded !== undefined);
    if (next?.folded === undefined) break;
    loaded = next.folded;
    kept.push(next.entry);
  }
  // The last entry before a snapshot is kept with it, for its command's sake.
  const last = entries.find(({ version }) => !isWhole && version === snapshot?.version);
  return {
    loaded,
    entries: last === undefined ? kept : [last, ...kept],
    snapshot: isWhole || loaded.version === 0 ? null : (snapshot ?? null),
  };
}

function foldOne(
  kind: Kind<KindTypes>,
  stream: string,
  from: LoadedState<KindTypes>,
  entry: StoredEntry,
): LoadedState<KindTypes> | undefined {
  if (follow(stream, from.chain, entry) === undefined) return undefined;
  const { version } = entry;
  const folded = fold(kind, stream, from, { kind: kind.name, version, entries: [entry] });
  return folded.ok && folded.value.loaded.version === version ? folded.value.loaded : undefined;
}

function playersIn({ shown }: Found): readonly string[] {
  try {
    const players: unknown = JSON.parse(shown?.players ?? '[]');
    return Array.isArray(players) ? players.filter((each) => typeof each === 'string') : [];
  } catch {
    // Damaged.
    return [];
  }
}
