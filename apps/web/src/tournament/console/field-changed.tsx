/** Who should have gone on instead of whom, and what can be done about it. */
import { ok, type Result } from '@taht/base';
import type { FieldChange, Recent } from '@taht/tournament';
import { AskButton } from '../../connection/parts/ask-button.tsx';
import type { Trouble } from '../../connection/trouble.ts';
import { texts } from '../../i18n/texts.ts';
import type { OpenTournament } from '../open-tournament.ts';
import { sayTrouble, stageText } from '../tournament-texts.ts';
import type { TournamentProps } from '../with-tournament.tsx';
import css from './console.module.css';
import { canExchange, changeText, undoingOf } from './field-change.ts';

export interface FieldChangedProps extends TournamentProps {
  readonly change: FieldChange;
}

export function FieldChanged({ tournament, view, change }: FieldChangedProps) {
  const { t } = texts.value;
  const undoing = undoingOf(view, change.stage);
  return (
    <div class={css.notice} role="status">
      <p>
        <strong>
          {t('console.change.after', { stage: stageText(texts.value, view, change.stage) })}
        </strong>{' '}
        {changeText(texts.value, view, change)}
      </p>
      {canExchange(view, change) ? (
        <>
          <AskButton
            text={t('console.change.exchange')}
            isMain
            say={sayTrouble}
            onAsk={() =>
              tournament.ask({
                kind: 'exchange-field',
                stage: change.stage,
                comes: change.comes,
                goes: change.goes,
              })
            }
          />
          <p>{t('console.change.exchange-about')}</p>
        </>
      ) : null}
      <p>
        {undoing === null
          ? t('console.change.late', { log: t('console.part.log') })
          : t('console.change.redo-about')}
      </p>
      {undoing === null ? null : (
        <AskButton
          text={t('console.change.redo')}
          say={sayTrouble}
          onAsk={() => undoAll(tournament, undoing)}
        />
      )}
    </div>
  );
}

async function undoAll(
  tournament: OpenTournament,
  steps: readonly Recent[],
): Promise<Result<null, Trouble>> {
  for (const { command } of steps) {
    const undone = await tournament.ask({ kind: 'undo', command });
    if (!undone.ok) return undone;
  }
  return ok(null);
}
