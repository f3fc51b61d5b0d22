/** A program that is spoken to line by line: it may be silent, end, or never have been there. */
import { type ChildProcess, spawn } from 'node:child_process';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { err, ok, type Result } from '@taht/base';

export type LineFault =
  | { readonly kind: 'silent' }
  /** With the last line that it wrote as an error. */
  | { readonly kind: 'ended'; readonly text: string };

/** It and what it has started, so that nothing of it outlives the match; a Ctrl-C meant for us does not reach it. */
const OWN_GROUP = process.platform !== 'win32';

const GRACE_MS = 2000;

export class LineProcess {
  readonly #child: ChildProcess;
  readonly #lines: string[] = [];
  #lastError = '';
  #isOver = false;
  #wake: () => void = () => {};

  constructor(program: string, args: readonly string[], cwd: string) {
    this.#child = spawn(program, args, { cwd, stdio: 'pipe', detached: OWN_GROUP });
    const { stdin, stdout, stderr } = this.#child;
    const over = (text?: string): void => {
      this.#lastError = text ?? this.#lastError;
      this.#isOver = true;
      this.#wake();
    };
    this.#child.on('error', ({ message }) => over(message));
    this.#child.on('close', () => over());
    // It may have ended already; that is told when a line is waited for.
    stdin?.on('error', () => {});
    if (stdout)
      createInterface({ input: stdout }).on('line', (line) => {
        this.#lines.push(line);
        this.#wake();
      });
    if (stderr)
      createInterface({ input: stderr }).on('line', (line) => {
        this.#lastError = line;
      });
  }

  say(line: string): void {
    this.#child.stdin?.write(`${line}\n`);
  }

  /** The next line that it says, if it says one by the time that the signal is given. */
  async hear(signal: AbortSignal): Promise<Result<string, LineFault>> {
    for (;;) {
      const line = this.#lines.shift();
      if (line !== undefined) return ok(line);
      if (this.#isOver) return err({ kind: 'ended', text: this.#lastError });
      if (signal.aborted) return err({ kind: 'silent' });
      await this.#more(signal);
    }
  }

  async #more(signal: AbortSignal): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
  }

  /** Gives it some time to end by itself after a last line. */
  async leave(line: string): Promise<void> {
    this.say(line);
    const late = AbortSignal.timeout(GRACE_MS);
    while (!this.#isOver && !late.aborted) await this.#more(late);
    await this.kill();
  }

  /** Ends it, whatever it is doing; resolves when it is gone. */
  async kill(): Promise<void> {
    const { pid } = this.#child;
    if (pid === undefined || this.#isOver) return;
    try {
      process.kill(OWN_GROUP ? -pid : pid, 'SIGKILL');
    } catch {
      this.#child.kill('SIGKILL');
    }
    while (!this.#isOver) await this.#more(new AbortController().signal);
  }
}
