/** Looking a word up at the table, where the ruleset lets the list be opened. Everybody sees that it was. */
import { useSignal } from '@preact/signals';
import { parseWord } from '@taht/letters';
import { explainLetter } from '@taht/phrasing';
import { texts } from '../../i18n/texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { typedInto } from '../../ui/set.ts';
import { troubleText } from '../model/trouble-text.ts';
import type { SeatDialogProps } from './dialogs.tsx';

export function LookUp({ model, naming, onClose }: SeatDialogProps) {
  const { t } = texts.value;
  const word = useSignal('');
  const answer = useSignal('');
  const ask = async (): Promise<void> => {
    const { alphabet } = naming.script;
    const letters = parseWord(alphabet, word.value.trim());
    if (!letters.ok) {
      answer.value = explainLetter(texts.value, letters.error);
      return;
    }
    const before = model.session.steps.value.length;
    const isDone = await model.act({ kind: 'look-up', word: letters.value });
    const trouble = model.trouble.value;
    if (!isDone) {
      answer.value = trouble === null ? '' : troubleText(trouble, naming, texts.value);
      return;
    }
    const found = model.session.steps.value
      .slice(before)
      .map(({ event }) => event)
      .findLast((event) => event.kind === 'looked-up');
    if (found?.kind !== 'looked-up') return;
    const shown = { word: found.word.join('') };
    answer.value =
      found.verdict === 'valid' ? t('play.looked-up-good', shown) : t('play.looked-up-bad', shown);
  };
  return (
    <Dialog title={t('in-game.look-up')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void ask();
        }}
      >
        <p>
          <label>
            {t('in-game.word')}{' '}
            <input
              type="text"
              value={word.value}
              autocomplete="off"
              autocapitalize="characters"
              spellcheck={false}
              maxLength={30}
              onInput={typedInto(word)}
            />
          </label>
        </p>
        <p role="status">{answer.value}</p>
        <p class="buttons middle">
          <button type="submit" class="main" disabled={word.value.trim() === ''}>
            {t('in-game.look-up')}
          </button>
          <button type="button" onClick={onClose}>
            {t('shell.close')}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
