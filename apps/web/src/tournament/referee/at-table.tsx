/** What a referee does at one table: its result, a challenge, a wrong number of tiles. */
import { useSignal } from '@preact/signals';
import type { TableView, Where } from '@taht/tournament';
import { useEffect, useRef } from 'preact/hooks';
import { texts } from '../../i18n/texts.ts';
import { Called } from '../called.tsx';
import { asksBefore, columnsOf } from '../console/tables/columns.ts';
import { alphabetOf } from '../console/tables/letter-rounds.ts';
import type { ResultDrafts } from '../console/tables/result-drafts.ts';
import { Table } from '../console/tables/table.tsx';
import type { TournamentProps } from '../with-tournament.tsx';
import { Challenge } from './challenge.tsx';
import { Misdraw } from './misdraw.tsx';
import css from './referee.module.css';

export interface AtTableProps extends TournamentProps {
  readonly where: Where;
  readonly table: TableView;
}

const TASKS = ['result', 'challenge', 'misdraw'] as const;
type Task = (typeof TASKS)[number];

export function AtTable(props: AtTableProps & { readonly drafts: ResultDrafts }) {
  const { t } = texts.value;
  const { view, where } = props;
  const call = props.table.own?.call;
  const task = useSignal<Task>('result');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const hasMisdraws = view.head.base.misdraw.rule !== 'none';
  return (
    <section>
      <h2 ref={heading} tabIndex={-1}>
        {t('tournament.table', { table: where.table })}
      </h2>
      {call ? <Called {...props} call={call} /> : null}
      <p class={css.tasks}>
        {TASKS.filter((each) => each !== 'misdraw' || hasMisdraws).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === task.value}
            onClick={() => {
              task.value = each;
            }}
          >
            {each === 'misdraw' ? t('rule.misdraw') : t(`tournament-referee.task.${each}`)}
          </button>
        ))}
      </p>
      <Doing {...props} task={task.value} />
    </section>
  );
}

function Doing({ task, drafts, ...props }: AtTableProps & { drafts: ResultDrafts; task: Task }) {
  const alphabet = alphabetOf(props.view);
  switch (task) {
    case 'result':
      return (
        <ul class={css.result}>
          <Table
            {...props}
            place={props.where}
            columns={columnsOf(asksBefore(props.view, props.where.stage))}
            drafts={drafts}
          />
        </ul>
      );
    case 'challenge':
      return alphabet === null ? null : <Challenge {...props} alphabet={alphabet} />;
    case 'misdraw':
      return <Misdraw {...props} />;
  }
}
