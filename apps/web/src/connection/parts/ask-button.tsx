/** A button that asks the server for something. What cannot be undone is asked twice. */
import { useSignal } from '@preact/signals';
import type { Result } from '@taht/base';
import { useRef } from 'preact/hooks';
import { texts } from '../../i18n/texts.ts';
import { announce } from '../../ui/announcer.tsx';
import { type SayTrouble, sayTrouble } from '../form-trouble.ts';
import type { Trouble } from '../trouble.ts';
import css from './forms.module.css';

const focus = (button: HTMLElement | null): void => button?.focus();

export interface AskButtonProps {
  readonly text: string;
  /** What a screen reader says where the text alone does not tell enough. */
  readonly label?: string;
  readonly isMain?: true;
  /** Said before it is done. */
  readonly confirm?: string;
  readonly onAsk: () => Promise<Result<unknown, Trouble>>;
  /** Unless it is about people. */
  readonly say?: SayTrouble;
}

export function AskButton(props: AskButtonProps) {
  const { text, label, isMain, confirm, onAsk, say = sayTrouble } = props;
  const { t } = texts.value;
  const isAsking = useSignal(false);
  const isBusy = useSignal(false);
  const trouble = useSignal<Trouble | null>(null);
  /** Whether the keyboard comes back from the question. */
  const isBack = useRef(false);
  const ask = async (): Promise<void> => {
    isBusy.value = true;
    const done = await onAsk();
    isBusy.value = false;
    isBack.current = isAsking.value;
    isAsking.value = false;
    trouble.value = done.ok ? null : done.error;
    if (done.ok) announce(t('table.done'));
  };
  return (
    <span class={css.ask}>
      {isAsking.value ? (
        <span class={css.confirm}>
          <span role="alert">{confirm}</span>
          <button type="button" class={css.grave} disabled={isBusy.value} onClick={ask}>
            {text}
          </button>
          <button
            type="button"
            ref={focus}
            onClick={() => {
              isBack.current = true;
              isAsking.value = false;
            }}
          >
            {t('shell.cancel')}
          </button>
        </span>
      ) : (
        <button
          type="button"
          ref={(button) => {
            if (isBack.current) focus(button);
            isBack.current = false;
          }}
          class={isMain ? 'main' : ''}
          disabled={isBusy.value}
          {...(label === undefined ? {} : { 'aria-label': label })}
          onClick={() => {
            if (confirm === undefined) void ask();
            else isAsking.value = true;
          }}
        >
          {text}
        </button>
      )}
      {trouble.value === null ? null : (
        <span class="warn" role="alert">
          {say(texts.value, trouble.value)}
        </span>
      )}
    </span>
  );
}
