/** A premium square by itself, as a board draws it: for boards and tables that only explain. */
import { texts } from '../../i18n/texts.ts';
import css from './premium.module.css';
import type { PremiumKind } from './premium-kinds.ts';

interface PremiumSquareProps {
  readonly kind: PremiumKind;
  /** With a square of its own around it, beside text that names it. */
  readonly isSample?: boolean;
}

export const PremiumSquare = ({ kind, isSample = false }: PremiumSquareProps) => (
  <span
    class={`${css.premium} ${isSample ? css.sample : ''}`}
    aria-hidden={isSample ? 'true' : undefined}
    data-premium={kind}
    data-short={texts.value.t(`premium.${kind}.short`)}
  />
);
