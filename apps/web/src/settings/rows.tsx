/** One wish on each line: its name, and a switch, a few choices or a field beside it. */
import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Slide, type SlideProps } from '../ui/switch.tsx';
import { Option } from './option.tsx';
import css from './rows.module.css';

interface SwitchProps extends SlideProps {
  readonly label: string;
}

export function Switch({ label, ...slide }: SwitchProps) {
  const id = useId();
  return (
    <label class={css.row} for={id}>
      <span>{label}</span>
      <Slide id={id} {...slide} />
    </label>
  );
}

interface SegmentsProps<T extends string> {
  readonly label: string;
  readonly of: Signal<T>;
  readonly values: readonly T[];
  readonly textOf: (value: T) => string;
}

export function Segments<T extends string>({ label, of, values, textOf }: SegmentsProps<T>) {
  const name = useId();
  return (
    <div class={css.row} role="radiogroup" aria-labelledby={name}>
      <span id={name}>{label}</span>
      <span class={css.segments}>
        {values.map((value) => (
          <Option key={value} of={of} value={value} group={name}>
            {textOf(value)}
          </Option>
        ))}
      </span>
    </div>
  );
}

interface FieldProps {
  readonly label: string;
  readonly about?: string;
  readonly control: (id: string, about: string) => ComponentChildren;
}

export function Field({ label, about, control }: FieldProps) {
  const id = useId();
  const aboutId = useId();
  return (
    <div class={css.row}>
      <span>
        <label for={id}>{label}</label>
        {about === undefined ? null : <small id={aboutId}>{about}</small>}
      </span>
      {control(id, aboutId)}
    </div>
  );
}
