/** The log beside the database: notes how far it was acknowledged, and merges it. */
import type { DatabaseSync } from 'node:sqlite';
import { MarkFile } from './commit-mark.ts';
import { LogFollower } from './follow-log.ts';

/** Pages that the log may have before they are merged into the database. */
const MOST_PAGES = 1000;

export class Log {
  readonly #database: DatabaseSync;
  readonly #follower: LogFollower;
  readonly #marks: MarkFile;

  constructor(database: DatabaseSync, path: string) {
    this.#database = database;
    this.#follower = new LogFollower(path);
    this.#marks = new MarkFile(path);
    this.mark();
  }

  /** To be called after a commit, before anybody is told of it. */
  mark(): void {
    const reached = this.#follower.reached();
    this.#marks.write(reached);
    if (reached.frames > MOST_PAGES) this.#merge('PASSIVE');
  }

  /** Leaves everything in the database. */
  empty(): void {
    this.#merge('TRUNCATE');
    this.#marks.write(this.#follower.reached());
  }

  /** After the database is closed. */
  close(): void {
    this.#follower.close();
    this.#marks.close();
  }

  /** Where the disk is full or somebody reads for long the log stays beside the file, and nothing is lost. */
  #merge(how: 'PASSIVE' | 'TRUNCATE'): void {
    try {
      this.#database.exec(`PRAGMA wal_checkpoint(${how})`);
    } catch {}
  }
}
