/** A whole number in a field; what is no number is not taken. */

export interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly least?: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

export const NumberField = ({ label, value, least = 1, most, onChange }: NumberFieldProps) => (
  <label>
    {label}
    <input
      type="number"
      min={least}
      max={most}
      value={value}
      onInput={({ currentTarget }) => {
        const typed = Number(currentTarget.value);
        if (currentTarget.value !== '' && Number.isInteger(typed)) onChange(typed);
      }}
    />
  </label>
);
