/** The real server as a process of its own, with the built app; it can be cut off and come back with all it knew. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url));
const FIXED_LUCK = import.meta.resolve('@taht/testkit/fixed-luck');

export interface ServerOptions {
  /** Told on the command line. */
  readonly flags?: readonly string[];
  /** The folder of another web app than the built one. */
  readonly web?: string | undefined;
  readonly before?: Before;
  /** Settings in its environment. */
  readonly env?: Readonly<Record<string, string>>;
}

/** What another server left, which this one goes on with. */
export interface Before {
  /** Lays its files into the data folder. */
  readonly fill: (data: string) => void;
  readonly secret: string;
  /** The time at which it goes on, in milliseconds. */
  readonly now: number;
}

export interface RunningServer {
  /** With a slash at the end. */
  readonly url: string;
  readonly port: number;
  /** The address that it prints for others in the network; null where there is no network. */
  network(): string | null;
  /** What it has logged since it was first started. */
  log(): string;
  /** Ends without a word, as when a plug is pulled. */
  cut(): Promise<void>;
  /** At the same address, with the same data, and told more on its command line. */
  comeBack(...more: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

/** Only this machine reaches it. */
const HOST = ['--host', '127.0.0.1'];

export async function startServer({
  flags = HOST,
  web,
  before,
  env = {},
}: ServerOptions = {}): Promise<RunningServer> {
  const data = mkdtempSync(join(tmpdir(), 'taht-server-'));
  before?.fill(data);
  const logFile = join(data, 'test.log');
  const start = (port: number, more: readonly string[] = []): Promise<Launched> =>
    launch([...flags, '--port', String(port), '--data', data, ...more], logFile, web, before, env);
  let running = await start(0);
  const { url } = running;
  const port = Number(new URL(url).port);
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const { child } = running;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  return {
    url,
    port,
    network: () => /in this network: (\S+)/u.exec(running.told.join('\n'))?.[1] ?? null,
    log: () => readFileSync(logFile, 'utf8'),
    cut: () => end('SIGKILL'),
    comeBack: async (...more) => {
      running = await start(port, more);
    },
    stop: async () => {
      await end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

interface Launched {
  readonly child: ChildProcess;
  readonly url: string;
  /** The lines it has printed so far. */
  readonly told: readonly string[];
}

async function launch(
  flags: readonly string[],
  logFile: string,
  web: string | undefined,
  before: Before | undefined,
  settings: Readonly<Record<string, string>>,
): Promise<Launched> {
  const log = openSync(logFile, 'a');
  const time = before === undefined ? [] : ['--import', beginAt(before.now)];
  const child = spawn(process.execPath, ['--import', FIXED_LUCK, ...time, MAIN, ...flags], {
    stdio: ['ignore', 'pipe', log],
    env: {
      ...process.env,
      TAHT_LOG: 'info',
      ...settings,
      ...(web !== undefined && { TAHT_WEB: web }),
      ...(before !== undefined && { TAHT_SECRET: before.secret }),
    },
  });
  closeSync(log);
  const told: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    const failed = (): void =>
      reject(new Error(`the server did not start:\n${readFileSync(logFile, 'utf8')}`));
    child.on('error', failed).on('exit', failed);
    createInterface({ input: child.stdout as Readable }).on('line', (line) => {
      told.push(line);
      const address = /https?:\S+/u.exec(line)?.[0];
      if (address !== undefined) resolve(address);
    });
  });
  return { child, url, told };
}

/** A module after which the clock of its process runs on from this time. */
const beginAt = (time: number): string =>
  `data:text/javascript,${encodeURIComponent(`const { now } = Date; const by = ${time} - now(); Date.now = () => now() + by;`)}`;
