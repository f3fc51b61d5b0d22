/** A form that asks the server for something: labelled fields, what is wrong beside the field it is about, and what was done. */
import { type Signal, useSignal } from '@preact/signals';
import type { Result } from '@taht/base';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { texts } from '../../i18n/texts.ts';
import { announce } from '../../ui/announcer.tsx';
import { useAttempt } from '../../ui/use-attempt.ts';
import { Warning } from '../../ui/warning.tsx';
import { fieldOf, type SayTrouble, sayTrouble } from '../form-trouble.ts';
import type { Trouble } from '../trouble.ts';
import css from './forms.module.css';

export interface FieldSpec {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'password' | 'number' | 'date' | 'time' | 'area' | 'choice';
  readonly hint?: string;
  readonly first?: string;
  readonly autocomplete?: string;
  /** For digits only, on a phone. */
  readonly isDigits?: true;
  readonly isOptional?: true;
  readonly mostLength?: number;
  readonly min?: string | number;
  readonly max?: string | number;
  /** Of a choice: value and text of each. */
  readonly items?: readonly (readonly [string, string])[];
}

export type Entered = Readonly<Record<string, string>>;

export interface AskFormProps {
  readonly title?: string;
  readonly fields: readonly FieldSpec[];
  readonly submit: string;
  readonly isMain?: true;
  readonly isGrave?: true;
  /** Said when it is done; nothing where the page says so itself. */
  readonly done?: string;
  readonly onSend: (entered: Entered) => Promise<Result<unknown, Trouble>>;
  /** Unless it is about people. */
  readonly say?: SayTrouble;
  /** What is typed, where it is to outlive the form; fields of the caller's own in it are sent too. */
  readonly draft?: Signal<Entered>;
  readonly children?: ComponentChildren;
}

const firstOf = (fields: readonly FieldSpec[]): Entered =>
  Object.fromEntries(
    fields.map(({ name, first, items }) => [name, first ?? items?.[0]?.[0] ?? '']),
  );

export function AskForm(props: AskFormProps) {
  const { fields, done, onSend, say = sayTrouble } = props;
  const own = useSignal<Entered>(firstOf(fields));
  const entered = props.draft ?? own;
  const typed: Entered = { ...firstOf(fields), ...entered.value };
  const { isBusy, trouble, attempt } = useAttempt<Trouble>();
  const isDone = useSignal(false);
  const form = useRef<HTMLFormElement>(null);
  const at = fieldOf(
    trouble.value,
    fields.map(({ name }) => name),
  );
  useEffect(() => {
    if (at !== null) form.current?.querySelector<HTMLElement>(`[name="${at}"]`)?.focus();
  }, [at, trouble.value]);

  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (isBusy.value) return;
    isDone.value = false;
    const sent = await attempt(onSend(typed));
    if (!sent.ok) return;
    entered.value = firstOf(fields);
    isDone.value = true;
    if (done !== undefined) announce(done);
  };
  const said = trouble.value === null ? null : say(texts.value, trouble.value);
  return (
    <form ref={form} class={css.form} onSubmit={submit}>
      {props.title === undefined ? null : <h3>{props.title}</h3>}
      {props.children}
      {fields.map((field) => (
        <Field
          key={field.name}
          field={field}
          value={typed[field.name] ?? ''}
          error={at === field.name ? said : null}
          onInput={(value) => {
            entered.value = { ...entered.value, [field.name]: value };
          }}
        />
      ))}
      <div class={css.row}>
        <button
          type="submit"
          class={`${props.isMain ? 'main' : ''} ${props.isGrave ? css.grave : ''}`}
          disabled={isBusy.value}
        >
          {props.submit}
        </button>
        {isDone.value && done !== undefined ? <span>{done}</span> : null}
      </div>
      <Warning>{at === null ? said : null}</Warning>
    </form>
  );
}

interface FieldProps {
  readonly field: FieldSpec;
  readonly value: string;
  readonly error: string | null;
  readonly onInput: (value: string) => void;
}

function Field({ field, value, error, onInput }: FieldProps) {
  const id = useId();
  const about = [
    ...(field.hint === undefined ? [] : [`${id}-hint`]),
    ...(error === null ? [] : [`${id}-error`]),
  ].join(' ');
  const common = {
    id,
    name: field.name,
    value,
    required: field.isOptional === undefined,
    'aria-invalid': error !== null,
    ...(about === '' ? {} : { 'aria-describedby': about }),
  };
  return (
    <div class={css.field}>
      <label for={id}>{field.label}</label>
      {field.type === 'choice' ? (
        <select {...common} onChange={({ currentTarget }) => onInput(currentTarget.value)}>
          {field.items?.map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </select>
      ) : field.type === 'area' ? (
        <textarea
          {...common}
          rows={5}
          onInput={({ currentTarget }) => onInput(currentTarget.value)}
        />
      ) : (
        <input
          {...common}
          type={(field.type ?? 'text') as 'text'}
          autocomplete={(field.autocomplete ?? 'off') as 'off'}
          {...(field.isDigits ? { inputMode: 'numeric' as const } : {})}
          {...(field.mostLength === undefined ? {} : { maxLength: field.mostLength })}
          {...(field.min === undefined ? {} : { min: field.min })}
          {...(field.max === undefined ? {} : { max: field.max })}
          onInput={({ currentTarget }) => onInput(currentTarget.value)}
        />
      )}
      {field.hint === undefined ? null : (
        <small id={`${id}-hint`} class={css.hint}>
          {field.hint}
        </small>
      )}
      {error === null ? null : (
        <p id={`${id}-error`} class={`warn ${css.error}`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
