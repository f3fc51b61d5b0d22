/** The log beside the database: notes how far it was acknowledged, and merges it. */
import type { DatabaseSync } from 'node:sqlite';
import { ALL_MERGED, MarkFile } from './commit-mark.ts';
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
    if (reached.frames > MOST_PAGES) this.#merge();
  }

  /**
   * Leaves everything in the database. That nothing of the log is needed any more is on the disk before the log is cut:
   * whoever dies in between, or loses power, would otherwise find it missing.
   */
  empty(): void {
    if (!this.#merge()) return;
    this.#marks.write(ALL_MERGED);
    this.#marks.sync();
    this.#cut();
  }

  /** After the database is closed. */
  close(): void {
    this.#follower.close();
    this.#marks.close();
  }

  /** Whether all of it is in the database now. Where the disk is full or somebody reads for long it is not, and nothing is lost. */
  #merge(): boolean {
    try {
      const merged = this.#database.prepare('PRAGMA wal_checkpoint(PASSIVE)').get();
      return merged !== undefined && merged.busy === 0 && merged.log === merged.checkpointed;
    } catch {
      return false;
    }
  }

  #cut(): void {
    try {
      this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {}
  }
}
