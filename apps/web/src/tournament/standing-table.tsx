/** A table of standings: place, who it is, and the figures of the ladder; how it looks is up to the page. */
import { makeTile } from '@taht/letters';
import { plain } from '@taht/phrasing';
import type { Rung, Standing, TournamentView } from '@taht/tournament';
import { texts } from '../i18n/texts.ts';
import { columnsOf, figureText, ladderOf, stageReached } from './standing-columns.ts';
import { playerOf, stageText } from './tournament-texts.ts';

export interface StandingTableProps {
  readonly view: TournamentView;
  readonly rows: readonly Standing[];
  readonly class?: string | undefined;
}

/** Where a place waits for it. */
const isAwaited = (
  { waiting }: Pick<TournamentView, 'waiting'>,
  { player, line }: Standing,
  rung: Rung,
): boolean => rung === 'before-deductions' && line.before === null && waiting.includes(player);

/** Columns are told apart by `data-column`; what nobody has is left out. */
export function StandingTable({ view, rows, class: own }: StandingTableProps) {
  const { t, language } = texts.value;
  const rungs = columnsOf(ladderOf(view));
  const hasLetters = rows.some(({ letters }) => letters.length > 0);
  const hasStages = view.head.plan.length > 1;
  const hasNames = view.players.some(({ name }) => name !== '');
  const hasSchools = view.players.some(({ school }) => school !== '');
  return (
    <table class={own}>
      <thead>
        <tr>
          <th scope="col" data-column="place">
            {t('tournament.place')}
          </th>
          <th scope="col" data-column="number">
            {t('tournament.number')}
          </th>
          {hasNames ? <th scope="col">{t('tournament.name')}</th> : null}
          {hasSchools ? (
            <th scope="col" data-column="school">
              {t('tournament.school')}
            </th>
          ) : null}
          {hasStages ? (
            <th scope="col" data-column="stage">
              {t('hall.reached')}
            </th>
          ) : null}
          {rungs.map((rung) => (
            <th scope="col" key={rung} data-column="figure">
              {t(`tournament.rung.${rung}`)}
            </th>
          ))}
          {hasLetters ? (
            <th scope="col" data-column="letter">
              {t('hall.letter')}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.player}>
            <td data-column="place">{row.place}</td>
            <td data-column="number">{row.player}</td>
            {hasNames ? <th scope="row">{plain(playerOf(view, row.player)?.name ?? '')}</th> : null}
            {hasSchools ? (
              <td data-column="school">{plain(playerOf(view, row.player)?.school ?? '')}</td>
            ) : null}
            {hasStages ? (
              <td data-column="stage">{stageText(texts.value, view, stageReached(view, row))}</td>
            ) : null}
            {rungs.map((rung) => (
              <td key={rung} data-column="figure">
                {isAwaited(view, row, rung)
                  ? t('tournament.awaited')
                  : figureText(language, row.line, rung)}
              </td>
            ))}
            {hasLetters ? (
              <td data-column="letter">{row.letters.map(makeTile).join(' ')}</td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
