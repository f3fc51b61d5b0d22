/** Slips, four on a sheet: the result of a table, and a challenge that goes to the word judge. */
import { plain } from '@taht/phrasing';
import type { ComponentType } from 'preact';
import type { TextId } from '../../i18n/parts.ts';
import { texts } from '../../i18n/texts.ts';
import { type PaperTable, type PrintProps, tablesFor } from './choice.ts';
import { inTurns } from './pages.ts';
import { Line, None, Paper } from './paper.tsx';
import { SlipHead } from './slip-head.tsx';
import css from './slips.module.css';

const PER_SHEET = 4;

interface SlipProps extends PrintProps {
  readonly slip: PaperTable;
}

export const ResultSlips = (props: PrintProps) => <Slips {...props} of={ResultSlip} />;
export const JudgeSlips = (props: PrintProps) => <Slips {...props} of={JudgeSlip} />;

function Slips({ of: Slip, ...props }: PrintProps & { readonly of: ComponentType<SlipProps> }) {
  const slips = slipsFor(props);
  if (slips.length === 0) return <None of="tables" />;
  return inTurns(slips, PER_SHEET).map((some, i) => (
    <Paper key={i} class={css.quarters}>
      {some.map((slip, j) => (
        <Slip key={j} {...props} slip={slip} />
      ))}
    </Paper>
  ));
}

/** A sheet of empty ones is full of them. */
function slipsFor({ view, choice }: PrintProps): readonly PaperTable[] {
  const tables = tablesFor(view, choice);
  return tables[0]?.table === null ? Array(PER_SHEET).fill(tables[0]) : tables;
}

function ResultSlip({ slip: { table, members }, ...props }: SlipProps) {
  const { t } = texts.value;
  return (
    <article class={css.slip}>
      <SlipHead {...props} table={table} title="print.result-slip" />
      <MemberTable
        class={css.result}
        columns={['print.before', 'print.final', 'print.signature']}
        members={members}
      />
      <p class={css.field}>
        {t('print.table-sum')} <Line />
      </p>
      <p class={css.field}>
        {t('print.referee')} <Line />
      </p>
    </article>
  );
}

interface MemberTableProps extends Pick<PaperTable, 'members'> {
  readonly class: string | undefined;
  readonly columns: readonly TextId[];
  /** What stands in each place that is filled in. */
  readonly box?: string;
}

/** Everybody at the table, with places to fill in. */
function MemberTable({ class: own, columns, members, box }: MemberTableProps) {
  const { t } = texts.value;
  return (
    <table class={own}>
      <thead>
        <tr>
          <th scope="col">{t('tournament.name')}</th>
          {columns.map((id) => (
            <th key={id} scope="col">
              {t(id)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {members.map((member, seat) => (
          <tr key={seat}>
            <th scope="row">{member === null ? seat + 1 : <MemberName {...member} />}</th>
            {columns.map((id) => (
              <td key={id}>{box}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const MemberName = ({ player, name }: { readonly player: number; readonly name: string }) => (
  <span class={css.member}>
    <b>{player}</b> {plain(name)}
  </span>
);

function JudgeSlip({ slip: { table, members }, ...props }: SlipProps) {
  const { t } = texts.value;
  return (
    <article class={css.slip}>
      <SlipHead {...props} table={table} title="print.judge-slip" />
      <MemberTable
        class={css.parties}
        columns={['print.mover', 'print.challengers']}
        members={members}
        box="☐"
      />
      <p class={css.words}>
        {t('print.words')}
        <Line />
        <Line />
        <Line />
      </p>
      <ul class={css.verdict}>
        <li>{t('print.good')}</li>
        <li>{t('print.bad')}</li>
      </ul>
      <p class={css.words}>
        {t('print.consequences')}
        <Line />
      </p>
      <p class={css.field}>
        {t('print.referee')} <Line />
      </p>
    </article>
  );
}
