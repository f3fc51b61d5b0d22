/** All score sheets of this device, a new one, and one from a file. */
import { useSignal } from '@preact/signals';
import { editions } from '@taht/editions';
import type { ScoreSheet } from '@taht/record';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { dayText } from '../i18n/dates.ts';
import { alsoSay, texts } from '../i18n/texts.ts';
import { preferences } from '../preferences/preferences.ts';
import { Dialog } from '../ui/dialog.tsx';
import { FileButton } from '../ui/file-button.tsx';
import { Loading } from '../ui/loading.tsx';
import { Warning } from '../ui/warning.tsx';
import { newSheetId, readSheetFile } from './new-sheet.ts';
import { NewSheetForm } from './new-sheet-form.tsx';
import { addSheet } from './open-sheet.ts';
import css from './score-keeper.module.css';
import { type SheetFacts, sheetShelf } from './shelf.ts';

type Trouble = 'file-unread' | 'file-newer' | 'not-saved';

export function SheetList() {
  const { t, find, language } = texts.value;
  const { route } = useLocation();
  const trouble = useSignal<Trouble | null>(null);
  useEffect(() => void alsoSay('scoreKeeper'), []);
  if (find('score-keeper.title') === undefined) return <Loading />;
  const chosen = preferences.edition.value === '' ? language : preferences.edition.value;
  const edition = editions.find(({ id }) => id === chosen) ?? editions[0];
  if (edition === undefined) return null;

  const add = async (sheet: ScoreSheet, unread = 0): Promise<void> => {
    const id = await addSheet(sheet);
    if (id === undefined) trouble.value = 'not-saved';
    else route(`/score-keeper/${id}${unread > 0 ? `?unread=${unread}` : ''}`);
  };
  const open = async (file: File): Promise<void> => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const read = readSheetFile(bytes, edition, newSheetId(), Date.now());
    if (read.ok) await add(read.value.sheet, read.value.unread);
    else trouble.value = read.error;
  };
  return (
    <section class={`page ${css.list}`}>
      <h1>{t('score-keeper.title')}</h1>
      <p>{t('score-keeper.about')}</p>
      {trouble.value === null ? null : <Warning>{t(`score-keeper.${trouble.value}`)}</Warning>}
      <SavedSheets />
      <h2>{t('score-keeper.new')}</h2>
      <NewSheetForm edition={edition} onSheet={add} />
      <p>
        <FileButton text={t('score-keeper.open-file')} onFile={open} />
      </p>
    </section>
  );
}

function SavedSheets() {
  const { t, language } = texts.value;
  const sheets = useSignal<readonly SheetFacts[]>([]);
  const removing = useSignal<string | null>(null);
  const load = async (): Promise<void> => {
    sheets.value = await (await sheetShelf()).list();
  };
  useEffect(() => void load().catch(() => {}), []);
  const close = (): void => {
    removing.value = null;
  };
  const remove = async (id: string): Promise<void> => {
    await (await sheetShelf()).remove(id);
    close();
    await load();
  };
  if (sheets.value.length === 0) return null;
  const doomed = removing.value;
  return (
    <>
      <h2>{t('score-keeper.saved')}</h2>
      <ul class={css.sheets}>
        {sheets.value.map(({ id, setup, scores, isOver, at }) => (
          <li key={id}>
            <a class="button" href={`/score-keeper/${id}`}>
              <span>
                {setup.players.map((name, i) => `${name} ${scores[i]}`).join(' – ')}
                <small>
                  {dayText(at, language)}
                  {isOver ? `, ${t('score-keeper.over')}` : ''}
                </small>
              </span>
            </a>
            <button
              type="button"
              aria-label={`${t('score-keeper.remove')}: ${setup.players.join(', ')}`}
              onClick={() => {
                removing.value = id;
              }}
            >
              {t('score-keeper.remove')}
            </button>
          </li>
        ))}
      </ul>
      {doomed === null ? null : (
        <Dialog title={t('score-keeper.remove-sure')} onClose={close}>
          <p class={css.buttons}>
            <button type="button" class="main" onClick={() => void remove(doomed)}>
              {t('score-keeper.remove')}
            </button>
            <button type="button" onClick={close}>
              {t('shell.cancel')}
            </button>
          </p>
        </Dialog>
      )}
    </>
  );
}
