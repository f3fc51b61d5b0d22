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
  /** Turns for which `isFirst` holds are looked at before all others. */
  readonly start: (patience: number, isFirst?: (player: number) => boolean) => Promise<void>;
  readonly cancel: () => void;
}

export function useReview(replayed: Replayed, engine: WebEngine): Reviewing {
  const phase = useSignal<Reviewing['phase']['value']>('idle');
  const done = useSignal(0);
  const reviews = useSignal<readonly TurnReview[]>([]);
  const until = useRef<AbortController | null>(null);
  const cancel = (): void => until.current?.abort();
  useEffect(() => cancel, [engine]);

  const start: Reviewing['start'] = async (patience, isFirst = () => true) => {
    const stop = new AbortController();
    until.current = stop;
    phase.value = 'running';
    done.value = 0;
    reviews.value = [];
    const table = equipmentOf(replayed.frames[0] as Game);
    const turns = replayed.past.flatMap((turn, i) => (turn?.rack ? [{ turn, i }] : []));
    const [first, others] = [true, false].map((wanted) =>
      turns.filter(({ turn }) => isFirst(turn.player) === wanted),
    );
    for (const { turn, i } of [...(first ?? []), ...(others ?? [])]) {
      done.value++;
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
