/** Stages that have not begun can be changed. */
import { useSignal } from '@preact/signals';
import type { Stage } from '@taht/tournament';
import { texts } from '../../../i18n/texts.ts';
import { into } from '../../../ui/set.ts';
import { StagesEditor } from '../../stages/stages-editor.tsx';
import type { TournamentProps } from '../../with-tournament.tsx';
import css from '../console.module.css';
import { SaveChanges } from './save-changes.tsx';

export function Stages({ tournament, view }: TournamentProps) {
  const { t } = texts.value;
  const changed = useSignal<readonly Stage[] | null>(null);
  const stages = changed.value ?? view.head.planned;
  return (
    <details>
      <summary>{t('console.stages')}</summary>
      <div class={css.form}>
        {view.stages.length === 0 ? null : <p>{t('console.stages-begun')}</p>}
        <StagesEditor stages={stages} begun={view.stages.length} onChange={into(changed)} />
        <SaveChanges
          changed={changed}
          send={() => tournament.ask({ kind: 'set-stages', stages })}
        />
      </div>
    </details>
  );
}
