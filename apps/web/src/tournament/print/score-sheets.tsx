/** A sheet for the whole game at a table of two, three or four: every turn, running totals, deductions, signatures. */
import { plain } from '@taht/phrasing';
import { texts } from '../../i18n/texts.ts';
import { type PaperTable, type PrintProps, tablesFor } from './choice.ts';
import { Line, None, Paper } from './paper.tsx';
import css from './score-sheets.module.css';
import { SlipHead } from './slip-head.tsx';

/** As many as there is room for; a game of two takes more of them. */
const TURNS = 24;

export function ScoreSheets({ view, choice }: PrintProps) {
  const tables = tablesFor(view, choice);
  if (tables.length === 0) return <None of="tables" />;
  return tables.map((table, i) => (
    <Paper key={i} class={css.sheet}>
      <SlipHead view={view} choice={choice} table={table.table} title="print.score-sheet" />
      <Turns table={table} />
      <Signatures table={table} />
    </Paper>
  ));
}

const SUMS = ['print.before', 'print.deducted', 'print.final', 'tournament.place'] as const;

function Turns({ table: { members, isInOrder } }: { readonly table: PaperTable }) {
  const { t } = texts.value;
  return (
    <table class={css.turns}>
      <thead>
        <tr class={css.who}>
          <td />
          {members.map((member, seat) => (
            <th key={seat} scope="colgroup" colSpan={2}>
              <span class={css.seat}>{isInOrder ? seat + 1 : ''}</span>
              {member === null ? null : <span class={css.player}>{member.player}</span>}
              <span class={css.name}>{plain(member?.name ?? '')}</span>
            </th>
          ))}
        </tr>
        <tr class={css.units}>
          <th scope="col">{t('print.turn')}</th>
          {members.flatMap((_, seat) => [
            <th key={`${seat} score`} scope="col">
              {t('print.score')}
            </th>,
            <th key={`${seat} sum`} scope="col">
              {t('print.running')}
            </th>,
          ])}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: TURNS }, (_, turn) => (
          <tr key={turn}>
            <th scope="row">{turn + 1}</th>
            {members.flatMap((_, seat) => [
              <td key={`${seat} score`} />,
              <td key={`${seat} sum`} class={css.running} />,
            ])}
          </tr>
        ))}
      </tbody>
      <tfoot>
        {SUMS.map((id) => (
          <tr key={id}>
            <th scope="row">{t(id)}</th>
            {members.map((_, seat) => (
              <td key={seat} colSpan={2} />
            ))}
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

function Signatures({ table: { members } }: { readonly table: PaperTable }) {
  const { t } = texts.value;
  const players = members.map((member, seat) => String(member?.player ?? seat + 1));
  const signed = [...players, t('print.referee')];
  return (
    <dl class={css.signatures}>
      {signed.map((who) => (
        <div key={who}>
          <dt>
            {t('print.signature')}: {who}
          </dt>
          <dd>
            <Line />
          </dd>
        </div>
      ))}
    </dl>
  );
}
