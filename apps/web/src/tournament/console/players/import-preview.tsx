/** The list as it was read, before anybody is entered: what is asked, what is odd, and every line. */
import { plain, sayRosterFault } from '@taht/phrasing';
import { type Preview, ROSTER_FIELDS, type Rows, type SchoolAnswers } from '@taht/tournament';
import { Choice } from '../../../connection/parts/fields.tsx';
import { texts } from '../../../i18n/texts.ts';
import { CancelButton } from '../../../ui/cancel-button.tsx';
import { Scrolled } from '../../../ui/scrolled.tsx';
import css from '../console.module.css';
import { faultsAt, faultsOfAll, type NearSchools, notesOf, pairOf, questionsOf } from './import.ts';

export interface ReadList {
  readonly rows: Rows;
  readonly preview: Preview;
  /** Lines that are not to be taken. */
  readonly without: ReadonlySet<number>;
  readonly answers: SchoolAnswers;
  /** Pairs of spellings that are two schools. */
  readonly apart: ReadonlySet<string>;
}

interface ImportPreviewProps {
  readonly looked: ReadList;
  /** Schools of those who are in the tournament. */
  readonly known: ReadonlySet<string>;
  readonly isBusy: boolean;
  readonly onColumns: (columns: Preview['columns']) => void;
  readonly onAnswer: (answered: Partial<Pick<ReadList, 'answers' | 'apart'>>) => void;
  readonly onWithout: (without: ReadonlySet<number>) => void;
  readonly onEnter: () => void;
  readonly onCancel: () => void;
}

export function ImportPreview(props: ImportPreviewProps) {
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
        <CancelButton onClick={onCancel} />
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
function Questions({ looked, known, onAnswer }: ImportPreviewProps) {
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
function Lines({ looked, onAnswer, onWithout }: ImportPreviewProps) {
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
function Columns({ looked, onColumns }: Pick<ImportPreviewProps, 'looked' | 'onColumns'>) {
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
