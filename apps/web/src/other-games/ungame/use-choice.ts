/** Which tiles somebody is about to take, what they would bring, and what can be done with them. */
import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals';
import type { ungame } from '@taht/modes';
import type { Seat, Square } from '@taht/rules';
import { useEffect } from 'preact/hooks';
import type { Weighed } from '../../local-games/other/message.ts';
import { stillThere, toggled } from './chosen.ts';
import type { UngameFailure, UngameSession } from './session.ts';

export interface Choice {
  /** The seat that chooses; null while others are to move. */
  readonly seat: Seat | null;
  readonly chosen: readonly Square[];
  readonly weighed: ReadonlySignal<Weighed | null>;
  readonly hints: ReadonlySignal<readonly ungame.RatedRemoval[] | null>;
  readonly trouble: Signal<UngameFailure | null>;
  toggle(square: Square): void;
  set(squares: readonly Square[]): void;
  act(action: ungame.Action): Promise<void>;
  take(): void;
  showHints(): Promise<void>;
}

export function useChoice(session: UngameSession, game: ungame.Game): Choice {
  const wished = useSignal<readonly Square[]>([]);
  const weighed = useSignal<Weighed | null>(null);
  const hints = useSignal<readonly ungame.RatedRemoval[] | null>(null);
  const trouble = useSignal<UngameFailure | null>(null);
  const { board, version } = game;
  const seat = session.seatOf(game);
  const chosen = seat === null ? [] : stillThere(wished.value, board);

  useEffect(() => {
    hints.value = null;
    trouble.value = null;
  }, [version]);
  useEffect(() => {
    let isPast = false;
    weighed.value = null;
    if (chosen.length === 0) return undefined;
    void session.weigh(game, chosen).then((answer) => {
      if (isPast) return;
      if (answer.ok) weighed.value = answer.value;
      else trouble.value = answer.error;
    });
    return () => {
      isPast = true;
    };
  }, [chosen.join(), version]);

  const set = (squares: readonly Square[]): void => {
    wished.value = squares;
  };
  const act = async (action: ungame.Action): Promise<void> => {
    if (seat === null) return;
    const done = await session.act(seat, action);
    trouble.value = done.ok ? null : done.error;
    if (done.ok) set([]);
  };
  return {
    ...{ seat, chosen, weighed, hints, trouble, set, act },
    toggle: (square) => {
      if (seat !== null && board[square] !== null) set(toggled(chosen, square));
    },
    take: () => {
      if (weighed.value?.refusal === null) void act({ kind: 'remove', squares: chosen });
    },
    showHints: async () => {
      const found = await session.hints(game);
      if (found.ok) hints.value = found.value;
      else trouble.value = found.error;
    },
  };
}
