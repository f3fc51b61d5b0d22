/** The score sheet, newest line first; a line that is tapped can be changed. */
import { makeRack } from '@taht/letters';
import {
  changeLines,
  changeText,
  lineText,
  type Naming,
  remarkText,
  rowText,
} from '@taht/phrasing';
import type { ScoredRow, ScoredSheet, Wish } from '@taht/record';
import { momentText } from '../i18n/customs.ts';
import { texts } from '../i18n/texts.ts';
import { type Entry, emptyEntry } from './entry.ts';
import css from './score-keeper.module.css';

export interface LinesProps {
  readonly scored: ScoredSheet;
  readonly naming: Naming;
  readonly entry: Entry;
  readonly change: (entry: Entry) => void;
  readonly act: (wish: Wish) => Promise<boolean>;
}

export function Lines({ scored, naming, entry, change }: LinesProps) {
  const { t } = texts.value;
  const choose = ({ written }: ScoredRow): void => {
    if (written !== null) change(entryFor(written.id, written.line, naming));
  };
  const chosen = entry.place.kind === 'mend' ? entry.place.id : -1;
  return (
    <section aria-label={t('score-keeper.sheet')}>
      <h2>{t('score-keeper.sheet')}</h2>
      <ol class={css.lines} reversed>
        {scored.rows.toReversed().map((row, i) => (
          <li key={scored.rows.length - i} aria-current={row.written?.id === chosen || undefined}>
            <button
              type="button"
              disabled={row.written === null}
              title={t('score-keeper.mend', { line: rowText(row, naming, texts.value) })}
              onClick={() => choose(row)}
            >
              <span class={css.who}>{row.kind === 'end' ? '' : naming.player(row.seat)}</span>
              <span class={css.what}>{rowText(row, naming, texts.value)}</span>
              <span class={css.points}>
                {row.kind === 'play' ? row.score : row.score === 0 ? '' : changeText(row.score)}
              </span>
              <span class={css.points}>{row.kind === 'end' ? '' : row.total}</span>
            </button>
            <Extra row={row} naming={naming} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Points of others, what is odd, and what the line said before. */
function Extra({ row, naming }: { readonly row: ScoredRow; readonly naming: Naming }) {
  const { t, language } = texts.value;
  return (
    <>
      {changeLines(row, naming, texts.value).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {row.remarks.map((remark) => (
        <p key={remark.code} class="warn">
          {remarkText(remark, naming, texts.value)}
        </p>
      ))}
      {(row.written?.mended ?? []).map(({ before, at, by, reason }) => (
        <p key={at} class={css.who}>
          {t('score-keeper.mended', {
            before: lineText(before, naming, texts.value),
            when: momentText(at, language, { dateStyle: 'short', timeStyle: 'short' }),
            by: by || '–',
            reason: reason || '–',
          })}
        </p>
      ))}
    </>
  );
}

/** A play comes back into the form as it was called; anything else is entered anew in its place. */
function entryFor(
  id: number,
  line: NonNullable<ScoredRow['written']>['line'],
  naming: Naming,
): Entry {
  const place = { kind: 'mend', id } as const;
  const seat = line.kind === 'end' ? null : line.seat;
  const rack = 'rack' in line && line.rack !== null ? makeRack(line.rack) : '';
  if (line.kind !== 'play') return { ...emptyEntry, place, seat, rack };
  const { square, direction } = line;
  const text = lineText(line, naming, texts.value);
  return { ...emptyEntry, place, seat, rack, text, cursor: { square, direction } };
}
