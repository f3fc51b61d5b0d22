/** Follows the log as it grows, to tell after each commit how far it reaches. */
import { closeSync, openSync, readSync } from 'node:fs';
import { ALL_MERGED, type CommitMark } from './commit-mark.ts';
import { FRAME_HEADER_BYTES, HEADER_BYTES, placeOf, readFrame, readHeader } from './log-frames.ts';

export class LogFollower {
  readonly #path: string;
  #file: number | undefined;
  #last = ALL_MERGED;

  constructor(path: string) {
    this.#path = `${path}-wal`;
  }

  /** How far it reaches now. */
  reached(): CommitMark {
    const header = readHeader(this.#read(HEADER_BYTES, 0));
    if (header === undefined) this.#last = ALL_MERGED;
    else if (!header.salts.equals(this.#last.salts))
      this.#last = { ...ALL_MERGED, salts: header.salts };
    if (header !== undefined) this.#follow(header.pageBytes);
    return this.#last;
  }

  close(): void {
    if (this.#file !== undefined) closeSync(this.#file);
  }

  #follow(pageBytes: number): void {
    const { salts, frames } = this.#last;
    for (let i = frames; ; i++) {
      const bytes = this.#read(FRAME_HEADER_BYTES, placeOf(i, pageBytes));
      if (bytes.length < FRAME_HEADER_BYTES) return;
      const frame = readFrame(bytes);
      if (!frame.salts.equals(salts)) return;
      if (frame.commit > 0) this.#last = { salts, frames: i + 1, checksum: frame.checksum };
    }
  }

  /** SQLite makes the file with its first look into the database, and leaves it there until it closes it. */
  #read(count: number, at: number): Buffer {
    this.#file ??= openSync(this.#path, 'r');
    const bytes = Buffer.alloc(count);
    return bytes.subarray(0, readSync(this.#file, bytes, 0, count, at));
  }
}
