/** One switch for the whole manner of a game, each side with its sentence. */
import { useId } from 'preact/hooks';
import { texts } from '../../i18n/texts.ts';
import { useParts } from '../../i18n/use-part.ts';
import { preferences, WAYS, type Way } from '../../preferences/preferences.ts';
import css from './way-switch.module.css';

export interface WaySwitchProps {
  readonly way: Way;
  readonly onChange: (way: Way) => void;
}

export function WaySwitch({ way, onChange }: WaySwitchProps) {
  const { t } = texts.value;
  const name = useId();
  if (!useParts('start')) return null;
  return (
    <fieldset class={css.ways}>
      <legend>{t('way.title')}</legend>
      {WAYS.map((each) => (
        <label key={each} class="pick">
          <input
            type="radio"
            name={name}
            checked={each === way}
            onChange={() => {
              preferences.way.value = each;
              onChange(each);
            }}
          />
          <span>
            <strong>{t(`way.${each}`)}</strong>
            <small>{t(`way.${each}.about`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
