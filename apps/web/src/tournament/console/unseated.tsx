/** Whoever came after the draw and has no seat while the round is played. */
import { texts } from '../../i18n/texts.ts';
import { namesText } from '../tournament-texts.ts';
import css from './console.module.css';
import type { NextProps } from './next.tsx';
import { seatingOf, unseated } from './tables/seating.ts';
import { Way } from './way.tsx';

export function Unseated(props: NextProps) {
  const { t } = texts.value;
  const { view } = props;
  const stage = view.stages.at(-1);
  const round = stage?.rounds.at(-1);
  const format = view.head.plan[view.stages.length - 1]?.format;
  if (stage === undefined || round === undefined || view.head.phase === 'over') return null;
  const isPlayed = round.tables.every(({ state }) => state === 'settled');
  // A round robin takes nobody in.
  const isClosed = format?.kind === 'duels' && format.by === 'round-robin';
  const late = isPlayed || isClosed ? [] : unseated(view, stage, seatingOf(round));
  if (late.length === 0) return null;
  return (
    <div class={css.notice} role="status">
      <p>{t('console.unseated', { players: namesText(texts.value, view, late) })}</p>
      <Way {...props} to="tables" text={t('console.by-hand')} at="by-hand" />
    </div>
  );
}
