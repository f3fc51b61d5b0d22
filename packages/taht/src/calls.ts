/** The calls as messages between a page and its worker: plain data on both ways, and errors that are what they were. */

import type { OpenOptions, Taht } from './taht.ts';
import { TahtError, type TroubleCode } from './trouble.ts';

/** What `Taht` offers as calls. */
export const CALLS = [
  'check',
  'score',
  'bestPlays',
  'analyse',
  'replay',
  'newGame',
  'openGame',
  'play',
  'playBot',
  'answer',
  'gcg',
  'verify',
] as const satisfies readonly (keyof Taht)[];
export type CallName = (typeof CALLS)[number];

export type Asked = { readonly id: number } & (
  | { readonly call: 'open'; readonly args: readonly [edition: string, options: OpenOptions] }
  | { readonly call: CallName; readonly args: readonly unknown[] }
);

export type Answered =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly trouble: Trouble };

/** An error as data. */
export interface Trouble {
  readonly code: TroubleCode;
  readonly message: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** What is known of an opened edition at once. */
export type Known = Pick<Taht, 'edition' | 'lexicon' | 'ruleset' | 'bots'>;

export const troubleOf = (error: unknown): Trouble =>
  error instanceof TahtError
    ? { code: error.code, message: error.message, facts: error.facts }
    : {
        code: 'failed',
        message: error instanceof Error ? error.message : String(error),
        facts: {},
      };

export const errorOf = ({ code, message, facts }: Trouble): TahtError =>
  new TahtError(code, message, facts);

/** One end of a pair of which each hears what the other posts. */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener(kind: 'message' | 'error', listener: (event: PortEvent) => void): void;
}

export interface PortEvent {
  readonly data?: unknown;
  readonly message?: string;
}
