/** A table that has called a referee: who, and what about, until somebody has been there. */

import type { Texts } from '@taht/phrasing';
import type { TableView, Where } from '@taht/tournament';
import { AskButton } from '../connection/parts/ask-button.tsx';
import { texts } from '../i18n/texts.ts';
import { playerText, sayTrouble } from './tournament-texts.ts';
import type { TournamentProps } from './with-tournament.tsx';

export type TableCall = NonNullable<NonNullable<TableView['own']>['call']>;

/** `7 Mari · a wrong number of tiles`. */
export const callerText = (
  { t }: Texts,
  view: TournamentProps['view'],
  { player, about }: TableCall,
): string =>
  [playerText(view, player), ...(about === null ? [] : [t(`console.call-reason.${about}`)])].join(
    ' · ',
  );

export interface CalledProps extends TournamentProps {
  readonly where: Where;
  readonly call: TableCall;
  /** Where nothing above tells which table it is. */
  readonly isNamed?: true;
}

export function Called({ tournament, view, where, call, isNamed }: CalledProps) {
  const { t } = texts.value;
  const table = t('tournament.table', { table: where.table });
  return (
    <p>
      {isNamed ? <strong>{table} </strong> : null}
      {t('console.called-by', { by: callerText(texts.value, view, call) })}{' '}
      <AskButton
        text={t('console.end-call')}
        label={`${t('console.end-call')}: ${table}`}
        say={sayTrouble}
        onAsk={() => tournament.ask({ kind: 'end-call', where })}
      />
    </p>
  );
}
