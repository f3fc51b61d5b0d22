/** Opens a game to look at, from wherever it is: this device, the server, a file, a link. */
import { err, ok, type Result } from '@taht/base';
import { alphabetFor, editions } from '@taht/editions';
import {
  distributionOf,
  encodeGcg,
  type GcgFile,
  gcgPlayers,
  isGcgEvent,
  makeGameGcg,
  parseGcg,
} from '@taht/record';
import { localGames } from '../local-games/client.ts';
import { readFragment } from '../ui/fragment.ts';
import type { ReadGame } from './read-record.ts';
import { editionOfGcg, type Replayed, replayFile } from './replayed.ts';

export interface Opened {
  readonly replayed: Replayed;
  /** As bytes of a file. */
  readonly gcg: Uint8Array;
  /** Our own record, where there is one. */
  readonly record: string | null;
}

export const OPEN_FAILURES = [
  'no-game',
  'other-tiles',
  'no-such-game',
  'unreachable',
  'damaged-link',
  'old-browser',
  'too-large',
] as const;
export type OpenFailure = (typeof OPEN_FAILURES)[number];

type Opening = Promise<Result<Opened, OpenFailure>>;

/** A local game by its id, any other from the server. */
export async function openGame(id: string): Opening {
  if (!id.startsWith('local-')) return openFromServer(id);
  const entries = await localGames.ask({ kind: 'entries', game: id });
  if (!entries.ok) return err('no-such-game');
  const { readEntries } = await import('./read-record.ts');
  return fromRead(readEntries(entries.value));
}

/** The record knows people only by number; the server's GCG has their names. */
async function openFromServer(id: string): Opening {
  try {
    const game = `/api/v1/games/${encodeURIComponent(id)}`;
    const [answer, named] = await Promise.all([fetch(`${game}/record`), fetch(`${game}/gcg`)]);
    if (answer.status >= 500) return err('unreachable');
    if (!answer.ok) return err('no-such-game');
    const { readRecord } = await import('./read-record.ts');
    const names = named.ok ? gcgPlayers(parseGcg(new Uint8Array(await named.arrayBuffer()))) : [];
    return fromRead(readRecord(await answer.text(), names));
  } catch {
    return err('unreachable');
  }
}

export async function openLink(fragment: string): Opening {
  const bytes = await readFragment(fragment);
  return bytes.ok ? openBytes(bytes.value, 'en') : err(bytes.error.code);
}

const MOST = 5_000_000;

/** A record of ours or a GCG file, told apart by the first sign; `edition` is meant where the file names none. */
export async function openBytes(bytes: Uint8Array, edition: string): Opening {
  if (bytes.length > MOST) return err('too-large');
  const text = new TextDecoder().decode(bytes);
  if (/^\s*\{/u.test(text)) {
    const { readRecord } = await import('./read-record.ts');
    return fromRead(readRecord(text));
  }
  const file = parseGcg(bytes);
  const named = editionOfGcg(file);
  const replayed = named === undefined ? guessed(file, edition) : replayFile(file, named);
  if (replayed === undefined) return err(file.lines.some(isGcgEvent) ? 'other-tiles' : 'no-game');
  const tileset = replayed.frames[0]?.setup.tileset.id ?? '';
  return ok({ replayed, gcg: encodeGcg(withTileset(file, tileset)), record: null });
}

/** By the tiles that were meant most likely: those by which the least is wrong, of equals those wished for. */
function guessed(file: GcgFile, wished: string): Replayed | undefined {
  const ids = [wished, ...editions.map(({ id }) => id).filter((id) => id !== wished)];
  const read = ids.flatMap((id) => replayFile(file, id) ?? []);
  return read.toSorted((a, b) => a.differences.length - b.differences.length)[0];
}

/** With the tile set in it, so that a link says of itself how it is to be read. */
function withTileset(file: GcgFile, tileset: string): GcgFile {
  if (editionOfGcg(file) !== undefined) return file;
  const at = file.lines.findIndex(({ kind }) => kind === 'encoding') + 1;
  const text = distributionOf(tileset);
  const pragma = { kind: 'pragma', name: 'tile-distribution', text } as const;
  return { ...file, lines: file.lines.toSpliced(at, 0, pragma) };
}

function fromRead(read: Result<ReadGame, unknown>): Result<Opened, OpenFailure> {
  if (!read.ok) return err('no-game');
  const { replayed, record, entries } = read.value;
  const first = replayed.frames[0];
  if (first === undefined) return err('no-game');
  const names = first.setup.players.map(({ name }) => name);
  const gcg = encodeGcg(makeGameGcg(entries, alphabetFor(first.setup.tileset), names));
  return ok({ replayed, record, gcg });
}
