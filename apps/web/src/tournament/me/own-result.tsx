/** The result of one's own table: reported by one, confirmed by the others, or disputed. */
import type { SeatScore, TableView, Where } from '@taht/tournament';
import { AskButton } from '../../connection/parts/ask-button.tsx';
import { AskForm } from '../../connection/parts/form.tsx';
import type { Trouble } from '../../connection/trouble.ts';
import { texts } from '../../i18n/texts.ts';
import { into } from '../../ui/set.ts';
import { useAttempt } from '../../ui/use-attempt.ts';
import { Warning } from '../../ui/warning.tsx';
import { askedBefore } from '../console/tables/columns.ts';
import { emptyResultDraft, type ResultDraft, sheetOf } from '../console/tables/result-draft.ts';
import { Scores } from '../console/tables/scores.tsx';
import { playerText, sayTrouble } from '../tournament-texts.ts';
import { useStored } from '../use-stored.ts';
import type { TournamentProps } from '../with-tournament.tsx';
import css from './me.module.css';

export interface OwnResultProps extends TournamentProps {
  readonly where: Where;
  readonly table: TableView;
  readonly player: number;
}

export function OwnResult(props: OwnResultProps) {
  const { t } = texts.value;
  const { view, table } = props;
  const { own, state } = table;
  const report = own?.report ?? null;
  const scores = own?.result?.scores ?? report?.scores ?? null;
  // What is played on Täht comes by itself.
  const isPlaying = own?.game !== null && own?.game.state !== 'over';
  const mayReport = view.head.rules.results.includes('players') && !isPlaying;
  return (
    <section class={css.result}>
      <h2>{t('tournament-player.result')}</h2>
      <p role="status">{t(`tournament-player.state.${state}`)}</p>
      {scores === null ? null : <Stated view={view} scores={scores} />}
      {state === 'open' && mayReport ? <Report {...props} /> : null}
      {state === 'reported' ? <Confirm {...props} /> : null}
      {isOwnReport(props) ? <Change {...props} /> : null}
      {state === 'settled' || state === 'reported' ? <Dispute {...props} /> : null}
    </section>
  );
}

/** What nobody else has confirmed yet can be changed by whoever has reported it. */
const isOwnReport = ({ table: { own }, player }: OwnResultProps): boolean =>
  own?.report?.confirmed.length === 1 && own.report.confirmed[0] === player;

const Change = (props: OwnResultProps) => (
  <details>
    <summary>{texts.value.t('tournament-player.change')}</summary>
    <Report {...props} />
  </details>
);

interface StatedProps extends Pick<TournamentProps, 'view'> {
  readonly scores: readonly SeatScore[];
}

const Stated = ({ view, scores }: StatedProps) => (
  <table>
    <tbody>
      {scores.map(({ player, score, before }) => (
        <tr key={player}>
          <th scope="row">{playerText(view, player)}</th>
          <td>
            {score ?? '–'}
            {before === null ? null : (
              <small>
                {' '}
                ({texts.value.t('console.column.before')}: {before})
              </small>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

function Report({ tournament, view, where, table }: OwnResultProps) {
  const { t } = texts.value;
  const { stage, round } = where;
  const draft = useStored<ResultDraft>(
    `event.${tournament.id}.report.${stage}.${round}.${where.table}`,
    emptyResultDraft(view.version),
  );
  const { isBusy, trouble, attempt } = useAttempt<Trouble>();
  const report = async (submit: Event): Promise<void> => {
    submit.preventDefault();
    if (isBusy.value) return;
    const sheet = sheetOf(draft.value, table.seats);
    if (sheet.ok)
      await attempt(tournament.ask({ kind: 'report', where, seen: view.version, ...sheet.value }));
    else trouble.value = { code: 'refused', refusal: { ...sheet.error } };
  };
  return (
    <form class={css.form} onSubmit={report}>
      <Scores
        view={view}
        seats={table.seats}
        columns={['score']}
        asked={askedBefore(view, stage, draft.value, table.seats)}
        draft={draft.value}
        onType={into(draft)}
      />
      <button type="submit" class="main" disabled={isBusy.value}>
        {t('tournament-player.report')}
      </button>
      <Warning>{trouble.value === null ? null : sayTrouble(texts.value, trouble.value)}</Warning>
    </form>
  );
}

function Confirm({ tournament, view, where, table, player }: OwnResultProps) {
  const { t, list } = texts.value;
  const confirmed = table.own?.report?.confirmed ?? [];
  const awaited = table.seats.filter((each) => !confirmed.includes(each));
  if (!awaited.includes(player))
    return (
      <p>
        {t('tournament-player.awaited', {
          players: list(awaited.map((each) => playerText(view, each))),
        })}
      </p>
    );
  return (
    <AskButton
      text={t('tournament-player.confirm')}
      isMain
      say={sayTrouble}
      onAsk={() => tournament.ask({ kind: 'confirm', where, seen: view.version })}
    />
  );
}

function Dispute({ tournament, where }: OwnResultProps) {
  const { t } = texts.value;
  return (
    <details>
      <summary>{t('tournament-player.dispute')}</summary>
      <AskForm
        fields={[{ name: 'reason', label: t('tournament-player.dispute-why'), mostLength: 200 }]}
        submit={t('tournament-player.dispute-send')}
        say={sayTrouble}
        onSend={({ reason = '' }) => tournament.ask({ kind: 'dispute', where, reason })}
      />
    </details>
  );
}
