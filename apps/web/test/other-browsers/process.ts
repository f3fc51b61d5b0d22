/** Programs that a browser test starts: found by what they print, ended when it is over. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

export interface Started {
  readonly child: ChildProcess;
  end(): Promise<void>;
}

export function start(command: string, args: readonly string[], env: NodeJS.ProcessEnv): Started {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  return {
    child,
    end: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/** What it says in a line that looks like this, on either of its outputs. */
export const told = ({ child }: Started, pattern: RegExp): Promise<string> =>
  new Promise((resolve, reject) => {
    child.on('error', reject).on('exit', () => reject(new Error('it ended before it was ready')));
    for (const output of [child.stdout, child.stderr])
      createInterface({ input: output as Readable }).on('line', (line) => {
        const found = pattern.exec(line)?.[1];
        if (found !== undefined) resolve(found);
      });
  });
