/** Stages that have not begun can be changed. */
import { useSignal } from '@preact/signals';
import type { Stage } from '@taht/tournament';
import { AskButton } from '../../../connection/parts/ask-button.tsx';
import { texts } from '../../../i18n/texts.ts';
import { StagesEditor } from '../../stages/stages-editor.tsx';
import { sayTrouble } from '../../tournament-texts.ts';
import type { TournamentProps } from '../../with-tournament.tsx';
import css from '../console.module.css';

export function Stages({ tournament, view }: TournamentProps) {
  const { t } = texts.value;
  const changed = useSignal<readonly Stage[] | null>(null);
  const save = async () => {
    const sent = await tournament.ask({
      kind: 'set-stages',
      stages: changed.value ?? view.head.planned,
    });
    if (sent.ok) changed.value = null;
    return sent;
  };
  return (
    <details>
      <summary>{t('console.stages')}</summary>
      <div class={css.form}>
        {view.stages.length === 0 ? null : <p>{t('console.stages-begun')}</p>}
        <StagesEditor
          stages={changed.value ?? view.head.planned}
          begun={view.stages.length}
          onChange={(stages) => {
            changed.value = stages;
          }}
        />
        {changed.value === null ? null : (
          <div class={css.buttons}>
            <AskButton text={t('console.save')} isMain say={sayTrouble} onAsk={save} />
            <button
              type="button"
              onClick={() => {
                changed.value = null;
              }}
            >
              {t('shell.cancel')}
            </button>
          </div>
        )}
      </div>
    </details>
  );
}
