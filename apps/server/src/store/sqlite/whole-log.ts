/**
 * Merges into a copy of a damaged store whatever of its log still verifies. SQLite itself stops at the first damaged frame;
 * here only the page in that frame is missing, unless it was written once more afterwards.
 */
import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import {
  checksumOf,
  FRAME_HEADER_BYTES,
  HEADER_BYTES,
  isSame,
  placeOf,
  readFrame,
  readHeader,
} from './log-frames.ts';

export function mergeWholeFrames(database: string, log: string): void {
  const bytes = readFileSync(log);
  const header = readHeader(bytes);
  if (header === undefined) return;
  const { pageBytes, isBig, checksum, isWhole } = header;
  const at = (i: number): Buffer =>
    bytes.subarray(placeOf(i, pageBytes), placeOf(i + 1, pageBytes));
  const count = Math.floor((bytes.length - HEADER_BYTES) / (FRAME_HEADER_BYTES + pageBytes));
  if (count === 0) return;
  const salts = isWhole ? header.salts : readFrame(at(0)).salts;
  const pages = new Map<number, Buffer>();
  let size = 0;
  for (let i = 0; i < count; i++) {
    const frame = readFrame(at(i));
    const before = i === 0 ? checksum : readFrame(at(i - 1)).checksum;
    const verifies = isSame(checksumOf(at(i), isBig, before), frame.checksum);
    if (!verifies || !frame.salts.equals(salts)) continue;
    pages.set(frame.page, at(i).subarray(FRAME_HEADER_BYTES));
    if (frame.commit > 0) size = frame.commit;
  }
  const file = openSync(database, 'r+');
  try {
    for (const [page, content] of pages)
      writeSync(file, content, 0, pageBytes, (page - 1) * pageBytes);
    if (size > 0) ftruncateSync(file, size * pageBytes);
  } finally {
    closeSync(file);
  }
}
