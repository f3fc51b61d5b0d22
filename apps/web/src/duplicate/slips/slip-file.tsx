/** Many slips at once from a file: every line is looked at before any is entered. */
import { useSignal } from '@preact/signals';
import { laidText } from '@taht/phrasing';
import { useEffect, useMemo } from 'preact/hooks';
import { texts } from '../../i18n/texts.ts';
import { askAbout, verdictOn } from '../../local-games/judged.ts';
import { namingOf } from '../../play/static/static-board.tsx';
import { announce } from '../../ui/announcer.tsx';
import fields from '../../ui/fields.module.css';
import { FileButton } from '../../ui/file-button.tsx';
import { textOf } from '../../ui/text-of.ts';
import css from '../duplicate.module.css';
import { sayTrouble } from '../duplicate-texts.ts';
import { sceneOf } from '../scene.ts';
import {
  type FileLine,
  fileFaultText,
  firstLines,
  MOST_LINES,
  readFile,
  type TypedSlip,
  worthOf,
} from './read.ts';
import type { EntryProps } from './slip-form.tsx';

/** Beyond that no file of slips goes. */
const MOST_BYTES = 1_000_000;

export function SlipFile({ view, table, alphabet, handIn }: EntryProps) {
  const { t } = texts.value;
  const text = useSignal('');
  const said = useSignal('');
  const isBusy = useSignal(false);
  const some = useMemo(() => firstLines(text.value), [text.value]);
  const lines = useMemo(() => readFile(table, some, alphabet), [some, view.call]);
  const good = lines.flatMap(({ slip }) => (slip.ok ? [slip.value] : []));
  const { lexicon } = view;
  useEffect(() => {
    if (good.length > 0)
      void askAbout(
        lexicon,
        good.flatMap(({ words }) => words),
      );
  }, [lines]);

  const take = async (file: File): Promise<void> => {
    text.value = textOf(await file.slice(0, MOST_BYTES).arrayBuffer(), texts.peek().language);
    said.value = '';
  };
  const enter = async (slips: readonly TypedSlip[]): Promise<void> => {
    isBusy.value = true;
    let count = 0;
    for (const { read } of slips) {
      const sent = await handIn(read.answer);
      if (!sent.ok) {
        said.value = `${read.answer.player}: ${sayTrouble(texts.value, sent.error)}`;
        break;
      }
      count++;
    }
    isBusy.value = false;
    announce(t('duplicate.entered-count', { count }));
    if (count < slips.length) return;
    text.value = '';
    said.value = t('duplicate.entered-count', { count });
  };
  return (
    <details>
      <summary>{t('duplicate.from-file')}</summary>
      <p>{t('duplicate.file-help')}</p>
      <p>
        <FileButton
          text={t('duplicate.file')}
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onFile={take}
        />
      </p>
      <label class={fields.field}>
        {t('duplicate.pasted')}
        <textarea
          rows={4}
          value={text.value}
          onInput={({ currentTarget }) => {
            text.value = currentTarget.value;
            said.value = '';
          }}
        />
      </label>
      <Lines view={view} lines={lines} />
      <p class="warn" role="status">
        {text.value.trim() !== '' && lines.length === 0 ? t('duplicate.file-nothing') : null}
        {lines.length > 0 && some !== text.value
          ? t('duplicate.file-too-long', { most: MOST_LINES })
          : null}
      </p>
      {good.length === 0 ? null : (
        <button type="button" class="main" disabled={isBusy.value} onClick={() => enter(good)}>
          {t('duplicate.enter-all', { count: good.length })}
        </button>
      )}
      <p role="status">{said.value}</p>
    </details>
  );
}

interface LinesProps extends Pick<EntryProps, 'view'> {
  readonly lines: readonly FileLine[];
}

/** Every line with what it is worth, or what is wrong with it. */
function Lines({ view, lines }: LinesProps) {
  const naming = namingOf(sceneOf(view));
  const worthIn = (slip: TypedSlip) =>
    worthOf(slip, (letters) => verdictOn(view.lexicon, letters), texts.value);
  const lineText = ({ slip }: FileLine): string =>
    slip.ok
      ? `${slip.value.read.answer.player}: ${laidText(slip.value.read.answer.tiles, view.board, naming)} · ${worthIn(slip.value).text}`
      : fileFaultText(texts.value, slip.error, naming);
  return (
    <ol class={css.lines}>
      {lines.map((each) => (
        <li
          key={each.line}
          value={each.line}
          class={each.slip.ok && worthIn(each.slip.value).isGood ? '' : 'warn'}
        >
          {lineText(each)}
        </li>
      ))}
    </ol>
  );
}
