/** Everybody's points in every round, as the server has them. */
import type { ReadonlySignal } from '@preact/signals';
import { ok, type Result } from '@taht/base';
import type { duplicate } from '@taht/modes';
import { call } from '../connection/call.ts';
import type { Trouble } from '../connection/trouble.ts';
import { useAnswer } from '../ui/use-answer.ts';
import type { GameProps } from './with-game.tsx';

export type FoundSheet = Result<duplicate.ResultSheet | null, Trouble>;

/** Asked for anew whenever something has happened. */
export const useSheet = ({ game, view }: GameProps): ReadonlySignal<FoundSheet> =>
  useAnswer<FoundSheet>(
    () => call<duplicate.ResultSheet>(`/duplicates/${game.id}/sheet`),
    ok(null),
    [game.id, view.version],
  );
