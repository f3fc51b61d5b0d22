/** The places of a table as cards, and what can be done about each. */
import { useSignal } from '@preact/signals';
import { isFriendly } from '@taht/editions';
import { plain } from '@taht/phrasing';
import type { TableAction } from '@taht/protocol';
import { me } from '../../connection/me.ts';
import { TroubleNote } from '../../connection/parts/name-form.tsx';
import type { Trouble } from '../../connection/trouble.ts';
import { texts } from '../../i18n/texts.ts';
import { PlayerFace } from '../../ui/player-face.tsx';
import { set } from '../../ui/set.ts';
import { useAttempt } from '../../ui/use-attempt.ts';
import { PersonDialog } from '../person-dialog.tsx';
import { type Place, placeNames } from '../table-names.ts';
import type { AtTableProps } from './agree.tsx';
import css from './table.module.css';

export function Places({ table, head }: AtTableProps) {
  const { t } = texts.value;
  const { trouble, attempt } = useAttempt<Trouble>();
  const about = useSignal<{ readonly id: string; readonly name: string } | null>(null);
  const here = table.here.value;
  const isHost = me.value?.card.id === head.host;
  const ask = (action: TableAction) => attempt(table.ask(action));
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
      <h2 class="unseen">{t('table.places')}</h2>
      <ol class={css.places}>
        {head.places.map((place, i) => (
          <li key={i} class={css.place} data-free={place.kind === 'empty' ? '' : undefined}>
            {place.kind === 'empty' ? (
              <span class={css.free} aria-hidden="true" />
            ) : (
              <PlayerFace player={{ id: place.id, name: names[i] ?? '' }} />
            )}
            <span>
              <span class={css.who}>{names[i] ?? t('table.free')}</span>
              <span class={css.how}>
                {howText(place, i === head.own, here.includes(idOf(place)), isAgreeing(head))}
              </span>
            </span>
            <span class={css.buttons}>{actionsOf(place, i)}</span>
          </li>
        ))}
      </ol>
      <TroubleNote trouble={trouble.value} />
      {about.value === null ? null : (
        <PersonDialog person={about.value} table={table} onClose={set(about, null)} />
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

/** Whoever sits down to a first friendly game is ready for it. */
const isAgreeing = ({ phase, options, results }: AtTableProps['head']): boolean =>
  phase === 'open' && (results.length > 0 || !isFriendly(options.ruleset));

function howText(place: Place, isOwn: boolean, isHere: boolean, isAgreed: boolean): string {
  const { t } = texts.value;
  if (place.kind !== 'person') return '';
  const parts = [
    ...(isOwn ? [t('table.you')] : [t(isHere ? 'net.here' : 'net.away')]),
    ...(place.rating === null ? [] : [String(place.rating.rating)]),
    ...(place.isGone ? [t('table.gone')] : []),
    ...(isAgreed ? [t(place.isReady ? 'table.agrees' : 'table.agrees-not')] : []),
  ];
  return parts.join(', ');
}
