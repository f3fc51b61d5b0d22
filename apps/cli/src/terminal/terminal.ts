/** The terminal as the game sees it: lines in, lines out. Tests put a script in its place. */

export interface Terminal {
  readonly columns: number;
  readonly rows: number;
  readonly colour: boolean;
  write(text: string): void;
  /** Wipes everything that can be seen or scrolled back to: a rack may have been shown. */
  clear(): void;
  /** The next line typed, or null when the player leaves (Ctrl-C, Ctrl-D, the window closed). */
  read(prompt: string, guard?: Guard): Promise<string | null>;
  /** Shows the question that is being read again, with what was typed so far, after something else was written. */
  askAgain(): void;
  close(): void;
}

/** `steady`: a key pressed twice by mistake must not answer the next question too. */
export type Guard = 'quick' | 'steady';
