/** Hands the process to the command line, and its exit code to the shell. */
import process from 'node:process';
import { isatty } from 'node:tty';
import { runCli } from './cli.ts';

const { stdout, stderr, env } = process;

/** Asks the system, not the stream: a stream would begin to read the input that a command wants to read whole. */
const isTerminal = isatty(0) && isatty(1);

/** A reader such as `head` may close the pipe before everything is written; that is not an error. */
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await runCli(process.argv.slice(2), {
  env,
  cwd: process.cwd(),
  now: () => Date.now(),
  out: (text) => {
    stdout.write(text);
  },
  err: (text) => {
    stderr.write(text);
  },
  lines: async function* () {
    const { createInterface } = await import('node:readline');
    yield* createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
  },
  isWatched: isatty(2),
  catchStop: (onWish) => {
    let isWished = false;
    process.once('SIGINT', () => {
      isWished = true;
      onWish?.();
    });
    // A signal arrives between two rounds of the loop.
    return async () => {
      await new Promise<void>((resolve) => setImmediate(resolve));
      return isWished;
    };
  },
  width: stdout.columns || 80,
  openTerminal: isTerminal ? (await import('./terminal/real-terminal.ts')).openTerminal : null,
});
