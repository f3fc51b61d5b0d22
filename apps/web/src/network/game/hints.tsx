/** Hints little by little, where the table allows them: each tap tells a little more. */
import { useSignal } from '@preact/signals';
import { type Hint, nextStep } from '@taht/search';
import { useEffect } from 'preact/hooks';
import { call } from '../../connection/call.ts';
import { TroubleNote } from '../../connection/parts/name-form.tsx';
import type { Trouble } from '../../connection/trouble.ts';
import { texts } from '../../i18n/texts.ts';
import { showHints } from '../../play/board/hinted.ts';
import { HintLine } from '../../play/dialogs/hint-line.tsx';
import type { GameModel } from '../../play/model/game-model.ts';
import css from './network-game.module.css';

export function Hints({ model, id }: { readonly model: GameModel; readonly id: string }) {
  const { t } = texts.value;
  const hints = useSignal<readonly Hint[]>([]);
  const trouble = useSignal<Trouble | null>(null);
  const isBusy = useSignal(false);
  const game = model.game.value;
  const naming = model.naming.value;
  const version = game?.version;
  useEffect(() => {
    hints.value = [];
    trouble.value = null;
  }, [version]);
  const step = nextStep(hints.value);
  if (game === null || naming === null || !model.isMyTurn.value) return null;
  const ask = async (): Promise<void> => {
    if (step === null) return;
    isBusy.value = true;
    const given = await call<{ readonly hint: Hint }>(`/games/${id}/hint`, { step });
    isBusy.value = false;
    if (given.ok) {
      hints.value = [...hints.value, given.value.hint];
      showHints(hints.value, game.board, model.draft.peek());
    }
    trouble.value = given.ok ? null : given.error;
  };
  return (
    <section class={css.hints}>
      <button type="button" disabled={isBusy.value || step === null} onClick={ask}>
        {t('table.hint')}
      </button>
      <ul role="status">
        {hints.value.map((hint) => (
          <li key={hint.step}>
            <HintLine hint={hint} board={game.board} naming={naming} />
          </li>
        ))}
      </ul>
      <TroubleNote trouble={trouble.value} />
    </section>
  );
}
