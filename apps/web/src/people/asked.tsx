/** Something read from the server: not there yet, not to be had, or shown. */
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { call } from '../connection/call.ts';
import { sayTrouble } from '../connection/form-trouble.ts';
import type { Trouble } from '../connection/trouble.ts';
import { texts } from '../i18n/texts.ts';
import { Warning } from '../ui/warning.tsx';

export interface Asked<T> {
  readonly value: Signal<T | null>;
  readonly trouble: Signal<Trouble | null>;
  readonly again: () => Promise<void>;
}

/** A null path asks for nothing. An answer that comes after another question was asked is let go. */
export function useAsked<T>(path: string | null): Asked<T> {
  const value = useSignal<T | null>(null);
  const trouble = useSignal<Trouble | null>(null);
  const latest = useSignal<string | null>(null);
  const again = async (): Promise<void> => {
    if (path === null) return;
    const found = await call<T>(path);
    if (latest.peek() !== path) return;
    if (found.ok) value.value = found.value;
    trouble.value = found.ok ? null : found.error;
  };
  useEffect(() => {
    latest.value = path;
    value.value = null;
    trouble.value = null;
    void again();
  }, [path]);
  return { value, trouble, again };
}

export interface ShownProps<T> {
  readonly asked: Asked<T>;
  readonly children: (value: T) => ComponentChildren;
}

export function Shown<T>({ asked: { value, trouble, again }, children }: ShownProps<T>) {
  const { t } = texts.value;
  if (value.value !== null) return <>{children(value.value)}</>;
  if (trouble.value === null) return <p>{t('shell.loading')}</p>;
  return (
    <>
      <Warning>{sayTrouble(texts.value, trouble.value)}</Warning>
      {trouble.value.code === 'network' ? (
        <button type="button" onClick={again}>
          {t('net.try-again')}
        </button>
      ) : null}
    </>
  );
}
