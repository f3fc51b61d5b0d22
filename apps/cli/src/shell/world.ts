/** Everything outside itself that a command may touch. Tests hand in their own. */
import type { Terminal } from '../terminal/terminal.ts';

export interface World {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  now(): number;
  out(text: string): void;
  err(text: string): void;
  /** How wide the text for people may be. */
  readonly width: number;
  /** Opens the terminal at which somebody types; null if input or output is a pipe or a file. */
  readonly openTerminal: ((colour: boolean) => Terminal) | null;
}
