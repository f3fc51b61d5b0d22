/** One point of the rules, with the control that its kind of value needs. */
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { texts } from '../../i18n/texts.ts';
import { IN_SECONDS, type Option, type OptionValue, parseOption } from '../options.ts';
import css from './new.module.css';

export interface OptionFieldProps {
  readonly option: Option;
  readonly value: OptionValue;
  /** The value as the rule sheet says it. */
  readonly valueText: string | undefined;
  readonly isChanged: boolean;
  /** The house rule that has decided it. */
  readonly decider: string | undefined;
  readonly reasons: readonly string[];
  readonly onChange: (value: OptionValue) => void;
}

export function OptionField(props: OptionFieldProps) {
  const { option, valueText, isChanged, decider, reasons } = props;
  const { t, find } = texts.value;
  const id = useId();
  const label = find(`rule.${option.path}`) ?? option.path;
  const isNumber = option.kind === 'number' || option.kind === 'limit';
  const unit = IN_SECONDS.has(option.path) ? ` (${t('build.in-seconds')})` : '';
  return (
    <div class={`${css.field} ${isChanged ? css.changed : ''}`}>
      <label for={id}>
        {label}
        {unit}
      </label>
      <Control {...props} id={id} describedBy={`${id}-note`} />
      <span id={`${id}-note`} class={css.about}>
        {isNumber ? <span>{valueText}</span> : null}
        {option.kind === 'numbers' ? <span>{t('build.number-list')}</span> : null}
        {decider === undefined ? null : <span>{t('build.set-by', { name: decider })}</span>}
        {reasons.map((reason) => (
          <span key={reason} class="warn">
            {reason}
          </span>
        ))}
      </span>
    </div>
  );
}

interface ControlProps extends OptionFieldProps {
  readonly id: string;
  readonly describedBy: string;
}

function Control(props: ControlProps) {
  const { option, value, decider, onChange } = props;
  const { find } = texts.value;
  const textOf = (each: string): string => find(`rule.${option.path}.${each}`) ?? each;
  switch (option.kind) {
    case 'choice':
      return <Choice {...props} values={option.values} chosen={String(value)} textOf={textOf} />;
    case 'flag':
      return (
        <Choice
          {...props}
          values={['yes', 'no']}
          chosen={value === true ? 'yes' : 'no'}
          textOf={textOf}
        />
      );
    case 'number':
      return <Typed {...props} text={String(value)} />;
    case 'limit':
      return (
        <>
          {value === 'none' ? null : <Typed {...props} text={String(value)} />}
          <label class={css.tick}>
            <input
              type="checkbox"
              id={value === 'none' ? props.id : undefined}
              checked={value === 'none'}
              disabled={decider !== undefined}
              onChange={({ currentTarget }) => onChange(currentTarget.checked ? 'none' : LIMIT)}
            />
            <span>{textOf('none')}</span>
          </label>
        </>
      );
    case 'numbers':
      return <Typed {...props} text={(value as readonly number[]).join(', ')} />;
    case 'some':
      return (
        <span id={props.id}>
          {option.values.map((each) => {
            const list = value as readonly string[];
            return (
              <label key={each} class={css.tick}>
                <input
                  type="checkbox"
                  checked={list.includes(each)}
                  onChange={({ currentTarget: { checked } }) =>
                    onChange(option.values.filter((v) => (v === each ? checked : list.includes(v))))
                  }
                />
                <span>{textOf(each)}</span>
              </label>
            );
          })}
        </span>
      );
  }
}

/** Where a limit is wanted that was not there. */
const LIMIT = 3;

interface ChoiceProps extends ControlProps {
  readonly values: readonly string[];
  readonly chosen: string;
  readonly textOf: (value: string) => string;
}

const Choice = ({ option, id, describedBy, decider, reasons, onChange, ...own }: ChoiceProps) => (
  <select
    id={id}
    value={own.chosen}
    disabled={decider !== undefined}
    aria-describedby={describedBy}
    aria-invalid={reasons.length > 0}
    onChange={({ currentTarget }) => {
      const parsed = parseOption(option, currentTarget.value);
      if (parsed !== undefined) onChange(parsed);
    }}
  >
    {own.values.map((value) => (
      <option key={value} value={value}>
        {own.textOf(value)}
      </option>
    ))}
  </select>
);

/** A number, or several; what cannot be read is kept in the field, with the reason. */
function Typed(props: ControlProps & { readonly text: string }) {
  const { option, id, describedBy, decider, reasons, text, onChange } = props;
  const isUnread = useSignal(false);
  return (
    <>
      <input
        id={id}
        type="text"
        inputMode={option.kind === 'numbers' ? 'text' : 'numeric'}
        value={text}
        disabled={decider !== undefined}
        aria-describedby={describedBy}
        aria-invalid={isUnread.value || reasons.length > 0}
        onChange={({ currentTarget }) => {
          const parsed = parseOption(option, codeOf(currentTarget.value, option.kind));
          isUnread.value = parsed === undefined || parsed === 'none';
          if (parsed !== undefined && !isUnread.value) onChange(parsed);
        }}
      />
      {isUnread.value ? <span class="warn">{texts.value.t('build.no-number')}</span> : null}
    </>
  );
}

/** As it stands in a code; any minus will do. */
function codeOf(typed: string, kind: Option['kind']): string {
  const text = typed.trim().replace(/^[−–]/u, '-');
  if (kind !== 'numbers') return text;
  return text === '' ? 'none' : text.split(/[\s,;]+/u).join('+');
}
