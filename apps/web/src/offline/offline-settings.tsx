/** Which editions are on the device for the time without a network, and fetching the others. */
import { useSignal } from '@preact/signals';
import { editions } from '@taht/editions';
import { useEffect } from 'preact/hooks';
import { files } from '../engine/files.ts';
import { LIST_CACHE } from '../engine/list-cache.ts';
import { familyName, phoniesName } from '../engine/load.ts';
import { mayStore } from '../engine/stored-files.ts';
import { numberText } from '../i18n/customs.ts';
import { texts } from '../i18n/texts.ts';
import { announce } from '../ui/announcer.tsx';
import css from './offline-settings.module.css';

type State = 'absent' | 'fetching' | 'stored' | 'failed';

/** The edition's own list and all that a bot needs with it. */
const filesOf = (edition: string) =>
  [
    ...[`${edition}.dawg`, `${edition}.ranks`, `${edition}.leaves.json`],
    ...[familyName(edition), phoniesName(edition)],
  ].flatMap((name) => files.entries.get(name) ?? []);

export function OfflineSettings() {
  const { t } = texts.value;
  return (
    <>
      <h2>{t('offline.title')}</h2>
      {mayStore() ? (
        <>
          <p>{t('offline.about')}</p>
          <ul class={css.editions}>
            {editions.map(({ id }) => (
              <EditionLine key={id} id={id} />
            ))}
          </ul>
        </>
      ) : (
        <p>{t('offline.not-here')}</p>
      )}
    </>
  );
}

function EditionLine({ id }: { readonly id: string }) {
  const { t, find, language } = texts.value;
  const state = useSignal<State>('absent');
  const name = find(`edition.${id}`) ?? id;
  useEffect(() => {
    void isStored(id).then((isThere) => {
      if (isThere) state.value = 'stored';
    });
  }, [id, state]);
  const keep = async (): Promise<void> => {
    state.value = 'fetching';
    const isDone = await storeEdition(id);
    state.value = isDone ? 'stored' : 'failed';
    announce(isDone ? `${name}: ${t('offline.stored')}` : t('offline.failed'));
  };
  const bytes = filesOf(id).reduce((sum, file) => sum + (file.bytes ?? 0), 0);
  const size = numberText(bytes / 1e6, language, { maximumFractionDigits: 1 });
  return (
    <li>
      <span>{name}</span>
      {state.value === 'stored' ? (
        <span class={css.note}>{t('offline.stored')}</span>
      ) : (
        <>
          <span class={css.note}>{t('offline.size', { size })}</span>
          <button
            type="button"
            disabled={state.value === 'fetching'}
            aria-label={t('offline.store-which', { edition: name })}
            onClick={keep}
          >
            {state.value === 'fetching' ? t('shell.loading') : t('offline.store')}
          </button>
        </>
      )}
      {state.value === 'failed' ? <p class="warn">{t('offline.failed')}</p> : null}
    </li>
  );
}

async function isStored(edition: string): Promise<boolean> {
  try {
    const cache = await caches.open(LIST_CACHE);
    const found = await Promise.all(filesOf(edition).map(({ url }) => cache.match(url)));
    return found.every((file) => file !== undefined);
  } catch {
    return false;
  }
}

async function storeEdition(edition: string): Promise<boolean> {
  try {
    const cache = await caches.open(LIST_CACHE);
    await cache.addAll(filesOf(edition).map(({ url }) => url));
    return true;
  } catch {
    return false;
  }
}
