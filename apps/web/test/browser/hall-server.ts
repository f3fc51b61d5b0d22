/** The server as a process of its own, over its embedded store, with the bare pages for its web app. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url));

const LOCAL = /served at https?:\/\/localhost:(\d+)\//;

export interface HallServer {
  readonly port: number;
  /** The address that it prints for others in the network; null where there is no network. */
  readonly network: string | null;
  stop(): Promise<void>;
}

export async function startHall(...flags: readonly string[]): Promise<HallServer> {
  const data = mkdtempSync(join(tmpdir(), 'taht-hall-'));
  const child = spawn(process.execPath, [MAIN, '--port', '0', '--data', data, ...flags], {
    env: { ...process.env, TAHT_WEB: process.env.TAHT_PAGE, TAHT_LOG: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const told = await welcomeOf(child);
  return {
    port: Number(LOCAL.exec(told())?.[1]),
    get network() {
      return /in this network: (\S+)/.exec(told())?.[1] ?? null;
    },
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      rmSync(data, { recursive: true });
    },
  };
}

/** Resolves when it has told its own address; the rest follows. */
function welcomeOf(child: ChildProcess): Promise<() => string> {
  let text = '';
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('exit', () => reject(new Error(`did not start: ${text}`)));
    child.stdout?.on('data', (chunk) => {
      text += String(chunk);
      if (LOCAL.test(text)) resolve(() => text);
    });
  });
}
