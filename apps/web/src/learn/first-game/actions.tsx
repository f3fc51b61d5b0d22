/** The one row below every step: back, something about it, on. */
import type { ComponentChildren } from 'preact';
import { texts } from '../../i18n/texts.ts';
import { Icon } from '../../ui/icon.tsx';
import css from './first-game.module.css';

export interface Ways {
  /** Null on the first step. */
  readonly onBack: (() => void) | null;
  readonly onNext: () => void;
}

interface ActionsProps extends Ways {
  /** Whether what was asked for is done, so that going on is the thing to do. */
  readonly isDone: boolean;
  readonly children: ComponentChildren;
}

export function Actions({ onBack, onNext, isDone, children }: ActionsProps) {
  const { t } = texts.value;
  return (
    <div class={css.actions}>
      <button
        type="button"
        aria-label={t('tutor.back')}
        disabled={onBack === null}
        onClick={() => onBack?.()}
      >
        <Icon name="back" />
      </button>
      {children}
      <button type="button" class={isDone ? 'main' : undefined} onClick={onNext}>
        {t(isDone ? 'tutor.next' : 'tutor.skip')}
      </button>
    </div>
  );
}
