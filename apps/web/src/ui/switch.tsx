/** On or off: a birch tile that slides in a hollow, inside the label that names it. */
import css from './switch.module.css';

export interface SlideProps {
  /** Of the label that names it. */
  readonly id?: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export const Slide = ({ id, isOn, onChange }: SlideProps) => (
  <input
    id={id}
    type="checkbox"
    class={css.switch}
    checked={isOn}
    onChange={({ currentTarget }) => onChange(currentTarget.checked)}
  />
);
