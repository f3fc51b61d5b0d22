/** Has a checked backup made once a day by a process of its own, so that no game waits for it, and knows when the last one was good. */
import { execFile } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Clock } from '../rooms/clock.ts';
import { every } from '../rooms/every.ts';
import type { Store } from '../store/store.ts';

export interface DailyBackupPorts {
  readonly data: string;
  readonly folder: string;
  readonly store: Pick<Store, 'readMeta' | 'writeMeta'>;
  readonly clock: Clock;
  /** Of the outcome, good or bad. */
  tell(outcome: { readonly ok: boolean; readonly [fact: string]: unknown }): void;
  onBug(error: unknown): void;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MOST_BACKUPS = 14;
const KEY = 'checked-backup';

const program = fileURLToPath(new URL('../upkeep/main.ts', import.meta.url));
const run = promisify(execFile);

export class DailyBackups {
  readonly #ports: DailyBackupPorts;
  readonly #stop: () => void;
  readonly #ending = new AbortController();
  readonly #began: number;
  #last: number | null = null;
  #hasFailed = false;
  /** The first look, for whoever waits for it. */
  readonly first: Promise<void>;

  constructor(ports: DailyBackupPorts) {
    this.#ports = ports;
    this.#began = ports.clock.now();
    this.first = this.#look();
    this.#stop = every(ports.clock, HOUR_MS, () => this.#look(), ports.onBug);
  }

  /** When the last one was found good. */
  get last(): number | null {
    return this.#last;
  }

  /** Milliseconds since the last good one; before there is any, since they were asked for. */
  get age(): number {
    return this.#ports.clock.now() - (this.#last ?? this.#began);
  }

  /** Two days without a good one, or a first one that could not be made. */
  get isOld(): boolean {
    return this.#last === null ? this.#hasFailed : this.age > 2 * DAY_MS;
  }

  stop(): void {
    this.#stop();
    this.#ending.abort();
  }

  async #look(): Promise<void> {
    const { store, clock, data, folder, tell } = this.#ports;
    const known = await store.readMeta(KEY);
    if (known.ok && known.value !== null) this.#last = Number(known.value);
    const now = clock.now();
    if (this.#last !== null && now - this.#last < DAY_MS) return;
    const args = [program, 'checked-backup', data, folder, String(now), String(MOST_BACKUPS)];
    try {
      const { stdout } = await run(process.execPath, args, { signal: this.#ending.signal });
      const outcome = JSON.parse(stdout) as { readonly ok: boolean };
      tell(outcome);
      this.#hasFailed = !outcome.ok;
      if (!outcome.ok) return;
      this.#last = now;
      await store.writeMeta(KEY, String(now));
    } catch (error) {
      if (this.#ending.signal.aborted) return;
      this.#hasFailed = true;
      tell({ ok: false, error: (error as Error).message });
    }
  }
}
