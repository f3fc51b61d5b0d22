/** The server as a process that can be killed and started again, and people who come to it as guests. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { Client, type ClientOptions, type ClientPorts } from '@taht/protocol';
import { portsTo } from './serve.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

export class ServerProcess {
  readonly #child: ChildProcess;
  readonly port: number;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
  }

  /** Resolves when it serves. */
  static start(
    args: readonly string[],
    env: Readonly<Record<string, string>> = {},
  ): Promise<ServerProcess> {
    const child = spawn(process.execPath, [MAIN, '--host', '127.0.0.1', '--port', '0', ...args], {
      env: { ...process.env, TAHT_LOG: 'error', ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let text = '';
    return new Promise((resolve, reject) => {
      child.on('error', reject).on('exit', () => reject(new Error(`did not start: ${text}`)));
      child.stdout?.on('data', (chunk) => {
        text += String(chunk);
        const port = /running at http:\/\/127\.0\.0\.1:(\d+)\//.exec(text)?.[1];
        if (port !== undefined) resolve(new ServerProcess(child, Number(port)));
      });
    });
  }

  get http(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get isAlive(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Asked to end; the exit code. */
  async end(): Promise<number | null> {
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    const [code] = (await gone) as [number | null];
    return code;
  }

  /** With -9; resolves when it is gone. */
  async kill(): Promise<void> {
    if (!this.isAlive) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await gone;
  }
}

export interface Guest {
  readonly id: string;
  readonly cookie: string;
}

export async function arrive(at: ServerProcess, nickname: string): Promise<Guest> {
  const answer = await fetch(`${at.http}/api/v1/guests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ nickname }),
  });
  const { id } = (await answer.json()) as { id: string };
  return { id, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

/** The protocol's own client; each time it connects it goes to the process that `pick` names. */
export function clientOf(
  { cookie }: Guest,
  pick: () => ServerProcess,
  options: Pick<ClientOptions, 'onStatus'> = {},
): Client {
  const connect: ClientPorts['connect'] = (events) =>
    portsTo(`ws://127.0.0.1:${pick().port}/api/socket`, { cookie }).connect(events);
  return new Client({ ...options, client: 'test', ports: { ...portsTo(''), connect } });
}
