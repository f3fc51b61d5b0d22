/** A question in front of the page: the browser's own dialog keeps the focus inside and closes with Escape. */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { texts } from '../i18n/texts.ts';
import css from './dialog.module.css';

export interface DialogProps {
  readonly title: string;
  /** `above` or `beside` what it is about, which stays to be seen. */
  readonly position?: 'above' | 'beside';
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

export function Dialog({ title, position, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isClosed = useRef(false);
  const heading = useId();
  const close = (): void => {
    if (isClosed.current) return;
    isClosed.current = true;
    onClose();
  };
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      class={css.dialog}
      data-position={position}
      aria-labelledby={heading}
      onCancel={(event) => {
        // The browser tells of the close only later, when the next key may have opened another dialog.
        event.preventDefault();
        dialog.current?.close();
        close();
      }}
      onClose={close}
    >
      <h2 id={heading}>{title}</h2>
      {children}
    </dialog>
  );
}

/** The last line of a dialog that only shows something. */
export const CloseLine = ({ onClose }: Pick<DialogProps, 'onClose'>) => (
  <p class="buttons middle">
    <button type="button" onClick={onClose}>
      {texts.value.t('shell.close')}
    </button>
  </p>
);
