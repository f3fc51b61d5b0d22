/**
 * Tells other processes of appends and messages by LISTEN and NOTIFY, after the commit: inside it, NOTIFY would
 * serialise all commits. A notice may be lost; whoever must not miss one polls versions.
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { Batches } from '../batches.ts';
import type { Head } from '../store.ts';
import { leave, letOthersIn, stayOpen, tryAlone } from './occupancy.ts';

const APPENDED = 'taht_appended';
const SAID = 'taht_said';
/** PostgreSQL refuses payloads of 8000 bytes. */
const MOST_BYTES = 7900;
const MOST_HEADS = 1000;
const RETRY_MS = 500;

export class Notices {
  readonly #config: pg.ClientConfig;
  readonly #notify: (channel: string, payload: string) => Promise<unknown>;
  readonly #batches: Batches<Head, undefined>;
  readonly #listeners = new Set<(head: Head) => void>();
  readonly #hearers = new Set<(text: string) => void>();
  /** Tells our own notices from those of others. */
  readonly #self = randomUUID();
  #client: pg.Client | null = null;
  #retry: NodeJS.Timeout | null = null;
  #hasEntered = false;
  #isClosed = false;

  constructor(
    config: pg.ClientConfig,
    notify: (channel: string, payload: string) => Promise<unknown>,
  ) {
    this.#config = config;
    this.#notify = notify;
    this.#batches = new Batches((heads) => this.#send(heads), MOST_HEADS);
  }

  tell(head: Head): void {
    void this.#batches.add(head);
  }

  onAppend(listener: (head: Head) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  say(text: string): void {
    void this.#notify(SAID, `${this.#self}\n${text}`).catch(() => {});
  }

  onSaid(listener: (text: string) => void): () => void {
    this.#hearers.add(listener);
    return () => this.#hearers.delete(listener);
  }

  /** Does something once it is known whether any other process is here; from then on this one is. */
  async enter<T>(job: (isAlone: boolean) => Promise<T>): Promise<T> {
    const client = this.#client;
    this.#hasEntered = true;
    if (client === null) return job(false);
    if (!(await tryAlone(client))) {
      // Of several that come at once, the first finds out since when nobody was here.
      await stayOpen(client);
      return job(false);
    }
    try {
      return await job(true);
    } finally {
      await stayOpen(client);
      await letOthersIn(client);
    }
  }

  /** Resolves once it listens, or has begun to try again and again. */
  async listen(): Promise<void> {
    this.#retry = null;
    if (this.#isClosed) return;
    const client = new pg.Client(this.#config);
    this.#client = client;
    const lost = (): void => {
      if (this.#client === client) this.#listenLater();
    };
    client.on('error', lost).on('end', lost);
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === SAID) this.#hear(payload);
      else this.#receive(payload);
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${APPENDED}`);
      await client.query(`LISTEN ${SAID}`);
      if (this.#hasEntered) await stayOpen(client);
    } catch {
      lost();
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#retry !== null) clearTimeout(this.#retry);
    await this.#batches.settled();
    const client = this.#client;
    this.#client = null;
    if (client === null) return;
    if (this.#hasEntered) await leave(client).catch(() => {});
    await client.end().catch(() => {});
  }

  #listenLater(): void {
    const client = this.#client;
    this.#client = null;
    void client?.end().catch(() => {});
    if (!this.#isClosed) this.#retry = setTimeout(() => void this.listen(), RETRY_MS).unref();
  }

  async #send(heads: readonly Head[]): Promise<readonly undefined[]> {
    for (const payload of payloadsOf(this.#self, heads)) {
      try {
        await this.#notify(APPENDED, payload);
      } catch {
        // Only a hint was lost.
      }
    }
    return heads.map(() => undefined);
  }

  #hear(payload: string): void {
    const end = payload.indexOf('\n');
    if (payload.slice(0, end) === this.#self) return;
    for (const listener of this.#hearers) listener(payload.slice(end + 1));
  }

  #receive(payload: string): void {
    const [from, ...heads] = payload.split('\n');
    if (from === this.#self) return;
    for (const text of heads) {
      const space = text.indexOf(' ');
      const head = { version: Number(text.slice(0, space)), stream: text.slice(space + 1) };
      for (const listener of this.#listeners) listener(head);
    }
  }
}

/** The sender on the first line, then a line `version stream` for each, as many as fit; of a stream only its last version. */
function payloadsOf(self: string, heads: readonly Head[]): readonly string[] {
  const latest = new Map(heads.map(({ stream, version }) => [stream, version]));
  const payloads: string[] = [];
  let payload = self;
  for (const [stream, version] of latest) {
    const line = `\n${version} ${stream}`;
    if (Buffer.byteLength(payload + line) > MOST_BYTES) {
      payloads.push(payload);
      payload = self;
    }
    payload += line;
  }
  return [...payloads, payload];
}
