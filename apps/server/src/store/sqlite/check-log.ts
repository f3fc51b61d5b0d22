/**
 * Looks through the write-ahead log before SQLite does. SQLite takes whatever follows a damaged frame for something that
 * was never written, drops it, and writes over it; what was acknowledged there would be gone without a word.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { takeLock } from '@taht/host';
import { type CommitMark, readMark } from './commit-mark.ts';
import {
  type Checksum,
  checksumOf,
  type Frame,
  HEADER_BYTES,
  isSame,
  type LogHeader,
  placeOf,
  readFrame,
  readHeader,
} from './log-frames.ts';

/** What is wrong with the log of the store at this path, and where; undefined where nothing acknowledged can be missing. */
export function logFault(path: string): string | undefined {
  const log = `${path}-wal`;
  const name = basename(log);
  const bytes = existsSync(log) ? readFileSync(log) : Buffer.alloc(0);
  const mark = readMark(path);
  if ((mark !== undefined || bytes.length > 0) && isGone(path))
    return `${basename(path)}: missing or empty`;
  const header = readHeader(bytes);
  if (header?.isWhole !== true) return headerFault(name, bytes, header, mark);
  const walk = walkLog(bytes, header);
  const hasRestarted = mark !== undefined && follows(header.salts, mark.salts);
  const marked = hasRestarted || mark?.frames === 0 ? undefined : mark;
  if (marked !== undefined) {
    if (!header.salts.equals(marked.salts)) return `${name} is another one`;
    const reached = walk.frames.at(marked.frames - 1);
    if (marked.frames > walk.frames.length || !isSame(reached as Checksum, marked.checksum))
      return `${name}: damaged at byte ${walk.end}, acknowledged up to byte ${placeOf(marked.frames, header.pageBytes)}`;
  }
  // A power cut may tear the last transaction, which nobody was told of. More than that is damage.
  const torn = marked === undefined ? 0 : 1;
  return walk.laterCommits > torn
    ? `${name}: damaged at byte ${walk.end}, and what was written after it is whole`
    : undefined;
}

/** Of a store that nobody writes; a server that runs has looked before it began. */
export function faultAtRest(path: string): string | undefined {
  const lock = takeLock(`${path}.lock`);
  if (lock === undefined) return undefined;
  try {
    return logFault(path);
  } finally {
    lock.release();
  }
}

/** SQLite would begin anew, and drop the log. */
const isGone = (path: string): boolean => !existsSync(path) || statSync(path).size === 0;

function headerFault(
  name: string,
  bytes: Buffer,
  header: LogHeader | undefined,
  mark: CommitMark | undefined,
): string | undefined {
  if (mark !== undefined && mark.frames > 0)
    return bytes.length < HEADER_BYTES
      ? `${name}: missing or empty, ${mark.frames} pages of it were acknowledged`
      : `${name}: damaged at byte 0`;
  const isAlone = mark === undefined && header !== undefined;
  return isAlone && walkLog(bytes, header).laterCommits > 0
    ? `${name}: damaged at byte 0`
    : undefined;
}

/**
 * A log that is begun anew counts its first salt up, and only when all of the one before is in the database. The mark is
 * not synced, so after a power cut it may be several logs old.
 */
function follows(salts: Buffer, before: Buffer): boolean {
  const restarts = (salts.readUInt32BE(0) - before.readUInt32BE(0)) >>> 0;
  return restarts > 0 && restarts < MOST_RESTARTS;
}

/** Another log altogether has any salt: few enough to be told from one that was only begun anew. */
const MOST_RESTARTS = 1_000_000;

interface Walk {
  /** The checksum after each frame that verifies, from the first on without a gap. */
  readonly frames: readonly Checksum[];
  /** Where the first that does not verify begins. */
  readonly end: number;
  /** How many commits behind it verify by what their predecessor has written down. */
  readonly laterCommits: number;
}

function walkLog(bytes: Buffer, { pageBytes, isBig, checksum, salts, isWhole }: LogHeader): Walk {
  const at = (i: number): Buffer =>
    bytes.subarray(placeOf(i, pageBytes), placeOf(i + 1, pageBytes));
  const count = Math.floor((bytes.length - HEADER_BYTES) / placeOf(1, pageBytes - HEADER_BYTES));
  // A header that cannot be trusted leaves those of the first frame.
  const own = isWhole || count === 0 ? salts : readFrame(at(0)).salts;
  const verifies = (i: number, frame: Frame, before: Checksum): boolean =>
    frame.salts.equals(own) && isSame(checksumOf(at(i), isBig, before), frame.checksum);
  const frames: Checksum[] = [];
  if (isWhole)
    for (let i = 0, before = checksum; i < count; i++) {
      const frame = readFrame(at(i));
      if (!verifies(i, frame, before)) break;
      before = frame.checksum;
      frames.push(before);
    }
  let laterCommits = 0;
  for (let i = frames.length + 1; i < count; i++) {
    const frame = readFrame(at(i));
    if (frame.commit > 0 && verifies(i, frame, readFrame(at(i - 1)).checksum)) laterCommits++;
  }
  return { frames, end: placeOf(frames.length, pageBytes), laterCommits };
}
