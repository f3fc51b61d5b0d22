/** Tells when the connection is lost, and when this page is too old; while all is well it says nothing. */
import { useEffect, useRef } from 'preact/hooks';
import { texts } from '../../i18n/texts.ts';
import { announce } from '../../ui/announcer.tsx';
import { connectionStatus } from '../connection.ts';
import css from './parts.module.css';

export function ConnectionNote() {
  const { t } = texts.value;
  const status = connectionStatus.value;
  const wasLost = useRef(false);
  useEffect(() => {
    if (status === 'open' && wasLost.current) announce(texts.peek().t('net.back'));
    wasLost.current = status === 'waiting';
  }, [status]);
  return (
    <div role="status" class={css.note} data-status={status}>
      {status === 'waiting' ? <p>{t('net.waiting')}</p> : null}
      {status === 'outdated' ? (
        <p>
          {t('net.outdated')}{' '}
          <button type="button" class="main" onClick={() => location.reload()}>
            {t('shell.reload')}
          </button>
        </p>
      ) : null}
    </div>
  );
}
