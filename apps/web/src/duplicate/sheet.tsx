/** The whole sheet of a game: everybody's points in every round, to be printed on A4 and taken along as a file. */
import { duplicate } from '@taht/modes';
import { laidText, plain } from '@taht/phrasing';
import { numberText } from '../i18n/customs.ts';
import type { TextId } from '../i18n/parts.ts';
import { texts } from '../i18n/texts.ts';
import { namingOf } from '../play/static/static-board.tsx';
import { download } from '../ui/download.ts';
import { Scrolled } from '../ui/scrolled.tsx';
import css from './duplicate.module.css';
import { sayTrouble } from './duplicate-texts.ts';
import { hasTop, percentText } from './results.tsx';
import { boardBefore, sceneOf } from './scene.ts';
import sheetCss from './sheet.module.css';
import { useSheet } from './use-sheet.ts';
import { type Addressed, type GameProps, pathOf, WithGame } from './with-game.tsx';

export const SheetPage = ({ game = '' }: Addressed) => (
  <WithGame game={game} isForAnybody>
    {(props) => <Page {...props} />}
  </WithGame>
);

function Page({ game, view }: GameProps) {
  const { t } = texts.value;
  const found = useSheet({ game, view }).value;
  return (
    <section class={`page ${sheetCss.sheet}`}>
      <h1>{t('duplicate.sheet')}</h1>
      {found.ok ? (
        found.value === null ? (
          <p>{t('shell.loading')}</p>
        ) : (
          <Whole view={view} sheet={found.value} />
        )
      ) : (
        <p role="alert">
          {found.error.code === 'refused'
            ? t('duplicate.sheet-later')
            : sayTrouble(texts.value, found.error)}
        </p>
      )}
      <p class={`buttons ${sheetCss.ways}`}>
        <a class="button" href={pathOf(game)}>
          {t('duplicate.to-game')}
        </a>
        {view.phase.kind === 'over' ? (
          <a class="button" href={pathOf(game, 'solo')}>
            {t('duplicate.solo-game')}
          </a>
        ) : null}
      </p>
    </section>
  );
}

interface WholeProps {
  readonly view: GameProps['view'];
  readonly sheet: duplicate.ResultSheet;
}

function Whole({ view, sheet }: WholeProps) {
  const { t } = texts.value;
  const columns = Object.fromEntries(
    duplicate.RESULT_COLUMNS.map((column) => [column, t(`duplicate.column.${column}`)]),
  ) as Record<duplicate.ResultColumn, string>;
  // Spreadsheets take a file without the mark for one in another encoding.
  const csv = (): string => `\uFEFF${duplicate.makeResultCsv(sheet, columns)}`;
  return (
    <>
      <p class={`buttons ${sheetCss.ways}`}>
        <button type="button" class="main" onClick={() => print()}>
          {t('duplicate.print')}
        </button>
        <button
          type="button"
          onClick={() => download(`${view.game}.csv`, csv(), 'text/csv;charset=utf-8')}
        >
          {t('duplicate.csv')}
        </button>
      </p>
      <Standings sheet={sheet} columns={columns} />
      <Halls sheet={sheet} />
      <Rounds view={view} />
    </>
  );
}

interface StandingsProps {
  readonly sheet: duplicate.ResultSheet;
  readonly columns: Readonly<Record<duplicate.ResultColumn, string>>;
}

