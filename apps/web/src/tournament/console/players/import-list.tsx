/** A list of players from a file: looked at first, its columns put right, and entered only then. */
import { useSignal } from '@preact/signals';
import { plain, sayRosterFault } from '@taht/phrasing';
import {
  type Preview,
  personOf,
  previewRoster,
  ROSTER_FIELDS,
  type Rows,
  repeatedLines,
  type SchoolAnswers,
} from '@taht/tournament';
import { Choice } from '../../../connection/parts/fields.tsx';
import { texts } from '../../../i18n/texts.ts';
import { announce } from '../../../ui/announcer.tsx';
import { FileButton } from '../../../ui/file-button.tsx';
import { Scrolled } from '../../../ui/scrolled.tsx';
import { sayTrouble } from '../../tournament-texts.ts';
import type { TournamentProps } from '../../with-tournament.tsx';
import css from '../console.module.css';
import {
  faultsAt,
  faultsOfAll,
  inPieces,
  type NearSchools,
  notesOf,
  pairOf,
  questionsOf,
} from './import.ts';
import { readRows } from './read-file.ts';

interface Looked {
  readonly rows: Rows;
  readonly preview: Preview;
  /** Lines that are not to be taken. */
  readonly without: ReadonlySet<number>;
  readonly answers: SchoolAnswers;
  /** Pairs of spellings that are two schools. */
  readonly apart: ReadonlySet<string>;
}

const NOTHING_SAID: Pick<Looked, 'answers' | 'apart'> = {
  answers: { missing: new Map(), same: new Map() },
  apart: new Set(),
};

export interface ImportListProps extends TournamentProps {
  /** Told when entering begins, and when all are in or nobody else is to be. */
  readonly onEntering: (isEntering: boolean) => void;
}

export function ImportList({ tournament, view, onEntering }: ImportListProps) {
  const { t, language } = texts.value;
  const looked = useSignal<Looked | null>(null);
  const said = useSignal('');
  const isBusy = useSignal(false);

  const look = (rows: Rows, columns?: Preview['columns'], answered = NOTHING_SAID): void => {
    const preview = previewRoster(rows, columns, view.players, answered.answers);
    looked.value = {
      rows,
      preview,
      without: repeatedLines(preview, view.players),
      ...answered,
    };
  };
  /** What was ticked by hand stays. */
  const answer = (list: Looked, answered: Partial<Pick<Looked, 'answers' | 'apart'>>): void => {
    const { answers, apart } = { ...list, ...answered };
    look(list.rows, list.preview.columns, { answers, apart });
    looked.value = { ...(looked.value ?? list), without: list.without };
  };
  const take = async (file: File): Promise<void> => {
    said.value = '';
    const rows = await readRows(file, language);
    if (rows.ok) look(rows.value);
    else said.value = sayRosterFault(texts.value, rows.error);
  };
  const enter = async (list: Looked): Promise<void> => {
    const wanted = list.preview.players.filter(({ line }) => !list.without.has(line));
    isBusy.value = true;
    onEntering(true);
    let entered = 0;
    for (const players of inPieces(wanted.map(personOf))) {
      const sent = await tournament.ask({ kind: 'enter', players, status: 'expected' });
      if (!sent.ok) {
        isBusy.value = false;
        said.value = sayTrouble(texts.value, sent.error);
        // Whoever is in is not taken again.
        const lines = new Set(wanted.slice(0, entered).map(({ line }) => line));
        looked.value = { ...list, without: list.without.union(lines) };
        return;
      }
      entered += players.length;
    }
    isBusy.value = false;
    said.value = '';
    looked.value = null;
    onEntering(false);
    announce(t('console.entered', { count: entered }));
  };
  return (
    <div class={css.form}>
      <p>{t('console.import-about')}</p>
      <FileButton
        text={t('console.choose-file')}
        accept=".csv,.tsv,.txt,.xlsx,.ods,.xls,text/csv,text/plain"
        isMain={looked.value === null}
        onFile={take}
      />
      <p class="warn" role="alert">
        {said.value}
      </p>
      {looked.value === null ? null : (
        <Look
          looked={looked.value}
          known={new Set(view.players.map(({ school }) => school))}
          isBusy={isBusy.value}
          onColumns={(columns) => looked.value && look(looked.value.rows, columns)}
          onAnswer={(answered) => looked.value && answer(looked.value, answered)}
          onWithout={(without) => {
            if (looked.value !== null) looked.value = { ...looked.value, without };
          }}
          onEnter={() => looked.value && enter(looked.value)}
          onCancel={() => {
            looked.value = null;
            onEntering(false);
          }}
        />
      )}
    </div>
  );
}

