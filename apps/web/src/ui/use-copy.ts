/** A text in a field that a button copies. Only secure pages may; elsewhere it is selected, to be copied by hand. */
import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { texts } from '../i18n/texts.ts';

export interface Copying {
  readonly field: RefObject<HTMLInputElement | null>;
  /** What became of it, in words; empty before, and once the text is another. */
  readonly said: string;
  copy(): Promise<void>;
}

export function useCopy(text: string): Copying {
  const field = useRef<HTMLInputElement>(null);
  const tried = useSignal<{ readonly text: string; readonly isCopied: boolean } | null>(null);
  const copy = async (): Promise<void> => {
    field.current?.select();
    const isCopied = await copied(text);
    tried.value = { text, isCopied };
  };
  const isPresent = tried.value?.text === text;
  const { t } = texts.value;
  const said = t(tried.value?.isCopied ? 'shell.copied' : 'shell.copy-by-hand');
  return { field, said: isPresent ? said : '', copy };
}

const copied = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
