/** Solitaires to go on with or to look at again. */
import { useSignal } from '@preact/signals';
import { homeOfTiles } from '@taht/editions';
import { dayText } from '../../i18n/dates.ts';
import { type Texts, texts } from '../../i18n/texts.ts';
import type { SavedSolitaire } from '../../local-games/other/message.ts';
import list from '../../ui/game-list.module.css';
import { set } from '../../ui/set.ts';
import { Sure } from '../../ui/sure.tsx';

export interface AttemptsProps {
  readonly title: string;
  readonly games: readonly SavedSolitaire[];
  readonly onRemove: (id: string) => void;
}

export function Attempts({ title, games, onRemove }: AttemptsProps) {
  const { t } = texts.value;
  const doomed = useSignal<string | null>(null);
  const id = doomed.value;
  if (games.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul class={list.games}>
        {games.map((game) => (
          <li key={game.id}>
            <a class="button" href={`/solitaire/${game.id}`}>
              <strong>{solitaireName(game, texts.value)}</strong>
              <span class={list.note}>
                {game.scores.join(' – ')} · {noteOf(game, texts.value)}
              </span>
            </a>
            <button
              type="button"
              aria-label={t('home.delete-this', { game: solitaireName(game, texts.value) })}
              onClick={() => {
                doomed.value = game.id;
              }}
            >
              <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
      {id === null ? null : (
        <Sure text={t('home.delete-sure')} onYes={() => onRemove(id)} onClose={set(doomed, null)} />
      )}
    </section>
  );
}

/** With its day, where it has one. */
export function solitaireName(
  { variant, day }: Pick<SavedSolitaire, 'variant' | 'day'>,
  { t, language }: Texts,
): string {
  const game = t(`solitaire.variant.${variant}`);
  if (day === null) return game;
  const date = dayText(Date.parse(`${day}T12:00`), language);
  return t('solitaire.of-day', { game, date });
}

function noteOf({ tileset, at }: SavedSolitaire, { find, language }: Texts): string {
  const edition = homeOfTiles(tileset);
  const date = dayText(at, language);
  return `${find(`edition.${edition?.id}`) ?? ''} · ${date}`;
}
