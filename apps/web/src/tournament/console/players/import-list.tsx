/** A list of players from a file: looked at first, its columns put right, and entered only then. */
import { useSignal } from '@preact/signals';
import { sayRosterFault } from '@taht/phrasing';
import { type Preview, personOf, previewRoster, type Rows, repeatedLines } from '@taht/tournament';
import { texts } from '../../../i18n/texts.ts';
import { announce } from '../../../ui/announcer.tsx';
import { FileButton } from '../../../ui/file-button.tsx';
import { Warning } from '../../../ui/warning.tsx';
import { sayTrouble } from '../../tournament-texts.ts';
import type { TournamentProps } from '../../with-tournament.tsx';
import css from '../console.module.css';
import { inPieces } from './import.ts';
import { ImportPreview, type ReadList } from './import-preview.tsx';
import { readRows } from './read-file.ts';

const NOTHING_SAID: Pick<ReadList, 'answers' | 'apart'> = {
  answers: { missing: new Map(), same: new Map() },
  apart: new Set(),
};

export interface ImportListProps extends TournamentProps {
  /** Told when entering begins, and when all are in or nobody else is to be. */
  readonly onEntering: (isEntering: boolean) => void;
}

export function ImportList({ tournament, view, onEntering }: ImportListProps) {
  const { t, language } = texts.value;
  const looked = useSignal<ReadList | null>(null);
  const said = useSignal('');
  const isBusy = useSignal(false);

  const readWith = (rows: Rows, columns?: Preview['columns'], answered = NOTHING_SAID): void => {
    const preview = previewRoster(rows, columns, view.players, answered.answers);
    looked.value = {
      rows,
      preview,
      without: repeatedLines(preview, view.players),
      ...answered,
    };
  };
  /** What was ticked by hand stays. */
  const answer = (list: ReadList, answered: Partial<Pick<ReadList, 'answers' | 'apart'>>): void => {
    const { answers, apart } = { ...list, ...answered };
    readWith(list.rows, list.preview.columns, { answers, apart });
    looked.value = { ...(looked.value ?? list), without: list.without };
  };
  const take = async (file: File): Promise<void> => {
    said.value = '';
    const rows = await readRows(file, language);
    if (rows.ok) readWith(rows.value);
    else said.value = sayRosterFault(texts.value, rows.error);
  };
  const enter = async (list: ReadList): Promise<void> => {
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
      <Warning>{said.value}</Warning>
      {looked.value === null ? null : (
        <ImportPreview
          looked={looked.value}
          known={new Set(view.players.map(({ school }) => school))}
          isBusy={isBusy.value}
          onColumns={(columns) => looked.value && readWith(looked.value.rows, columns)}
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
