/** The ways out: leave, close the table, call the game off. */
import { useSignal } from '@preact/signals';
import type { TableAction } from '@taht/protocol';
import { useLocation } from 'preact-iso';
import { me } from '../../connection/me.ts';
import { TroubleNote } from '../../connection/parts/name-form.tsx';
import type { Trouble } from '../../connection/trouble.ts';
import { texts } from '../../i18n/texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { set } from '../../ui/set.ts';
import { useAttempt } from '../../ui/use-attempt.ts';
import type { AtTableProps } from './agree.tsx';
import css from './table.module.css';

export function Leave({ table, head }: AtTableProps) {
  const { t } = texts.value;
  const { route } = useLocation();
  const isAsking = useSignal(false);
  const { trouble, attempt } = useAttempt<Trouble>();
  const isHost = me.value?.card.id === head.host;
  const isPlaying = head.phase === 'playing';
  if (head.phase === 'closed') return null;
  const ask = async (action: TableAction, after?: string): Promise<void> => {
    isAsking.value = false;
    const done = await attempt(table.ask(action));
    if (done.ok && after !== undefined) route(after);
  };
  return (
    <div>
      <p class={css.buttons}>
        {head.own === null ? null : (
          <button
            type="button"
            onClick={() => {
              if (isPlaying) isAsking.value = true;
              else void ask({ kind: 'leave' }, '/friends');
            }}
          >
            {t('table.leave')}
          </button>
        )}
        {isHost && !isPlaying ? (
          <button type="button" onClick={() => ask({ kind: 'close' }, '/friends')}>
            {t('table.close')}
          </button>
        ) : null}
        {isHost && isPlaying && !head.options.rated ? (
          <button type="button" onClick={() => ask({ kind: 'abort' })}>
            {t('table.abort')}
          </button>
        ) : null}
      </p>
      <TroubleNote trouble={trouble.value} />
      {isAsking.value ? (
        <Dialog title={t('table.leave')} onClose={set(isAsking, false)}>
          <p>{t('table.leave-game')}</p>
          <p class={css.buttons}>
            <button type="button" class="main" onClick={() => ask({ kind: 'leave' }, '/friends')}>
              {t('table.leave')}
            </button>
            <button type="button" onClick={set(isAsking, false)}>
              {t('shell.cancel')}
            </button>
          </p>
        </Dialog>
      ) : null}
    </div>
  );
}
