/** What is printed for a tournament: chosen here, shown as it will lie on paper, and given to the printer. */
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { Tick } from '../../connection/parts/fields.tsx';
import type { TextId } from '../../i18n/parts.ts';
import { texts } from '../../i18n/texts.ts';
import { NotFound } from '../../ui/not-found.tsx';
import { Scrolled } from '../../ui/scrolled.tsx';
import { into } from '../../ui/set.ts';
import { drawnRounds } from '../seat-lists.ts';
import { roundText } from '../tournament-texts.ts';
import {
  type Addressed,
  NotYours,
  pathOf,
  type TournamentProps,
  WithTournament,
} from '../with-tournament.tsx';
import { Badges } from './badges.tsx';
import { Certificates } from './certificates.tsx';
import {
  type Choice,
  FILLS,
  type LivePrintProps,
  PRINTS,
  PRINTS_FOR,
  type Print,
  ROUND_PRINTS,
  SEATS,
  WHOM,
} from './choice.ts';
import css from './print.module.css';
import { Recovery } from './recovery.tsx';
import { ROUND_PAPERS } from './round-papers.ts';
import { GroupStandings, SchoolStandings, Standings } from './standings.tsx';
import { WholeRound } from './whole-round.tsx';

const PAPERS: Readonly<Record<Print, ComponentType<LivePrintProps>>> = {
  ...ROUND_PAPERS,
  'whole-round': WholeRound,
  recovery: Recovery,
  badges: Badges,
  standings: Standings,
  'school-standings': SchoolStandings,
  'group-standings': GroupStandings,
  certificates: Certificates,
};

const OF_ROUND: readonly Print[] = [
  'whole-round',
  'seats-by-name',
  'seats-by-school',
  'table-cards',
];
const FILLED: readonly Print[] = ['score-sheets', 'result-slips', 'judge-slips'];

interface PrintAddressed extends Addressed {
  readonly what?: string;
}

export const PrintPage = ({ id = '', what }: PrintAddressed) => (
  <WithTournament id={id} says={['print', 'hall', 'director']}>
    {(props) => <Page {...props} what={what} />}
  </WithTournament>
);

interface PageProps extends TournamentProps {
  readonly what: string | undefined;
}

/** With full names, so for the director alone. */
function Page({ tournament, view, what }: PageProps) {
  if (view.viewer.kind !== 'director') return <NotYours tournament={tournament} />;
  if (what === undefined || what === '') return <AllPrints tournament={tournament} />;
  const print = PRINTS.find((each) => each === what);
  if (print === undefined) return <NotFound />;
  return <OnePrint key={print} tournament={tournament} view={view} print={print} />;
}

function AllPrints({ tournament }: Pick<TournamentProps, 'tournament'>) {
  const { t } = texts.value;
  return (
    <section class="page">
      <h1>{t('print.title')}</h1>
      <p>{t('print.about')}</p>
      {Object.entries(PRINTS_FOR).map(([time, prints]) => (
        <section key={time}>
          <h2>{t(`print.for.${time as keyof typeof PRINTS_FOR}`)}</h2>
          <ul class={css.what}>
            {prints.map((print) => (
              <li key={print}>
                <a class="button" href={`${pathOf(tournament, 'print')}/${print}`}>
                  {t(`print.${print}`)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p>
        <a class="button" href={pathOf(tournament, 'console')}>
          {t('hall.to-console')}
        </a>
      </p>
    </section>
  );
}

interface OnePrintProps extends TournamentProps {
  readonly print: Print;
}

function OnePrint({ tournament, view, print: what }: OnePrintProps) {
  const { t } = texts.value;
  const rounds = drawnRounds(view);
  const at = useSignal<number | null>(null);
  const chosen = useSignal<Omit<Choice, 'round'>>({
    ...{ fill: 'names', seats: 4, papers: ROUND_PRINTS },
    whom: view.prizes.length > 0 ? 'prizes' : 'all',
  });
  const choice: Choice = { ...chosen.value, round: rounds.at(at.value ?? -1) };
  const choose = (part: Partial<Choice>): void => {
    chosen.value = { ...chosen.value, ...part };
  };
  const Papers = PAPERS[what];
  const isFilled = FILLED.includes(what);
  const isOfRound = OF_ROUND.includes(what) || (isFilled && choice.fill === 'names');
  return (
    <section class={`page ${css.page}`}>
      <div class={css.controls}>
        <h1>{t(`print.${what}`)}</h1>
        <div class={css.choices}>
          {isFilled && rounds.length > 0 ? (
            <Select
              label="print.fill"
              options={FILLS.map((fill) => [fill, t(`print.fill.${fill}`)])}
              value={choice.fill}
              onChange={(fill) => choose({ fill })}
            />
          ) : null}
          {isOfRound && rounds.length > 1 ? (
            <Select
              label="print.for-round"
              options={rounds.map((round, i) => [i, roundText(texts.value, view, round)])}
              value={at.value ?? rounds.length - 1}
              onChange={into(at)}
            />
          ) : null}
          {isFilled && (choice.fill === 'empty' || rounds.length === 0) ? (
            <Select
              label="print.for-seats"
              options={SEATS.map((seats) => [seats, String(seats)])}
              value={choice.seats}
              onChange={(seats) => choose({ seats })}
            />
          ) : null}
          {what === 'whole-round'
            ? ROUND_PRINTS.map((print) => (
                <Tick
                  key={print}
                  label={t(`print.${print}`)}
                  isChecked={choice.papers.includes(print)}
                  onChange={(is) =>
                    choose({
                      papers: ROUND_PRINTS.filter((each) =>
                        each === print ? is : choice.papers.includes(each),
                      ),
                    })
                  }
                />
              ))
            : null}
          {what === 'certificates' ? (
            <Select
              label="print.for-whom"
              options={WHOM.map((whom) => [whom, t(`print.for-whom.${whom}`)])}
              value={choice.whom}
              onChange={(whom) => choose({ whom })}
            />
          ) : null}
        </div>
        <p class={css.buttons}>
          <button type="button" class="main" onClick={() => print()}>
            {t('print.now')}
          </button>
          <a class="button" href={pathOf(tournament, 'print')}>
            {t('print.all')}
          </a>
          <a class="button" href={pathOf(tournament, 'console')}>
            {t('hall.to-console')}
          </a>
        </p>
      </div>
      <Scrolled label={t('print.preview')}>
        <div class={css.papers}>
          <Papers tournament={tournament} view={view} choice={choice} />
        </div>
      </Scrolled>
    </section>
  );
}

interface SelectProps<Value extends string | number> {
  readonly label: TextId;
  readonly options: readonly (readonly [Value, string])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

const Select = <Value extends string | number>({
  label,
  options,
  value,
  onChange,
}: SelectProps<Value>) => (
  <label>
    {texts.value.t(label)}
    <select
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = options[currentTarget.selectedIndex];
        if (chosen !== undefined) onChange(chosen[0]);
      }}
    >
      {options.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </select>
  </label>
);
