/** Everything outside itself that a command may touch. Tests hand in their own. */
import type { Terminal } from '../terminal/terminal.ts';

export interface World {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  now(): number;
  out(text: string): void;
  err(text: string): void;
  /** What comes in, line by line, to its end. */
  lines(): AsyncIterable<string>;
  /** Whether somebody reads `err` while it is written, so that a job may tell how far it is. */
  readonly isWatched: boolean;
  /**
   * From now on the first Ctrl-C is a wish: what this returns tells between two steps of a job whether to stop there.
   * A job that waits for somebody else in the middle of a step can hear of it at once.
   */
  catchStop(onWish?: () => void): () => Promise<boolean>;
  /** How wide the text for people may be. */
  readonly width: number;
  /** Opens the terminal at which somebody types; null if input or output is a pipe or a file. */
  readonly openTerminal: ((colour: boolean) => Terminal) | null;
}
