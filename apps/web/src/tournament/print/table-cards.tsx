/** A card for each table, two on a sheet: its number to be seen from afar, and who sits there. */
import { plain, sayHallRule } from '@taht/phrasing';
import { texts } from '../../i18n/texts.ts';
import { HallRules, useHallTexts } from '../hall-rules.tsx';
import type { DrawnRound } from '../seat-lists.ts';
import { roundText } from '../tournament-texts.ts';
import css from './cards.module.css';
import { boardsOf, type PaperTable, type PrintProps } from './choice.ts';
import { inTurns, largestSize } from './pages.ts';
import { Line, None, Paper, SheetOf } from './paper.tsx';

const PER_SHEET = 2;

/** Millimetres beside the number of the table, and points of the letters that may stand there. */
const RULES_ROOM = { width: 96, height: 38 };
const RULES_SIZES = [11, 10, 9, 8, 7, 6, 5];

export function TableCards({ view, choice: { round } }: PrintProps) {
  if (round === undefined) return <None of="rounds" />;
  const tables = boardsOf(view, round);
  if (tables.length === 0) return <None of="tables" />;
  return inTurns(tables, PER_SHEET).map((some, i) => (
    <Paper key={i} class={css.halves}>
      {some.map((table) => (
        <Card key={table.table} view={view} round={round} table={table} />
      ))}
    </Paper>
  ));
}

interface CardProps extends Pick<PrintProps, 'view'> {
  readonly round: DrawnRound;
  readonly table: PaperTable;
}

function Card({ view, round, table: { table, members, isInOrder } }: CardProps) {
  const { t } = texts.value;
  return (
    <article class={css.tableCard}>
      <header>
        <SheetOf view={view} />
        <p>{roundText(texts.value, view, round)}</p>
      </header>
      <div class={css.middle}>
        <h2>
          {t('tournament.table-short')} <strong>{table}</strong>
        </h2>
        {view.hallRules.length === 0 ? null : <Rules view={view} />}
      </div>
      <ol class={isInOrder ? css.inOrder : undefined}>
        {members.map((member) => (
          <li key={member?.player}>
            <span class={css.player}>{member?.player}</span>
            <span class={css.name}>{plain(member?.name ?? '')}</span>
            <span class={css.school}>{plain(member?.school ?? '')}</span>
            {isInOrder ? null : (
              <span class={css.letter}>
                {t('print.letter')} <Line />
              </span>
            )}
          </li>
        ))}
      </ol>
      <p class={css.hint}>
        {isInOrder
          ? t('print.in-order')
          : `${t('print.letters-first')} ${t('print.letters-equal')}`}
      </p>
    </article>
  );
}

/** Beside the number: as large as all lines of them have room. */
function Rules({ view }: Pick<PrintProps, 'view'>) {
  const said = useHallTexts(view);
  const lines = view.hallRules.map((rule) => sayHallRule(said, rule));
  const size = largestSize(lines, RULES_ROOM, RULES_SIZES);
  return (
    <section class={css.rules} style={{ '--size': `${size}pt` }}>
      <h3>{texts.value.t('hall.rules')}</h3>
      <HallRules view={view} />
    </section>
  );
}
