/** Reads typed lines while other things happen. A line waits until somebody wants it. */
import type { Terminal } from '../../../terminal/terminal.ts';

export class Lines {
  readonly #terminal: Terminal;
  #next: Promise<string | null> | null = null;

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
  }

  /** The next line, null when the player leaves, or undefined where something else came first. */
  async nextOr(other: Promise<void>): Promise<string | null | undefined> {
    this.#next ??= this.#terminal.read('> ');
    const first = await Promise.race([this.#next, other.then(() => undefined)]);
    if (first !== undefined) this.#next = null;
    return first;
  }
}
