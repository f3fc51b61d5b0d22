/** Commands that are not answered yet. Each keeps its id, so that sending it again after a lost connection does it once. */
import type { Result } from '@taht/base';
import { err, ok } from '@taht/base';
import type { ClientFrameOf } from '../client-frames.ts';
import { type FailureCode, isPassing } from '../failure.ts';
import type { ServerFrameOf } from '../server-frames.ts';
import { MOST_RESENDS } from './patience.ts';

export interface Done {
  readonly stream: string;
  readonly since: number;
  readonly version: number;
}

export type CommandFailure =
  | { readonly kind: 'refused'; readonly refusal: { readonly code: string } }
  | {
      readonly kind: 'failed';
      readonly code: FailureCode | 'outdated' | 'gone';
      readonly at?: string;
    };

export type Answer = Result<Done, CommandFailure>;

type Sent = ClientFrameOf<'command'> | ClientFrameOf<'create'>;

interface Waiting {
  readonly frame: Sent;
  readonly resolve: (answer: Answer) => void;
  resends: number;
}

export class Outbox {
  readonly #waiting = new Map<string, Waiting>();

  get frames(): readonly Sent[] {
    return [...this.#waiting.values()].map(({ frame }) => frame);
  }

  add(frame: Sent): Promise<Answer> {
    return new Promise((resolve) => {
      this.#waiting.set(frame.id, { frame, resolve, resends: 0 });
    });
  }

  takeDone({ id, stream, since, version }: ServerFrameOf<'done'>): void {
    this.#answer(id, ok({ stream, since, version }));
  }

  takeRefused({ id, refusal }: ServerFrameOf<'refused'>): void {
    this.#answer(id, err({ kind: 'refused', refusal }));
  }

  /** The frame to be sent again a little later, where that may help. */
  takeFailed({ id = '', code, at }: ServerFrameOf<'failed'>): Sent | null {
    const waiting = this.#waiting.get(id);
    if (waiting !== undefined && isPassing(code) && waiting.resends < MOST_RESENDS) {
      waiting.resends++;
      return waiting.frame;
    }
    const where = typeof at === 'string' ? { at } : {};
    this.#answer(id, err({ kind: 'failed', code, ...where }));
    return null;
  }

  /** Nothing will be answered any more. */
  close(code: 'outdated' | 'gone'): void {
    for (const id of [...this.#waiting.keys()]) this.#answer(id, err({ kind: 'failed', code }));
  }

  has(id: string): boolean {
    return this.#waiting.has(id);
  }

  #answer(id: string, answer: Answer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.resolve(answer);
  }
}
