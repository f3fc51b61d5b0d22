/** A hint, a little more each time it is asked for; the last step can be laid at once. */
import { useSignal } from '@preact/signals';
import { viewOfSeen } from '@taht/protocol';
import type { Game, GameView } from '@taht/rules';
import type { Hint } from '@taht/search';
import { useEffect } from 'preact/hooks';
import { texts } from '../../i18n/texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { into } from '../../ui/set.ts';
import { showHints } from '../board/hinted.ts';
import { layMove } from '../input/draft.ts';
import type { SeatDialogProps } from './dialogs.tsx';
import { HintLine } from './hint-line.tsx';

/** Steps from the vaguest to the whole; null where they cannot be had now. */
export type HintPort = (view: GameView) => Promise<readonly Hint[] | null>;

export interface HintDialogProps
  extends Pick<SeatDialogProps, 'model' | 'game' | 'naming' | 'onClose'> {
  readonly hints: HintPort;
}

/** How much of a turn's hint was shown: asking again goes on from there. */
const shownOf = new WeakMap<Game['board'], number>();

export function HintDialog({ model, game, naming, hints, onClose }: HintDialogProps) {
  const { t } = texts.value;
  const steps = useSignal<readonly Hint[] | null | 'thinking'>('thinking');
  const shown = useSignal(Math.max(1, shownOf.get(game.board) ?? 1));
  useEffect(() => {
    const seen = model.session.seen.value;
    if (seen === null) return;
    void hints(viewOfSeen(seen)).then(into(steps));
  }, [hints, model, steps]);
  const found = Array.isArray(steps.value) ? (steps.value as readonly Hint[]) : [];
  const visible = found.slice(0, shown.value);
  useEffect(() => {
    shownOf.set(game.board, shown.value);
    showHints(visible, model.game.peek()?.board ?? game.board, model.draft.peek());
  }, [game.board, shown.value, steps.value]);
  const last = visible.at(-1);
  const move = last?.step === 'move' && last.move.kind === 'place' ? last.move : null;
  return (
    <Dialog title={t('in-game.hint')} position="above" onClose={onClose}>
      <div role="status">
        {steps.value === 'thinking' ? <p>{t('shell.loading')}</p> : null}
        {steps.value !== 'thinking' && found.length === 0 ? (
          <p>{t(model.prompt.value === null ? 'in-game.no-hint' : 'in-game.no-hint-yet')}</p>
        ) : null}
        {last === undefined ? null : (
          <p key={last.step}>
            <HintLine hint={last} board={game.board} naming={naming} />
          </p>
        )}
      </div>
      <p class="buttons middle">
        {shown.value < found.length ? (
          <button type="button" class="main" onClick={() => shown.value++}>
            {t('in-game.next-hint')}
          </button>
        ) : null}
        {move === null ? null : (
          <button
            type="button"
            class="main"
            onClick={() => {
              model.draft.value = layMove(model.draft.value, move.tiles);
              onClose();
            }}
          >
            {t('in-game.lay-hint')}
          </button>
        )}
        <button type="button" onClick={onClose}>
          {t('shell.close')}
        </button>
      </p>
    </Dialog>
  );
}