interface LookProps {
  readonly looked: Looked;
  /** Schools of those who are in the tournament. */
  readonly known: ReadonlySet<string>;
  readonly isBusy: boolean;
  readonly onColumns: (columns: Preview['columns']) => void;
  readonly onAnswer: (answered: Partial<Pick<Looked, 'answers' | 'apart'>>) => void;
  readonly onWithout: (without: ReadonlySet<number>) => void;
  readonly onEnter: () => void;
  readonly onCancel: () => void;
}

function Look(props: LookProps) {
  const { looked, isBusy, onColumns, onEnter, onCancel } = props;
  const { t } = texts.value;
  const { preview, without } = looked;
  const count = preview.players.filter(({ line }) => !without.has(line)).length;
  return (
    <section class={css.form} aria-label={t('console.preview')}>
      <h3>{t('console.preview')}</h3>
      {faultsOfAll(preview).length === 0 ? null : (
        <ul class="warn">
          {faultsOfAll(preview).map((fault, i) => (
            <li key={i}>{sayRosterFault(texts.value, fault)}</li>
          ))}
        </ul>
      )}
      <Questions {...props} />
      <div class={css.buttons}>
        <button
          type="button"
          class={`main ${css.big}`}
          disabled={isBusy || count === 0}
          onClick={onEnter}
        >
          {t('console.enter-count', { count })}
        </button>
        <button type="button" onClick={onCancel}>
          {t('shell.cancel')}
        </button>
      </div>
      {notesOf(preview).length === 0 ? null : (
        <ul class={css.noted}>
          {notesOf(preview).map((fault, i) => (
            <li key={i}>{sayRosterFault(texts.value, fault)}</li>
          ))}
        </ul>
      )}
      <Columns looked={looked} onColumns={onColumns} />
      <Lines {...props} />
    </section>
  );
}

/** What only whoever knows the schools can say: two spellings of one, and the school of those without. */
function Questions({ looked, known, onAnswer }: LookProps) {
  const { t } = texts.value;
  const { preview, answers, apart } = looked;
  const questions = questionsOf(preview, apart);
  const lacking = preview.faults.filter(({ code }) => code === 'no-school').length;
  const join = (other: string, text: string): void =>
    // Whoever was joined to the other one before goes along.
    onAnswer({
      answers: {
        ...answers,
        same: new Map([
          ...[...answers.same].map(([from, to]) => [from, to === other ? text : to] as const),
          [other, text],
        ]),
      },
    });
  return (
    <>
      {questions.map((question) => {
        const { text, other } = question;
        return (
          <fieldset key={pairOf(question)} class={css.question}>
            <legend>{sayNear(question)}</legend>
            <div class={css.buttons}>
              {keepable(question, known).map((kept) => (
                <button
                  key={kept}
                  type="button"
                  onClick={() => join(kept === text ? other : text, kept)}
                >
                  {t('console.one-school', { school: plain(kept) })}
                </button>
              ))}
              <button
                type="button"
                onClick={() => onAnswer({ apart: apart.union(new Set([pairOf(question)])) })}
              >
                {t('console.two-schools')}
              </button>
            </div>
          </fieldset>
        );
      })}
      {lacking === 0 ? null : (
        <p class={css.notice}>{t('console.schools-missing', { count: lacking })}</p>
      )}
    </>
  );
}

/** Which spelling may stay: that of those who are in the tournament, or either. */
function keepable({ text, other }: NearSchools, known: ReadonlySet<string>): readonly string[] {
  const there = [text, other].filter((school) => known.has(school));
  return there.length > 0 ? there : [text, other];
}

