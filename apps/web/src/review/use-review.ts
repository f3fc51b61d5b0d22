/** A whole game put before the engine, turn by turn: first all of it at a glance, so that there is something to read at once, then thoroughly. */
import { type Signal, useSignal } from '@preact/signals';
import type { Game } from '@taht/rules';
import type { TurnReview } from '@taht/search';
import { useEffect, useRef } from 'preact/hooks';
import type { WebEngine } from '../engine/engine.ts';
import { equipmentOf, type Replayed } from './replayed.ts';

export interface Reviewing {
  readonly phase: Signal<'idle' | 'running' | 'done' | 'failed'>;
  /** Turns looked at thoroughly. */
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
    const table = equipmentOf(replayed.frames[0] as Game);
    const turns = replayed.past.flatMap((turn, i) => (turn?.rack ? [{ turn, number: i + 1 }] : []));
    const inOrder = [true, false].flatMap((wanted) =>
      turns.filter(({ turn }) => isFirst(turn.player) === wanted),
    );
    const wanted = (passes: readonly (number | null)[]) =>
      passes.flatMap((care) => inOrder.map((each) => ({ ...each, patience: care })));
    // Whoever has read something already does not see it undone.
    for (const asked of wanted(reviews.value.length === 0 ? [null, patience] : [patience])) {
      const { turn, number } = asked;
      if (asked.patience !== null) done.value++;
      const answer = await engine.ask(
        { kind: 'review', table, turn, number, patience: asked.patience },
        stop.signal,
      );
      if (!answer.ok) {
        phase.value = stop.signal.aborted ? 'idle' : 'failed';
        return;
      }
      if (answer.value !== null) reviews.value = withReview(reviews.value, answer.value);
    }
    phase.value = 'done';
  };

  return { phase, done, reviews, start, cancel };
}

/** In the order of turns; a later answer takes the place of an earlier one. */
const withReview = (reviews: readonly TurnReview[], review: TurnReview): readonly TurnReview[] =>
  [...reviews.filter(({ turn }) => turn !== review.turn), review].toSorted(
    (a, b) => a.turn - b.turn,
  );
