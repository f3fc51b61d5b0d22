/** The outcome of a command: an answer for people and for programs, or a problem with its exit code. */

/** An answer that a script should notice: 3 says no to what `--strict`, the doctor or `verify` asks, 130 was stopped with Ctrl-C and is a part. */
export type AnswerExit = 0 | 3 | 130;

export interface Answer {
  readonly exit: AnswerExit;
  readonly json: unknown;
  readonly lines: readonly string[];
  /** For programs as well: no line is broken to fit the screen. */
  readonly isVerbatim?: true;
}

export interface Problem {
  /** 1 for input that cannot be read or a job that failed, 2 for wrong use. */
  readonly exit: 1 | 2;
  readonly lines: readonly string[];
}

export type Outcome = Answer | Problem;

export const answer = (json: unknown, lines: readonly string[], exit: AnswerExit = 0): Answer => ({
  exit,
  json,
  lines,
});

export const isAnswer = (outcome: Outcome): outcome is Answer => 'json' in outcome;

export const failed = (...lines: readonly string[]): Problem => ({ exit: 1, lines });
export const wrongUse = (...lines: readonly string[]): Problem => ({ exit: 2, lines });
