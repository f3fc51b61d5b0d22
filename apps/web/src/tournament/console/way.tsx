/** A button to the part of the console where something is done. */
import { useLocation } from 'preact-iso';
import { pathOf } from '../with-tournament.tsx';
import css from './console.module.css';
import type { NextProps } from './next.tsx';
import { presentKey } from './tables/shown.ts';

export interface WayProps extends NextProps {
  readonly to: 'players' | 'tables';
  readonly text: string;
  readonly isMain?: true;
  /** In the present round: the first table in that state gets the keyboard, or seats are changed by hand. */
  readonly at?: 'open' | 'disputed' | 'waiting' | 'by-hand';
}

export function Way({ tournament, view, shown, to, text, isMain, at }: WayProps) {
  const { route } = useLocation();
  const go = (click: MouseEvent): void => {
    click.preventDefault();
    if (at !== undefined) {
      shown.round.value = null;
      shown.byHand.value = at === 'by-hand' ? presentKey(view) : null;
    }
    route(`${pathOf(tournament, 'console')}/${to}`);
    if (at !== undefined && at !== 'by-hand') requestAnimationFrame(() => focusTable(at));
  };
  return (
    <a
      class={`button ${isMain ? `main ${css.big}` : ''}`}
      href={`${pathOf(tournament, 'console')}/${to}`}
      onClick={go}
    >
      {text}
    </a>
  );
}

function focusTable(state: 'open' | 'disputed' | 'waiting'): void {
  const table = state === 'waiting' ? ':has([data-waits])' : `[data-state="${state}"]`;
  const found =
    document.querySelector<HTMLElement>(`[data-table]${table} input`) ??
    document.querySelector<HTMLElement>('form[data-open] input');
  found?.focus();
}
