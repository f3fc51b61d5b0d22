/** Standings, schools and a crosstable as files for spreadsheets, and everything for programs. */
import { makeCsv } from '@taht/modes';
import { crossHeading, schoolHeading, standingHeading } from '@taht/phrasing';
import {
  crossSheet,
  makeXlsx,
  type NamedSheet,
  schoolSheet,
  standingSheet,
} from '@taht/tournament';
import { numberText } from '../../i18n/customs.ts';
import { texts } from '../../i18n/texts.ts';
import { download } from '../../ui/download.ts';
import { roundText } from '../tournament-texts.ts';
import type { TournamentProps } from '../with-tournament.tsx';
import css from './console.module.css';

/** Spreadsheets take a file for UTF-8 only with this mark. */
const MARK = '\uFEFF';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export function ExportFiles({ view }: Pick<TournamentProps, 'view'>) {
  const { t, language } = texts.value;
  const decimal = numberText(1.5, language).includes(',') ? ',' : '.';
  const name = (ending: string): string => `${fileName(view.head.name)}.${ending}`;
  return (
    <details>
      <summary>{t('console.export')}</summary>
      <p>{t('console.export-about')}</p>
      <div class={css.buttons}>
        <button
          type="button"
          onClick={() => download(name('xlsx'), makeXlsx(sheetsOf(view), encode), XLSX)}
        >
          {t('console.export.xlsx')}
        </button>
        {sheetsOf(view).map((sheet) => (
          <button
            key={sheet.name}
            type="button"
            onClick={() =>
              download(
                name(`${fileName(sheet.name)}.csv`),
                MARK + makeCsv(sheet.rows, decimal),
                'text/csv;charset=utf-8',
              )
            }
          >
            {t('console.export.csv', { table: sheet.name })}
          </button>
        ))}
        <button
          type="button"
          onClick={() => download(name('json'), `${JSON.stringify(view)}\n`, 'application/json')}
        >
          {t('console.export.json')}
        </button>
      </div>
    </details>
  );
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** What no system takes in the name of a file is left out. */
const fileName = (text: string): string =>
  text.replaceAll(/[^\p{L}\p{N} _-]+/gu, ' ').trim() || 'taht';

function sheetsOf(view: TournamentProps['view']): readonly NamedSheet[] {
  const said = texts.value;
  const all: readonly NamedSheet[] = [
    {
      name: said.t('tournament.standings'),
      rows: standingSheet(view, (heading) => standingHeading(said, heading)),
    },
    {
      name: said.t('tournament.standings-schools'),
      rows: schoolSheet(view, (heading) => schoolHeading(said, heading)),
    },
    {
      name: said.t('tournament.crosstable'),
      rows: crossSheet(
        view,
        (heading) => crossHeading(said, heading),
        (stage, round) => roundText(said, view, { stage, round }),
      ),
    },
  ];
  return all.filter(({ rows }) => rows.length > 1);
}
