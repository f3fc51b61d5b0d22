/** A quiet line at the foot of the page: a new version is there. Nothing happens until it is wished for. */
import { useLocation } from 'preact-iso';
import { texts } from '../i18n/texts.ts';
import { useParts } from '../i18n/use-part.ts';
import { set } from '../ui/set.ts';
import { register, update } from './register.ts';
import css from './update-line.module.css';

void register();

/** It would lie over the rack of whoever plays. */
const GAME = /^\/(?:play|g)\//u;

export function UpdateLine() {
  const { path } = useLocation();
  return update.value === null || GAME.test(path) ? null : <Line load={update.value} />;
}

function Line({ load }: { readonly load: () => void }) {
  const isReady = useParts('settings');
  const { t } = texts.value;
  if (!isReady) return null;
  return (
    <p class={css.line} role="status">
      <span>{t('offline.update')}</span>
      <button type="button" class="main" onClick={load}>
        {t('offline.load-now')}
      </button>
      <button type="button" onClick={set(update, null)}>
        {t('offline.later')}
      </button>
    </p>
  );
}
