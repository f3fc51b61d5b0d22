/** What has come in for the rack on the table, asked for again and again while it is awaited. */
import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { duplicate } from '@taht/modes';
import { useCallback, useEffect } from 'preact/hooks';
import { call } from '../connection/call.ts';
import type { Trouble } from '../connection/trouble.ts';
import type { GameProps } from './with-game.tsx';

export interface OnPaper {
  readonly player: number;
  readonly name: string;
  readonly hall: string;
}

export interface AnswersSoFar {
  readonly call: number;
  readonly devices: number;
  readonly handedIn: number;
  readonly paper: readonly OnPaper[];
  readonly slips: readonly duplicate.SealedAnswer[];
  /** With which others may enter slips. */
  readonly key: string;
}

export interface Asked {
  readonly soFar: ReadonlySignal<AnswersSoFar | null>;
  readonly trouble: ReadonlySignal<Trouble | null>;
  readonly refresh: () => Promise<void>;
}

/** The numbers of those on paper whose slips have not come in. */
export const missingOf = ({ paper, slips }: AnswersSoFar): readonly number[] =>
  paper
    .map(({ player }) => player)
    .filter((player) => !slips.some((slip) => slip.player === player));

/** Milliseconds. */
const BETWEEN = 3000;

export function useAnswersSoFar({ game, view }: GameProps, key: string | null): Asked {
  const soFar = useSignal<AnswersSoFar | null>(null);
  const trouble = useSignal<Trouble | null>(null);
  const refresh = useCallback(async () => {
    const query = key === null ? '' : `?key=${encodeURIComponent(key)}`;
    const found = await call<AnswersSoFar>(`/duplicates/${game.id}/answers${query}`);
    trouble.value = found.ok ? null : found.error;
    if (found.ok) soFar.value = found.value;
    else if (found.error.code === 'refused') soFar.value = null;
  }, [game.id, key]);
  const isAwaited = view.phase.kind === 'answering' || view.phase.kind === 'collecting';
  useEffect(() => {
    void refresh();
    if (!isAwaited) return undefined;
    const timer = setInterval(() => void refresh(), BETWEEN);
    return () => clearInterval(timer);
  }, [refresh, isAwaited, view.version]);
  return { soFar, trouble, refresh };
}
