/** Who plays: two to four, each a person with a name or a bot. */
import { texts } from '../../i18n/texts.ts';
import { BotFace } from '../../ui/bot-face.tsx';
import { PersonFace } from '../../ui/person-face.tsx';
import { OpponentSelect } from '../opponent-select.tsx';
import { LONGEST_NAME, MOST_PLACES, type Place, type PlaceFault } from '../places.ts';
import css from './new.module.css';

export interface PlacesProps {
  readonly places: readonly Place[];
  /** By place; shown only once one has tried to begin. */
  readonly faults: readonly (PlaceFault | null)[];
  readonly max: number;
  readonly onChange: (places: readonly Place[]) => void;
}

const PERSON = 'person';

export function Places({ places, faults, max, onChange }: PlacesProps) {
  const { t } = texts.value;
  const set = (seat: number, place: Place): void =>
    onChange(places.map((each, i) => (i === seat ? place : each)));
  return (
    <fieldset class={css.part}>
      <legend>{t('build.players')}</legend>
      <ol class={css.places}>
        {places.map((place, seat) => (
          <li key={seat}>
            {place.kind === 'bot' ? (
              <BotFace bot={place.bot} size={44} />
            ) : (
              <PersonFace name={place.name} size={44} />
            )}
            <OpponentSelect
              label={t('build.seat', { number: seat + 1 })}
              value={place.kind === 'bot' ? place.bot : PERSON}
              onChoose={(chosen) =>
                set(
                  seat,
                  chosen === PERSON ? { kind: 'person', name: '' } : { kind: 'bot', bot: chosen },
                )
              }
            >
              <option value={PERSON}>{t('build.person')}</option>
            </OpponentSelect>
            {place.kind === 'person' ? (
              <input
                type="text"
                value={place.name}
                maxLength={LONGEST_NAME}
                aria-label={t('build.name', { number: seat + 1 })}
                placeholder={t('build.seat', { number: seat + 1 })}
                aria-invalid={faults[seat] != null}
                aria-describedby={faults[seat] == null ? undefined : `place-${seat}`}
                onInput={({ currentTarget }) =>
                  set(seat, { kind: 'person', name: currentTarget.value })
                }
              />
            ) : null}
            {places.length > 2 ? (
              <button
                type="button"
                aria-label={t('build.remove', { number: seat + 1 })}
                onClick={() => onChange(places.filter((_, i) => i !== seat))}
              >
                <span aria-hidden="true">×</span>
              </button>
            ) : null}
            {faults[seat] == null ? null : (
              <p id={`place-${seat}`} class="warn">
                {faultText(faults[seat], place)}
              </p>
            )}
          </li>
        ))}
      </ol>
      {places.length < Math.min(max, MOST_PLACES) ? (
        <button type="button" onClick={() => onChange([...places, { kind: 'person', name: '' }])}>
          {t('build.add')}
        </button>
      ) : null}
    </fieldset>
  );
}

function faultText(fault: PlaceFault, place: Place): string {
  const { t } = texts.value;
  if (fault === 'bots-need-lexicon') return t('refusal.bots-need-lexicon');
  return t(`play.${fault}`, { name: place.kind === 'person' ? place.name.trim() : '' });
}
