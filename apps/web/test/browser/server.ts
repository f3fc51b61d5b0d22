/** The real server as a process of its own, with the built app; it can be cut off and come back with all it knew. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url));
const FIXED_LUCK = import.meta.resolve('@taht/testkit/fixed-luck');

export interface RunningServer {
  /** With a slash at the end. */
  readonly url: string;
  /** Ends without a word, as when a plug is pulled. */
  cut(): Promise<void>;
  /** At the same address, with the same data, and told more on its command line. */
  comeBack(...more: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

export async function startServer(host = '127.0.0.1'): Promise<RunningServer> {
  const data = mkdtempSync(join(tmpdir(), 'taht-server-'));
  let { child, url } = await launch(host, 0, data);
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  return {
    url,
    cut: () => end('SIGKILL'),
    comeBack: async (...more) => {
      ({ child, url } = await launch(host, Number(new URL(url).port), data, more));
    },
    stop: async () => {
      await end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function launch(
  host: string,
  port: number,
  data: string,
  more: readonly string[] = [],
): Promise<{ child: ChildProcess; url: string }> {
  const flags = ['--host', host, '--port', String(port), '--data', data, ...more];
  const args = ['--import', FIXED_LUCK, MAIN, ...flags];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TAHT_LOG: 'error' },
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /https?:\S+/u.exec(line)?.[0];
    if (url !== undefined) return { child, url };
  }
  throw new Error('the server did not start');
}