const sayNear = (question: NearSchools): string => sayRosterFault(texts.value, question);

const SCHOOLS = 'schools-of-list';

/** Who is on the list, with what is wrong about a line beside the name. */
function Lines({ looked, onAnswer, onWithout }: LookProps) {
  const { t } = texts.value;
  const { preview, without, answers } = looked;
  if (preview.players.length === 0) return null;
  const lacks = (line: number): boolean =>
    answers.missing.has(line) ||
    preview.faults.some((fault) => fault.code === 'no-school' && fault.line === line);
  return (
    <Scrolled label={t('count.players', { count: preview.players.length })}>
      <table class={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('console.take')}</th>
            <th scope="col">{t('console.line')}</th>
            <th scope="col">{t('tournament.name')}</th>
            <th scope="col">{t('tournament.school')}</th>
            <th scope="col">{t('tournament.class')}</th>
          </tr>
        </thead>
        <tbody>
          {preview.players.map(({ line, name, school, class: form }) => (
            <tr key={line}>
              <td>
                <input
                  type="checkbox"
                  class={css.box}
                  aria-label={plain(name)}
                  checked={!without.has(line)}
                  onChange={({ currentTarget }) =>
                    onWithout(
                      currentTarget.checked
                        ? without.difference(new Set([line]))
                        : without.union(new Set([line])),
                    )
                  }
                />
              </td>
              <td>{line}</td>
              <th scope="row">
                {plain(name)}
                {faultsAt(preview, line).map((fault, i) => (
                  <small key={i} class={`warn ${css.fault}`}>
                    {sayRosterFault(texts.value, fault)}
                  </small>
                ))}
              </th>
              <td>
                {lacks(line) ? (
                  <input
                    type="text"
                    maxLength={100}
                    list={SCHOOLS}
                    aria-label={`${t('tournament.school')}: ${plain(name)}`}
                    aria-invalid={school === ''}
                    value={answers.missing.get(line) ?? ''}
                    onChange={({ currentTarget }) =>
                      onAnswer({
                        answers: {
                          ...answers,
                          missing: new Map([...answers.missing, [line, currentTarget.value]]),
                        },
                      })
                    }
                  />
                ) : (
                  plain(school)
                )}
              </td>
              <td>{plain(form)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <datalist id={SCHOOLS}>
        {[...new Set(preview.players.map(({ school }) => school))]
          .filter((school) => school !== '')
          .map((school) => (
            <option key={school} value={school} />
          ))}
      </datalist>
    </Scrolled>
  );
}

/** What each column is taken for, with what stands in it. */
function Columns({ looked, onColumns }: Pick<LookProps, 'looked' | 'onColumns'>) {
  const { t } = texts.value;
  const { preview } = looked;
  const columns = preview.samples.map((_, i) => preview.columns[i] ?? null);
  const isOpen = preview.faults.some(({ code }) => COLUMN_FAULTS.includes(code));
  return (
    <details open={isOpen}>
      <summary>{t('console.columns')}</summary>
      <div class={css.fields}>
        {columns.map((field, i) => (
          <Choice
            key={i}
            label={t('console.column', { column: i + 1, text: sampleText(preview, i) })}
            value={field ?? ''}
            items={[
              ['', t('console.column-out')],
              ...ROSTER_FIELDS.map((each) => [each, t(`roster.field.${each}`)] as const),
            ]}
            onChange={(next) =>
              onColumns(
                columns.map((each, at) => {
                  if (at === i) return next === '' ? null : next;
                  return each === next ? null : each;
                }),
              )
            }
          />
        ))}
      </div>
    </details>
  );
}

/** `Adı Soyadı · Ali Kaya`, cut where it would push the choice off a phone. */
const sampleText = ({ samples }: Preview, column: number): string =>
  plain([...(samples[column]?.join(' · ') ?? '')].slice(0, MOST_SHOWN).join(''));

const MOST_SHOWN = 40;

const COLUMN_FAULTS: readonly string[] = ['no-heading', 'no-name-column', 'column-twice'];
