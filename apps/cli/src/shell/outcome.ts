/** The outcome of a command: an answer for people and for programs, or a problem with its exit code. */

export interface Answer {
  readonly exit: 0;
  readonly json: unknown;
  readonly lines: readonly string[];
}

export interface Problem {
  /** 1 for input that cannot be read or a job that failed, 2 for wrong use. */
  readonly exit: 1 | 2;
  readonly lines: readonly string[];
}

export type Outcome = Answer | Problem;

export const answer = (json: unknown, lines: readonly string[]): Answer => ({
  exit: 0,
  json,
  lines,
});

export const failed = (...lines: readonly string[]): Problem => ({ exit: 1, lines });
export const wrongUse = (...lines: readonly string[]): Problem => ({ exit: 2, lines });
