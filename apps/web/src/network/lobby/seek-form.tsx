/** Quick pairing: how fast, rated or not, against whom. */
import { useSignal } from '@preact/signals';
import type { Edition } from '@taht/editions';
import type { SeekOptions } from '@taht/protocol';
import { me } from '../../connection/me.ts';
import { Choice, Tick } from '../../connection/parts/fields.tsx';
import css from '../../connection/parts/parts.module.css';
import { texts } from '../../i18n/texts.ts';
import { rulesetIn } from '../../new-game/way-of-playing.ts';
import { preferences } from '../../preferences/preferences.ts';
import { SEEK_CLOCKS, type SeekChoice, seekOf } from '../table-options.ts';

const RANGES = [0, 100, 200, 400];

export interface SeekFormProps {
  readonly edition: Edition;
  readonly onSeek: (options: SeekOptions) => void;
}

export function SeekForm({ edition, onSeek }: SeekFormProps) {
  const { t } = texts.value;
  const choice = useSignal<SeekChoice>({
    ruleset: rulesetIn(edition.id, preferences.way.peek()),
    ...{ clock: 'rapid-15', isRated: false, range: 0 },
  });
  const change = (changes: Partial<SeekChoice>): void => {
    choice.value = { ...choice.value, ...changes };
  };
  const { clock, isRated, range } = choice.value;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSeek(seekOf(edition, choice.value));
      }}
    >
      <h2>{t('lobby.quick')}</h2>
      <div class={css.row}>
        <Choice
          label={t('friends.clock')}
          value={clock}
          items={SEEK_CLOCKS.map((name) => [name, t(`friends.clock.${name}`)])}
          onChange={(name) => change({ clock: name })}
        />
        <Choice
          label={t('lobby.range')}
          value={String(range)}
          items={RANGES.map((points) => [
            String(points),
            points === 0 ? t('lobby.range-any') : t('lobby.range-within', { points }),
          ])}
          onChange={(points) => change({ range: Number(points) })}
        />
        <Tick
          label={t('friends.rated')}
          isChecked={isRated}
          isOff={me.value?.card.standing !== 'account'}
          onChange={(isOn) => change({ isRated: isOn })}
        />
        <button type="submit">{t('lobby.seek')}</button>
      </div>
    </form>
  );
}
