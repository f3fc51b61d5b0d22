/** All games of this device: those to go on with, then those that are over; any of them can be deleted. */
import { useSignal } from '@preact/signals';
import { botNamed } from '@taht/search';
import { dayText } from '../i18n/dates.ts';
import { type Texts, texts } from '../i18n/texts.ts';
import { localGames } from '../local-games/client.ts';
import { failureText } from '../local-games/failure-text.ts';
import type { SavedGame } from '../local-games/message.ts';
import { announce } from '../ui/announcer.tsx';
import { CancelButton } from '../ui/cancel-button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import list from '../ui/game-list.module.css';
import { set } from '../ui/set.ts';
import { Warning } from '../ui/warning.tsx';
import css from './more.module.css';
import type { DeviceGames } from './use-games.ts';

export function SavedGames({ games, trouble }: DeviceGames) {
  const { t } = texts.value;
  const doomed = useSignal<SavedGame | null>(null);

  const remove = async ({ id }: SavedGame): Promise<void> => {
    doomed.value = null;
    const removed = await localGames.ask({ kind: 'remove', game: id });
    if (!removed.ok) {
      trouble.value = removed.error;
      return;
    }
    games.value = games.value.filter((game) => game.id !== id);
    announce(t('home.deleted'));
    document.getElementById('main')?.focus();
  };

  const isOpen = ({ isOver }: SavedGame): boolean => !isOver;
  const open = games.value.filter(isOpen);
  const over = games.value.filter((game) => !isOpen(game));
  const askToRemove = (game: SavedGame): void => {
    doomed.value = game;
  };
  return (
    <>
      {trouble.value === null ? null : <Warning>{failureText(trouble.value, texts.value)}</Warning>}
      {open.length === 0 ? null : (
        <section>
          <h2>{t('home.continue')}</h2>
          <GameList games={open} onRemove={askToRemove} />
        </section>
      )}
      {over.length === 0 ? null : (
        <details class={css.over}>
          <summary>{t('home.finished')}</summary>
          <GameList games={over} onRemove={askToRemove} />
        </details>
      )}
      {doomed.value === null ? null : (
        <DeleteDialog game={doomed.value} onDelete={remove} onClose={set(doomed, null)} />
      )}
    </>
  );
}

interface GameListProps {
  readonly games: readonly SavedGame[];
  readonly onRemove: (game: SavedGame) => void;
}

const GameList = ({ games, onRemove }: GameListProps) => (
  <ul class={list.games}>
    {games.map((game) => (
      <li key={game.id}>
        <a class="button" href={`/play/${game.id}`}>
          <strong>{scoreLine(game)}</strong>
          <span class={list.note}>{noteOf(game, texts.value)}</span>
        </a>
        <button
          type="button"
          aria-label={texts.value.t('home.delete-this', { game: scoreLine(game) })}
          onClick={() => onRemove(game)}
        >
          <span aria-hidden="true">×</span>
        </button>
      </li>
    ))}
  </ul>
);

interface DeleteDialogProps {
  readonly game: SavedGame;
  readonly onDelete: (game: SavedGame) => void;
  readonly onClose: () => void;
}

function DeleteDialog({ game, onDelete, onClose }: DeleteDialogProps) {
  const { t } = texts.value;
  return (
    <Dialog title={t('home.delete-sure')} onClose={onClose}>
      <p>{scoreLine(game)}</p>
      <p class={css.begin}>
        <CancelButton onClick={onClose} />
        <button type="button" class="main" onClick={() => onDelete(game)}>
          {t('home.delete')}
        </button>
      </p>
    </Dialog>
  );
}

const scoreLine = ({ players, scores }: SavedGame): string =>
  players.map(({ name }, seat) => `${name} ${scores[seat] ?? 0}`).join(' – ');

/** Whose turn it is, the language of the words, and when it was last played. */
function noteOf(game: SavedGame, { t, find, language }: Texts): string {
  const day = dayText(game.at, language);
  const edition = find(`edition.${game.edition}`) ?? '';
  const turn = game.isOver ? '' : turnNote(game, t);
  return [edition, turn, day].filter((part) => part !== '').join(' · ');
}

function turnNote({ players, hasBegun = true, awaited = [] }: SavedGame, t: Texts['t']): string {
  if (!hasBegun) return t('home.not-begun');
  const people = players.filter(({ id }) => botNamed(id) === undefined);
  const player = players[awaited[0] ?? -1];
  if (player === undefined) return '';
  return people.length === 1 && people[0] === player
    ? t('game.your-turn')
    : t('game.turn-of', { player: player.name });
}
