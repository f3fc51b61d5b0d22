/** The points of what one has laid so far; they count up when something is added. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { texts } from '../../i18n/texts.ts';
import { countUp } from '../../ui/motion.ts';
import { into } from '../../ui/set.ts';
import css from './first-game.module.css';

export function Points({ points }: { readonly points: number }) {
  const shown = useSignal(points);
  const before = useRef(points);
  useEffect(() => {
    void countUp(before.current, points, into(shown));
    before.current = points;
  }, [points]);
  return <b class={css.points}>{texts.value.t('tutor.points', { count: shown.value })}</b>;
}
