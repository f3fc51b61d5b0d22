/** Reasons with what each weighs; what one of them is about is drawn on board and rack while it is read. */
import type { Signal } from '@preact/signals';
import type { Tile } from '@taht/letters';
import type { Reason } from '@taht/phrasing';
import type { Square } from '@taht/rules';
import { texts } from '../i18n/texts.ts';
import { preferences } from '../preferences/preferences.ts';
import css from './game-review.module.css';
import { signedShare, signedText } from './review-words.ts';

export interface Pointed {
  readonly squares: readonly Square[];
  readonly tiles: readonly Tile[];
}

interface ReasonListProps {
  readonly reasons: readonly Reason[];
  readonly pointed: Signal<Pointed | null>;
}

export function ReasonList({ reasons, pointed }: ReasonListProps) {
  return (
    <ul class={css.reasons}>
      {reasons.map((reason) => {
        const { text, squares, tiles } = reason;
        const showsSomething = squares.length + tiles.length > 0;
        const show = (): void => {
          pointed.value = { squares, tiles };
        };
        return (
          <li key={text}>
            <b>{sizeText(reason)}</b>{' '}
            {showsSomething ? (
              <button
                type="button"
                class={css.pointing}
                onPointerEnter={show}
                onFocus={show}
                onClick={show}
              >
                {text}
              </button>
            ) : (
              <span>{text}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Whoever wants it reads the error too. */
function sizeText({ size, unit, error }: Reason): string {
  const { language } = texts.value;
  if (size === null) return '';
  const isExpert = preferences.depth.value === 'expert';
  const shown = (value: number): string =>
    unit === 'chance'
      ? signedShare(value, language)
      : signedText(value, language, isExpert ? 1 : 0);
  return error === 0 || !isExpert
    ? shown(size)
    : `${shown(size)} ±${shown(error).replace('+', '')}`;
}
