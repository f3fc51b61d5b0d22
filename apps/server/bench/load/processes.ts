/** The two processes of the bench: the server as anybody starts it, and all its players. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Crowd, CrowdRound, FromCrowd, ToCrowd } from './crowd.ts';
import type { HallTable } from './hall.ts';
import type { FromPlayers, Played, ToPlayers } from './orders.ts';
import type { How, Memory } from './probe.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const PROBE = fileURLToPath(new URL('./probe.ts', import.meta.url));
const CROWD = fileURLToPath(new URL('./crowd-players.ts', import.meta.url));
const PLAYERS = fileURLToPath(new URL('./players.ts', import.meta.url));

export interface ServerProcess {
  readonly port: number;
  /** From now on it has only this share of a core, a tenth of a second at a time; answers what ends that. */
  starve(share: number): () => void;
  /** From its start until it served. */
  readonly seconds: number;
  memory(how: How): Promise<Memory>;
  stop(): Promise<void>;
}

export async function startServer(data: string): Promise<ServerProcess> {
  const start = performance.now();
  const args = ['--host', '127.0.0.1', '--port', '0', '--data', data];
  const { TAHT_BENCH_NODE: flags = '' } = process.env;
  const child = fork(MAIN, args, {
    execArgv: ['--import', PROBE, ...flags.split(' ').filter(Boolean)],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const port = await portOf(child);
  return {
    port,
    starve: (share) => starve(child, share),
    seconds: (performance.now() - start) / 1000,
    memory: async (how) => {
      child.send(how);
      const [memory] = await once(child, 'message');
      return memory as Memory;
    },
    stop: () => ended(child),
  };
}

const TURN_MS = 100;

/** As a quota of processor time does it, and without any right on the machine. */
function starve(child: ChildProcess, share: number): () => void {
  let rest: NodeJS.Timeout | undefined;
  const turn = setInterval(() => {
    child.kill('SIGCONT');
    rest = setTimeout(() => child.kill('SIGSTOP'), TURN_MS * share);
  }, TURN_MS);
  return () => {
    clearInterval(turn);
    clearTimeout(rest);
    child.kill('SIGCONT');
  };
}

async function portOf(child: ChildProcess): Promise<number> {
  let text = '';
  for await (const chunk of child.stdout ?? []) {
    text += chunk;
    const port = /running at http:\/\/127\.0\.0\.1:(\d+)\//.exec(text)?.[1];
    if (port !== undefined) return Number(port);
  }
  throw new Error(`did not start: ${text}`);
}

interface Players<To, From> {
  ask(order: To): Promise<From>;
  stop(): Promise<void>;
}

/** The same machine, another process: what they cost is not the server's. */
function start<To extends object, From>(script: string): Players<To, From> {
  const child = fork(script, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  return {
    ask: async (order) => {
      child.send(order);
      const gone = once(child, 'exit').then(() => {
        throw new Error('the players have gone');
      });
      const [answer] = await Promise.race([once(child, 'message'), gone]);
      return answer as From;
    },
    stop: () => ended(child),
  };
}

export interface PlayersProcess {
  connect(port: number, tables: readonly HallTable[]): Promise<void>;
  play(order: Exclude<ToPlayers, { kind: 'connect' }>): Promise<Played>;
  stop(): Promise<void>;
}

export function startPlayers(): PlayersProcess {
  const { ask, stop } = start<ToPlayers, FromPlayers>(PLAYERS);
  return {
    connect: async (port, tables) => {
      await ask({ kind: 'connect', port, tables });
    },
    play: async (order) => {
      const answer = await ask(order);
      if (answer.kind !== 'played') throw new Error('not played');
      return answer.played;
    },
    stop,
  };
}

export interface CrowdProcess {
  connect(port: number, crowd: Crowd): Promise<void>;
  round(within: number): Promise<CrowdRound>;
  stop(): Promise<void>;
}

export function startCrowd(): CrowdProcess {
  const { ask, stop } = start<ToCrowd, FromCrowd>(CROWD);
  return {
    connect: async (port, crowd) => {
      await ask({ kind: 'connect', port, crowd });
    },
    round: async (within) => {
      const answer = await ask({ kind: 'round', within });
      if (answer.kind !== 'round') throw new Error('not played');
      return answer.round;
    },
    stop,
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}
