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
  width: stdout.columns || 80,
  openTerminal: isTerminal ? (await import('./terminal/real-terminal.ts')).openTerminal : null,
});
