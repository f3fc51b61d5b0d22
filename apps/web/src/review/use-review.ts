/** A whole game put before the engine, turn by turn. */
import { type Signal, useSignal } from '@preact/signals';
import type { Game } from '@taht/rules';
import type { TurnReview } from '@taht/search';
import { useEffect, useRef } from 'preact/hooks';
import type { WebEngine } from '../engine/engine.ts';
import { equipmentOf, type Replayed } from './replayed.ts';

export interface Reviewing {
  readonly phase: Signal<'idle' | 'running' | 'done' | 'failed'>;
  /** Turns looked at. */
  readonly done: Signal<number>;
  readonly reviews: Signal<readonly TurnReview[]>;
  readonly start: (patience: number) => Promise<void>;
  readonly cancel: () => void;
}

export function useReview(replayed: Replayed, engine: WebEngine): Reviewing {
  const phase = useSignal<Reviewing['phase']['value']>('idle');
  const done = useSignal(0);
  const reviews = useSignal<readonly TurnReview[]>([]);
  const until = useRef<AbortController | null>(null);
  const cancel = (): void => until.current?.abort();
  useEffect(() => cancel, [engine]);

  const start = async (patience: number): Promise<void> => {
    const stop = new AbortController();
    until.current = stop;
    phase.value = 'running';
    done.value = 0;
    reviews.value = [];
    const table = equipmentOf(replayed.frames[0] as Game);
    for (const [i, turn] of replayed.past.entries()) {
      done.value = i;
      if (turn === null || turn.rack === null) continue;
      const answer = await engine.ask(
        { kind: 'review', table, turn, number: i + 1, patience },
        stop.signal,
      );
      if (!answer.ok) {
        phase.value = stop.signal.aborted ? 'idle' : 'failed';
        return;
      }
      if (answer.value !== null) reviews.value = [...reviews.value, answer.value];
    }
    phase.value = 'done';
  };

  return { phase, done, reviews, start, cancel };
}