function Standings({ sheet, columns }: StandingsProps) {
  const { t } = texts.value;
  const hasHalls = sheet.halls.some(({ hall }) => hall !== '');
  const hasPenalty = sheet.rows.some(({ penalty }) => penalty !== 0);
  const hasTops = sheet.rounds.some(hasTop);
  const sums = (label: TextId, pointsOf: (round: duplicate.RoundView) => number) => (
    <tr>
      <th scope="row" colSpan={hasHalls ? 4 : 3}>
        {t(label)}
      </th>
      {sheet.rounds.map((round) => (
        <td key={round.call}>{pointsOf(round)}</td>
      ))}
      {hasPenalty ? <td /> : null}
      <td>
        <strong>{sheet.rounds.reduce((sum, round) => sum + pointsOf(round), 0)}</strong>
      </td>
      <td />
    </tr>
  );
  return (
    <Scrolled label={t('duplicate.sheet')}>
      <table class={css.table}>
        <thead>
          <tr>
            <th scope="col">{columns.rank}</th>
            <th scope="col">{columns.number}</th>
            <th scope="col">{columns.name}</th>
            {hasHalls ? <th scope="col">{columns.hall}</th> : null}
            {sheet.rounds.map(({ call, round }) => (
              <th scope="col" key={call}>
                {round}
              </th>
            ))}
            {hasPenalty ? <th scope="col">{columns.penalty}</th> : null}
            <th scope="col">{columns.total}</th>
            <th scope="col">{columns.percent}</th>
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map((row) => (
            <tr key={row.player}>
              <td>{row.rank}</td>
              <td>{row.player}</td>
              <th scope="row" class={css.text}>
                {plain(row.name)}
              </th>
              {hasHalls ? <td class={css.text}>{plain(row.hall)}</td> : null}
              {row.rounds.map(({ call, points, solo }) => (
                <td key={call}>{points + solo}</td>
              ))}
              {hasPenalty ? <td>{row.penalty}</td> : null}
              <td>
                <strong>{row.total}</strong>
              </td>
              <td>{percentText(row.percent)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {hasTops ? sums('duplicate.laid', ({ best }) => best?.score ?? 0) : null}
          {sums(hasTops ? 'duplicate.top' : 'duplicate.best', ({ top }) => top?.score ?? 0)}
        </tfoot>
      </table>
    </Scrolled>
  );
}

/** Where there are several. */
function Halls({ sheet: { halls } }: { readonly sheet: duplicate.ResultSheet }) {
  const { t, language } = texts.value;
  if (halls.length < 2) return null;
  return (
    <section>
      <h2>{t('duplicate.halls')}</h2>
      <ul>
        {halls.map(({ hall, players, mean }) => (
          <li key={hall}>
            {[
              plain(hall) || t('duplicate.no-hall'),
              t('count.players', { count: players }),
              t('duplicate.mean', { points: numberText(mean, language) }),
            ].join(' · ')}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The racks and what went on the board. */
function Rounds({ view }: Pick<WholeProps, 'view'>) {
  const { t } = texts.value;
  const naming = namingOf(sceneOf(view));
  if (view.rounds.length === 0) return null;
  const hasTops = view.rounds.some(hasTop);
  const wordOf = (call: number, play: duplicate.RoundView['best']): string =>
    play === null ? '–' : laidText(play.tiles, boardBefore(view, call), naming);
  return (
    <section>
      <h2>{t('duplicate.best-plays')}</h2>
      <table class={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('duplicate.column.round')}</th>
            <th scope="col">{t('duplicate.tiles')}</th>
            <th scope="col">{t(hasTops ? 'duplicate.laid' : 'duplicate.best')}</th>
            <th scope="col">{t('duplicate.column.points')}</th>
            {hasTops ? (
              <>
                <th scope="col">{t('duplicate.top')}</th>
                <th scope="col">{t('duplicate.column.points')}</th>
              </>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {view.rounds.map(({ call, round, rack, best, top }) => (
            <tr key={call}>
              <td>{round}</td>
              <td class={css.text}>{rack.join(' ')}</td>
              <th scope="row" class={css.text}>
                {wordOf(call, best)}
              </th>
              <td>{best?.score ?? 0}</td>
              {hasTops ? (
                <>
                  <td class={css.text}>{wordOf(call, top)}</td>
                  <td>{top?.score ?? 0}</td>
                </>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
      {view.seed === null ? null : (
        <p class={css.help}>{t('duplicate.seed', { seed: view.seed, hash: view.commitment })}</p>
      )}
    </section>
  );
}
