/** A step of a hint: who sees is told of what glows and stands up, who hears is told squares and tiles. */
import { hintText, type Naming } from '@taht/phrasing';
import type { Board } from '@taht/rules';
import type { Hint } from '@taht/search';
import { texts } from '../../i18n/texts.ts';

export interface HintLineProps {
  readonly hint: Hint;
  readonly board: Board;
  readonly naming: Naming;
}

export function HintLine({ hint, board, naming }: HintLineProps) {
  const text = hintText(hint, board, texts.value, naming);
  const seen = seenText(hint);
  if (seen === null) return <>{text}</>;
  return (
    <>
      <span aria-hidden="true">{seen}</span>
      <span class="unseen">{text}</span>
    </>
  );
}

function seenText(hint: Hint): string | null {
  const { t } = texts.value;
  if (hint.step === 'where' || hint.step === 'letters') return t(`hint.seen-${hint.step}`);
  return hint.step === 'move' && hint.move.kind === 'place' ? t('hint.seen-move') : null;
}
