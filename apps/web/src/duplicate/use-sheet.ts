/** Everybody's points in every round, as the server has them. */
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { ok, type Result } from '@taht/base';
import type { duplicate } from '@taht/modes';
import { useEffect } from 'preact/hooks';
import { call } from '../connection/call.ts';
import type { Trouble } from '../connection/trouble.ts';
import type { GameProps } from './with-game.tsx';

export type FoundSheet = Result<duplicate.ResultSheet | null, Trouble>;

/** Asked for anew whenever something has happened. */
export function useSheet({ game, view }: GameProps): ReadonlySignal<FoundSheet> {
  const sheet = useSignal<FoundSheet>(ok(null));
  useEffect(() => {
    let isPast = false;
    void call<duplicate.ResultSheet>(`/duplicates/${game.id}/sheet`).then((found) => {
      if (!isPast) sheet.value = found;
    });
    return () => {
      isPast = true;
    };
  }, [game.id, view.version]);
  return sheet;
}
