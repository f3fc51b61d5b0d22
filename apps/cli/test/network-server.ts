/** A server and terminals as processes of their own, and what they print. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { isLong } from '@taht/testkit';

const SERVER = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));
/** In the long run chance stays chance. */
const LUCK = isLong ? [] : ['--import', import.meta.resolve('@taht/testkit/fixed-luck')];
const CHILD = fileURLToPath(new URL('./network-child.ts', import.meta.url));

/** A process, and the lines that it has printed. */
export class Told {
  readonly #child: ChildProcess;
  readonly #lines: string[] = [];
  #more = Promise.withResolvers<void>();

  constructor(args: readonly string[], env: Readonly<Record<string, string>>) {
    this.#child = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...env },
    });
    const { stdout } = this.#child;
    if (stdout === null) throw new Error('no output');
    createInterface({ input: stdout }).on('line', (line) => {
      this.#lines.push(line);
      this.#wake();
    });
    this.#child.on('close', () => this.#wake());
  }

  /** What the pattern catches in a line, as soon as there is one. */
  async line(pattern: RegExp): Promise<string> {
    for (;;) {
      for (const line of this.#lines) {
        const found = pattern.exec(line);
        if (found !== null) return found[1] ?? '';
      }
      if (this.#child.exitCode !== null)
        throw new Error(`ended before ${pattern}:\n${this.#lines.join('\n')}`);
      await this.#more.promise;
    }
  }

  /** Everything on the last screens of a terminal, when it has ended well. */
  async end(): Promise<string> {
    return JSON.parse(await this.line(/^END 0 (.*)$/)) as string;
  }

  /** Asked to end: the exit code. */
  async stop(): Promise<number | null> {
    if (this.#child.exitCode !== null) return this.#child.exitCode;
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    const [code] = (await gone) as [number | null];
    return code;
  }

  #wake(): void {
    const { resolve } = this.#more;
    this.#more = Promise.withResolvers();
    resolve();
  }
}

/** A server with a folder of its own, and terminals that come to it. */
export class NetworkServer {
  readonly #folder: string;
  readonly #server: Told;
  readonly #terminals: Told[] = [];
  readonly url: string;
  /** Its data folder. */
  readonly data: string;

  private constructor(folder: string, server: Told, url: string) {
    this.#folder = folder;
    this.#server = server;
    this.url = url;
    this.data = join(folder, 'server');
  }

  static async open(): Promise<NetworkServer> {
    const folder = mkdtempSync(join(tmpdir(), 'taht-online-'));
    const place = ['--host', '127.0.0.1', '--data', join(folder, 'server')];
    const args = [...LUCK, SERVER, '--port', '0', ...place, '--language', 'en'];
    const server = new Told(args, { TAHT_LOG: 'error' });
    return new NetworkServer(folder, server, await server.line(/running at (http\S+)/));
  }

  /** A robot at a terminal: `env` says how it plays, `flags` are those of the command. */
  terminal(name: string, env: Readonly<Record<string, string>>, flags: readonly string[]): Told {
    const made = new Told([CHILD, this.url, name, join(this.#folder, name), ...flags], env);
    this.#terminals.push(made);
    return made;
  }

  /** The exit code of the server. */
  async close(): Promise<number | null> {
    await Promise.all(this.#terminals.map((terminal) => terminal.stop()));
    const code = await this.#server.stop();
    rmSync(this.#folder, { recursive: true });
    return code;
  }
}

/** The lines of the final sheet that name somebody, with their points. */
export const standings = (text: string): string[] =>
  text.match(/^ *\d+ +(Aino|Berk|Cira|Dima|level-\d+|quick) .*$/gm) ?? [];
