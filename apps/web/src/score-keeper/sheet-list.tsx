/** All score sheets of this device, a new one, and one from a file. */
import { useSignal } from '@preact/signals';
import { editions } from '@taht/editions';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { dayText } from '../i18n/dates.ts';
import { alsoSay, texts } from '../i18n/texts.ts';
import { preferences } from '../preferences/preferences.ts';
import { Dialog } from '../ui/dialog.tsx';
import { FileButton } from '../ui/file-button.tsx';
import { newSheetId, readSheetFile, setupOf } from './new-sheet.ts';
import { addSheet } from './open-sheet.ts';
import css from './score-keeper.module.css';
import { type SheetFacts, sheetShelf } from './shelf.ts';

type Trouble = 'file-unread' | 'file-newer' | 'not-kept';

export function SheetList() {
  const { t, find, language } = texts.value;
  const { route } = useLocation();
  const sheets = useSignal<readonly SheetFacts[]>([]);
  const trouble = useSignal<Trouble | null>(null);
  const removing = useSignal<string | null>(null);
  const count = useSignal(2);
  const names = useSignal<readonly string[]>(['', '', '', '']);
  const minutes = useSignal('');
  const ruleset = useSignal('');
  const tileset = useSignal('');
  const load = async (): Promise<void> => {
    sheets.value = await (await sheetShelf()).list();
  };
  useEffect(() => {
    void alsoSay('scoreKeeper');
    void load().catch(() => {});
  }, []);
  if (find('keep.title') === undefined) return <p class="page">{t('shell.loading')}</p>;

  const chosen = preferences.edition.value === '' ? language : preferences.edition.value;
  const edition = editions.find(({ id }) => id === chosen) ?? editions[0];
  if (edition === undefined) return null;
  const rules = edition.rulesets.find(({ id }) => id === ruleset.value) ?? edition.rulesets[0];
  const tiles =
    edition.tilesets.find(({ id }) => id === (tileset.value || rules.tileset)) ??
    edition.tilesets[0];

  const begin = async (event: Event): Promise<void> => {
    event.preventDefault();
    const players = names.value
      .slice(0, count.value)
      .map((name, i) => name.trim() || t('keep.player', { number: i + 1 }));
    const seconds = Number(minutes.value) > 0 ? Math.round(Number(minutes.value) * 60) : null;
    const choice = { edition, ruleset: rules.id, tileset: tiles.id, players, seconds };
    const setup = setupOf(choice, newSheetId(), Date.now());
    const id = await addSheet({ setup, acts: [] });
    if (id === undefined) trouble.value = 'not-kept';
    else route(`/score-keeper/${id}`);
  };

  const open = async (file: File): Promise<void> => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const read = readSheetFile(bytes, edition, newSheetId(), Date.now());
    if (!read.ok) {
      trouble.value = read.error;
      return;
    }
    const id = await addSheet(read.value.sheet);
    if (id === undefined) trouble.value = 'not-kept';
    else route(`/score-keeper/${id}${read.value.unread > 0 ? `?unread=${read.value.unread}` : ''}`);
  };

  const remove = async (id: string): Promise<void> => {
    await (await sheetShelf()).remove(id);
    removing.value = null;
    await load();
  };

  return (
    <section class={`page ${css.list}`}>
      <h1>{t('keep.title')}</h1>
      <p>{t('keep.about')}</p>
      {trouble.value === null ? null : (
        <p class="warn" role="alert">
          {t(`keep.${trouble.value}`)}
        </p>
      )}
      {sheets.value.length === 0 ? null : (
        <>
          <h2>{t('keep.saved')}</h2>
          <ul class={css.sheets}>
            {sheets.value.map(({ id, setup, scores, isOver, at }) => (
              <li key={id}>
                <a class="button" href={`/score-keeper/${id}`}>
                  <span>
                    {setup.players.map((name, i) => `${name} ${scores[i]}`).join(' – ')}
                    <small>
                      {dayText(at, language)}
                      {isOver ? `, ${t('keep.over')}` : ''}
                    </small>
                  </span>
                </a>
                <button
                  type="button"
                  aria-label={`${t('keep.remove')}: ${setup.players.join(', ')}`}
                  onClick={() => {
                    removing.value = id;
                  }}
                >
                  {t('keep.remove')}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>{t('keep.new')}</h2>
      <form class={css.form} onSubmit={begin}>
        <label>
          {t('keep.edition')}
          <select
            value={edition.id}
            onChange={({ currentTarget }) => {
              preferences.edition.value = currentTarget.value;
              ruleset.value = '';
              tileset.value = '';
            }}
          >
            {editions.map(({ id }) => (
              <option key={id} value={id}>
                {find(`edition.${id}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('keep.rules')}
          <select
            value={rules.id}
            onChange={({ currentTarget }) => {
              ruleset.value = currentTarget.value;
              tileset.value = '';
            }}
          >
            {edition.rulesets.map(({ id }) => (
              <option key={id} value={id}>
                {find(`ruleset.${id}`) ?? id}
              </option>
            ))}
          </select>
        </label>
        {edition.tilesets.length < 2 ? null : (
          <label>
            {t('keep.tiles')}
            <select
              value={tiles.id}
              onChange={({ currentTarget }) => {
                tileset.value = currentTarget.value;
              }}
            >
              {edition.tilesets.map(({ id }) => (
                <option key={id} value={id}>
                  {find(`tileset.${id}`) ?? id}
                </option>
              ))}
            </select>
          </label>
        )}
        <label>
          {t('keep.how-many')}
          <select
            value={count.value}
            onChange={({ currentTarget }) => {
              count.value = Number(currentTarget.value);
            }}
          >
            {[2, 3, 4].map((number) => (
              <option key={number} value={number}>
                {number}
              </option>
            ))}
          </select>
        </label>
        <fieldset class={css.names}>
          <legend>{t('keep.order')}</legend>
          {names.value.slice(0, count.value).map((name, i) => (
            <label key={i}>
              {t('keep.player', { number: i + 1 })}
              <input
                type="text"
                maxLength={40}
                autoComplete="off"
                value={name}
                onInput={({ currentTarget }) => {
                  names.value = names.value.with(i, currentTarget.value);
                }}
              />
            </label>
          ))}
        </fieldset>
        <label>
          {t('keep.minutes')}
          <input
            type="number"
            min="1"
            max="600"
            inputMode="numeric"
            value={minutes.value}
            onInput={({ currentTarget }) => {
              minutes.value = currentTarget.value;
            }}
          />
        </label>
        <button type="submit" class="main">
          {t('keep.begin')}
        </button>
      </form>
      <p>
        <FileButton text={t('keep.open-file')} onFile={open} />
      </p>
      {removing.value === null ? null : (
        <Dialog
          title={t('keep.remove-sure')}
          onClose={() => {
            removing.value = null;
          }}
        >
          <p class={css.buttons}>
            <button type="button" class="main" onClick={() => void remove(removing.value ?? '')}>
              {t('keep.remove')}
            </button>
            <button
              type="button"
              onClick={() => {
                removing.value = null;
              }}
            >
              {t('shell.cancel')}
            </button>
          </p>
        </Dialog>
      )}
    </section>
  );
}
