/** A terminal made of the process's own streams. */
import process from 'node:process';
import { createInterface } from 'node:readline';
import type { Guard, Terminal } from './terminal.ts';

const CLEAR = '\u001b[H\u001b[2J\u001b[3J';
/** A second press of the same key comes within this time. */
const STEADY_MS = 400;
const USUAL = { columns: 80, rows: 24 };

export function openTerminal(colour: boolean): Terminal {
  const { stdin, stdout, env } = process;
  // No history: the arrow keys would bring back what another player typed.
  const lines = createInterface({ input: stdin, output: stdout, terminal: true, historySize: 0 });
  let isOpen = true;
  lines.once('close', () => {
    isOpen = false;
  });

  const read = (prompt: string, guard: Guard = 'quick'): Promise<string | null> =>
    new Promise((resolve) => {
      if (!isOpen) {
        resolve(null);
        return;
      }
      const shown = Date.now();
      const finish = (line: string | null): void => {
        lines.off('line', onLine).off('SIGINT', onLeave).off('close', onLeave);
        resolve(line);
      };
      const onLeave = (): void => finish(null);
      const onLine = (line: string): void => {
        if (guard === 'steady' && Date.now() - shown < STEADY_MS) lines.prompt();
        else finish(line);
      };
      lines.on('line', onLine).once('SIGINT', onLeave).once('close', onLeave);
      lines.setPrompt(prompt);
      lines.prompt();
    });

  return {
    get columns() {
      return stdout.columns || USUAL.columns;
    },
    get rows() {
      return stdout.rows || USUAL.rows;
    },
    colour,
    write: (text) => {
      stdout.write(text);
    },
    clear: () => {
      stdout.write(env.TERM === 'dumb' ? '\n'.repeat(stdout.rows || USUAL.rows) : CLEAR);
    },
    read,
    askAgain: () => lines.prompt(true),
    close: () => lines.close(),
  };
}
