/** The next round of a stage that has begun is drawn. */
import { useSignal } from '@preact/signals';
import type { Result } from '@taht/base';
import type { Todo } from '@taht/tournament';
import type { Trouble } from '../../connection/trouble.ts';
import { texts } from '../../i18n/texts.ts';
import type { OpenTournament } from '../open-tournament.ts';
import { roundText } from '../tournament-texts.ts';
import type { TournamentProps } from '../with-tournament.tsx';
import { Big } from './card.tsx';
import { playersIn, type Rest, restFor } from './coming.ts';
import css from './console.module.css';
import { Five, setRest } from './five.tsx';
import { SaveCopy } from './save-copy.tsx';

export const draw = (
  tournament: OpenTournament,
  { stage, round }: { readonly stage: number; readonly round: number },
): Promise<Result<null, Trouble>> => tournament.ask({ kind: 'draw-round', stage, round });

export interface DrawRoundProps extends TournamentProps {
  readonly todo: Extract<Todo, { readonly kind: 'draw-round' }>;
}

export function DrawRound({ tournament, view, todo }: DrawRoundProps) {
  const { t } = texts.value;
  const chosen = useSignal<Rest | null>(null);
  const planned = view.head.planned[todo.stage - 1];
  const begun = view.stages[todo.stage - 1];
  const rest =
    planned === undefined || begun === undefined ? null : restFor(planned, playersIn(view, begun));
  const seat = async (): Promise<Result<null, Trouble>> => {
    const set = await setRest(tournament, view, todo.stage, rest, chosen.value);
    return set.ok ? draw(tournament, todo) : set;
  };
  return (
    <>
      <p class={css.what}>
        {t('console.next.draw-round', { round: roundText(texts.value, view, todo) })}
      </p>
      {rest === null ? null : <Five rest={rest} chosen={chosen} />}
      <div class={css.buttons}>
        <Big text={t('console.draw')} onAsk={seat} />
        <SaveCopy tournament={tournament} />
      </div>
    </>
  );
}
