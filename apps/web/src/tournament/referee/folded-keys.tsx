/** The keys of letters, folded away: most devices have them. */
import { texts } from '../../i18n/texts.ts';
import { LetterKeys, type LetterKeysProps } from '../../ui/letter-keys.tsx';

interface FoldedKeysProps extends Pick<LetterKeysProps, 'letters' | 'onLetter'> {
  readonly onErase: () => void;
}

export function FoldedKeys({ letters, onLetter, onErase }: FoldedKeysProps) {
  const { t } = texts.value;
  const label = t('tournament-referee.letters');
  return (
    <details>
      <summary>{label}</summary>
      <LetterKeys letters={letters} label={label} onLetter={onLetter}>
        <button type="button" aria-label={t('tournament-referee.erase')} onClick={onErase}>
          ⌫
        </button>
      </LetterKeys>
    </details>
  );
}
