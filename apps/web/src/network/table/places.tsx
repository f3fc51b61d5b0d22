/** The places of a table, and what can be done about each. */
import { useSignal } from '@preact/signals';
import { plain } from '@taht/phrasing';
import type { TableAction } from '@taht/protocol';
import { me } from '../../connection/me.ts';
import { TroubleNote } from '../../connection/parts/name-form.tsx';
import type { Trouble } from '../../connection/trouble.ts';
import { texts } from '../../i18n/texts.ts';
import { lastBot } from '../../new-game/last-choices.ts';
import { OPPONENTS } from '../../new-game/opponents.ts';
import { PersonDialog } from '../person-dialog.tsx';
import { botText, type Place, placeNames } from '../table-names.ts';
import type { AtTableProps } from './agree.tsx';
import css from './table.module.css';

export function Places({ table, head }: AtTableProps) {
  const { t } = texts.value;
  const trouble = useSignal<Trouble | null>(null);
  const about = useSignal<{ readonly id: string; readonly name: string } | null>(null);
  const here = table.here.value;
  const isHost = me.value?.card.id === head.host;
  const ask = async (action: TableAction): Promise<void> => {
    const done = await table.ask(action);
    trouble.value = done.ok ? null : done.error;
  };
  const isPlaying = head.phase === 'playing';
  const names = placeNames(head.places, texts.value);

  const actionsOf = (place: Place, i: number) => {
    const isGone = place.kind === 'person' && place.isGone;
    const isFree = isPlaying ? isGone && !head.options.rated : place.kind === 'empty';
    return (
      <>
        {isFree && head.own === null ? (
          <button type="button" onClick={() => ask({ kind: 'sit', place: i })}>
            {t(isPlaying ? 'table.take-over' : 'table.sit')}
          </button>
        ) : null}
        {isFree && isHost && !head.options.rated && head.options.lexicon !== null ? (
          <BotChoice
            label={t(isPlaying ? 'table.replace' : 'table.bot')}
            onBot={(bot) => ask({ kind: 'seat-bot', place: i, bot })}
          />
        ) : null}
        {isHost && !isPlaying && place.kind !== 'empty' && i !== head.own ? (
          <button type="button" onClick={() => ask({ kind: 'remove', place: i })}>
            {t('table.remove')}
          </button>
        ) : null}
        {place.kind === 'person' && i !== head.own ? (
          <button
            type="button"
            onClick={() => {
              about.value = { id: place.id, name: plain(place.name) };
            }}
          >
            {t('table.about', { player: plain(place.name) })}
          </button>
        ) : null}
      </>
    );
  };

  return (
    <section>
      <h2>{t('table.places')}</h2>
      <ol class={css.places}>
        {head.places.map((place, i) => (
          <li key={i} class={css.place}>
            <span class={css.who}>{names[i] ?? t('table.free')}</span>
            <span class={css.how}>
              {howText(place, i === head.own, here.includes(idOf(place)), head.phase === 'open')}
            </span>
            <span class={css.buttons}>{actionsOf(place, i)}</span>
          </li>
        ))}
      </ol>
      <TroubleNote trouble={trouble.value} />
      {about.value === null ? null : (
        <PersonDialog
          person={about.value}
          table={table}
          onClose={() => {
            about.value = null;
          }}
        />
      )}
    </section>
  );
}

/** Those who only watch. They come and go, so nothing that is pressed stands below their number. */
export function Watchers({ table, head }: AtTableProps) {
  const seated = head.places.map(idOf);
  const count = table.here.value.filter((id) => !seated.includes(id)).length;
  return count === 0 ? null : <p>{texts.value.t('table.here-now', { count })}</p>;
}

const idOf = (place: Place): string => (place.kind === 'person' ? place.id : '');

function howText(place: Place, isOwn: boolean, isHere: boolean, isOpen: boolean): string {
  const { t } = texts.value;
  if (place.kind !== 'person') return '';
  const parts = [
    ...(isOwn ? [t('table.you')] : [t(isHere ? 'net.here' : 'net.away')]),
    ...(place.rating === null ? [] : [String(place.rating.rating)]),
    ...(place.isGone ? [t('table.gone')] : []),
    ...(isOpen ? [t(place.isReady ? 'table.agrees' : 'table.agrees-not')] : []),
  ];
  return parts.join(', ');
}

interface BotChoiceProps {
  readonly label: string;
  readonly onBot: (bot: string) => void;
}

function BotChoice({ label, onBot }: BotChoiceProps) {
  const bot = useSignal(lastBot.peek());
  return (
    <>
      <select
        aria-label={label}
        value={bot.value}
        onChange={({ currentTarget }) => {
          bot.value = currentTarget.value;
        }}
      >
        {OPPONENTS.map((each) => (
          <option key={each} value={each}>
            {botText(each, texts.value)}
          </option>
        ))}
      </select>
      <button type="button" onClick={() => onBot(bot.value)}>
        {label}
      </button>
    </>
  );
}
