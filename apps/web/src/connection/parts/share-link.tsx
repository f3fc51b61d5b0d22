/** A link to be sent, copied, or taken with the camera of a phone. */
import type { ComponentChildren } from 'preact';
import { texts } from '../../i18n/texts.ts';
import { useCopy } from '../../ui/use-copy.ts';
import { useSharedOrigin } from '../shared-origin.ts';
import css from './parts.module.css';
import { Qr } from './qr.tsx';

export interface ShareLinkProps {
  /** What is sent along with the link, where the device can send it; sending is then what the page is about. */
  readonly message?: string;
  readonly label: string;
  /** On this site. */
  readonly path: string;
  /** Beside the picture, such as a code that can be read out. */
  readonly children?: ComponentChildren;
}

export function ShareLink({ message, label, path, children }: ShareLinkProps) {
  const { t } = texts.value;
  const link = new URL(path, useSharedOrigin()).href;
  const { field, said, copy } = useCopy(link);
  // Whoever closes the list of the device has sent nothing, which is nothing to be told of.
  const send = (): void =>
    void navigator.share?.({ text: message ?? '', url: link }).catch(() => undefined);
  const canSend = message !== undefined && navigator.share !== undefined;
  const isCopyMain = message !== undefined && !canSend;
  return (
    <>
      {canSend ? (
        <button type="button" class={`main ${css.send}`} onClick={send}>
          {t('table.share')}
        </button>
      ) : null}
      {isCopyMain ? (
        <button type="button" class={`main ${css.send}`} onClick={copy}>
          {t('table.copy')}
        </button>
      ) : null}
      <p class={css.copied} role="status">
        {said}
      </p>
      <div class={css.link}>
        <Qr text={link} label={t('table.qr')} />
        <div>
          {children}
          <label>
            {label}
            <input type="text" readOnly value={link} ref={field} />
          </label>
          {isCopyMain ? null : (
            <button type="button" onClick={copy}>
              {t('table.copy')}
            </button>
          )}
        </div>
      </div>
    </>
  );
}
