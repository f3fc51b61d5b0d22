/** A second copy with another process, on another machine: `taht receive` there takes what is sent. */
import { execFile } from 'node:child_process';
import { createReadStream, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Operation } from '../store/sqlite/operation.ts';
import type { Copy } from '../store/sqlite/replica.ts';
import { receiverToken } from './receiver-token.ts';

export interface DistantCopyOptions {
  /** Of the receiver. */
  readonly url: string;
  readonly data: string;
  /** The same at both ends. */
  readonly secret: Uint8Array;
}

const program = fileURLToPath(new URL('../backup/main.ts', import.meta.url));
const run = promisify(execFile);
const PATIENCE_MS = 30_000;

export class DistantCopy implements Copy {
  readonly #options: DistantCopyOptions;
  #session: string | null = null;

  constructor(options: DistantCopyOptions) {
    this.#options = options;
  }

  /** As a backup, with everything else that a server needs; made by a process of its own, so that no game waits. */
  async begin(): Promise<number> {
    const { data } = this.#options;
    const file = join(data, 'outgoing.taht');
    try {
      const { stdout } = await run(process.execPath, [program, 'backup', file, data, '--force']);
      const made = JSON.parse(stdout) as { ok: boolean; error?: { code: string } };
      if (!made.ok) throw new Error(made.error?.code);
      const body = Readable.toWeb(createReadStream(file)) as unknown as NonNullable<
        RequestInit['body']
      >;
      const answer = await this.#ask('copy', { body, duplex: 'half' });
      const { session, number } = answer as { readonly session: string; readonly number: number };
      this.#session = session;
      return number;
    } finally {
      rmSync(file, { force: true });
    }
  }

  async write(operations: readonly Operation[]): Promise<void> {
    const body = JSON.stringify({ session: this.#session, operations });
    await this.#ask('batch', { body, signal: AbortSignal.timeout(PATIENCE_MS) });
  }

  /** Where it cannot be told, the next attempt takes over. */
  async end(): Promise<void> {
    const session = this.#session;
    this.#session = null;
    if (session === null) return;
    const body = JSON.stringify({ session });
    await this.#ask('end', { body, signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => {});
  }

  async #ask(what: string, init: RequestInit & { readonly duplex?: 'half' }): Promise<unknown> {
    const { url, secret } = this.#options;
    const answer = await fetch(new URL(what, url.endsWith('/') ? url : `${url}/`), {
      ...init,
      method: 'POST',
      headers: { authorization: `Bearer ${receiverToken(secret)}` },
    });
    const said = (await answer.json()) as { readonly detail?: string };
    if (!answer.ok) throw new Error(`${answer.status} ${said.detail ?? ''}`);
    return said;
  }
}
