/** Fields of a form: a choice from a list, and a box to tick. */
import { editions } from '@taht/editions';
import { texts } from '../../i18n/texts.ts';
import css from './parts.module.css';

export interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  /** Value and text of each. */
  readonly items: readonly (readonly [Value, string])[];
  readonly onChange: (value: Value) => void;
}

export const Choice = <Value extends string>(props: ChoiceProps<Value>) => (
  <label>
    {props.label}
    <select
      value={props.value}
      onChange={({ currentTarget }) => props.onChange(currentTarget.value as Value)}
    >
      {props.items.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </label>
);

/** The edition whose words a game is played with. */
export function EditionField({ value, onChange }: Pick<ChoiceProps<string>, 'value' | 'onChange'>) {
  const { t, find } = texts.value;
  const items = editions.map(({ id }) => [id, find(`edition.${id}`) ?? id] as const);
  return <Choice label={t('shell.edition')} value={value} items={items} onChange={onChange} />;
}

export interface TickProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly isOff?: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

export const Tick = ({ label, isChecked, isOff = false, onChange }: TickProps) => (
  <label class={css.tick}>
    <input
      type="checkbox"
      checked={isChecked}
      disabled={isOff}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    <span>{label}</span>
  </label>
);
