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
} from '@taht/tournament';
import { Choice } from '../../../connection/parts/fields.tsx';
import { texts } from '../../../i18n/texts.ts';
import { announce } from '../../../ui/announcer.tsx';
import { FileButton } from '../../../ui/file-button.tsx';
import { Scrolled } from '../../../ui/scrolled.tsx';
import { sayTrouble } from '../../tournament-texts.ts';
import type { TournamentProps } from '../../with-tournament.tsx';
import css from '../console.module.css';
import { faultsAt, faultsOfAll, inPieces } from './import.ts';
import { readRows } from './read-file.ts';

interface Looked {
  readonly rows: Rows;
  readonly preview: Preview;
  /** Lines that are not to be taken. */
  readonly without: ReadonlySet<number>;
}

export interface ImportListProps extends TournamentProps {
  /** Told when entering begins, and when all are in or nobody else is to be. */
  readonly onEntering: (isEntering: boolean) => void;
}

export function ImportList({ tournament, view, onEntering }: ImportListProps) {
  const { t, language } = texts.value;
  const looked = useSignal<Looked | null>(null);
  const said = useSignal('');
  const isBusy = useSignal(false);

  const look = (rows: Rows, columns?: Preview['columns']): void => {
    const preview = previewRoster(rows, columns, view.players);
    looked.value = { rows, preview, without: repeatedLines(preview, view.players) };
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
        accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain"
        isMain={looked.value === null}
        onFile={take}
      />
      <p class="warn" role="alert">
        {said.value}
      </p>
      {looked.value === null ? null : (
        <Look
          looked={looked.value}
          isBusy={isBusy.value}
          onColumns={(columns) => looked.value && look(looked.value.rows, columns)}
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
  readonly isBusy: boolean;
  readonly onColumns: (columns: Preview['columns']) => void;
  readonly onWithout: (without: ReadonlySet<number>) => void;
  readonly onEnter: () => void;
  readonly onCancel: () => void;
}

function Look({ looked, isBusy, onColumns, onWithout, onEnter, onCancel }: LookProps) {
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
      <Columns looked={looked} onColumns={onColumns} />
      <Lines looked={looked} onWithout={onWithout} />
    </section>
  );
}

/** Who is on the list, with what is wrong about a line beside the name. */
function Lines({ looked, onWithout }: Pick<LookProps, 'looked' | 'onWithout'>) {
  const { t } = texts.value;
  const { preview, without } = looked;
  if (preview.players.length === 0) return null;
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
              <td>{plain(school)}</td>
              <td>{plain(form)}</td>
            </tr>
          ))}
        </tbody>
      </table>
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

const COLUMN_FAULTS: readonly string[] = [
  'no-heading',
  'no-name-column',
  'unknown-column',
  'column-twice',
];
