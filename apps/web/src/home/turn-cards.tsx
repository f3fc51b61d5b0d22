/** Games of this device that go on, those first in which a person is on turn: picture, opponent, score. */
import type { Letter } from '@taht/letters';
import { columnOf, type Player, rowOf, SQUARES, type Square } from '@taht/rules';
import { botNamed } from '@taht/search';
import { type Texts, texts } from '../i18n/texts.ts';
import type { SavedGame } from '../local-games/message.ts';
import { takenOf } from '../local-games/taken.ts';
import { PlayerFace } from '../ui/player-face.tsx';
import { SmallBoard } from './small-board.tsx';
import css from './turn-cards.module.css';

const isPerson = ({ id }: { readonly id: string }): boolean => botNamed(id) === undefined;

/** Whether it waits for somebody who sits at this device. */
const isMyTurn = ({ players, awaited = [] }: SavedGame): boolean =>
  awaited.some((seat) => {
    const player = players[seat];
    return player !== undefined && isPerson(player);
  });

/** So many are shown; all others stand in the list below. */
const MOST = 3;

export function TurnCards({ games }: { readonly games: readonly SavedGame[] }) {
  const { t } = texts.value;
  const open = games.filter(({ isOver, hasBegun = true }) => !isOver && hasBegun);
  const mine = open.filter(isMyTurn);
  const shown = [...mine, ...open.filter((game) => !mine.includes(game))].slice(0, MOST);
  if (shown.length === 0) return <FirstGame />;
  return (
    <div class={css.cards}>
      <h2>{t('home.my-turns')}</h2>
      {shown.map((game) => (
        <TurnCard key={game.id} game={game} />
      ))}
    </div>
  );
}

/** Whoever has no game yet may not know how it goes. */
const FirstGame = () => (
  <div class={css.cards}>
    <a class={css.card} href="/learn/first-game">
      <SmallBoard taken={EXAMPLE} size={54} />
      <span>
        <b>{texts.value.t('home.first-game')}</b>
        <small>{texts.value.t('home.first-game-about')}</small>
      </span>
    </a>
  </div>
);

/** Two words that cross, in the middle. */
const EXAMPLE = takenOf(
  Array.from({ length: SQUARES }, (_, square) => {
    const [row, column] = [rowOf(square as Square), columnOf(square as Square)];
    const isTaken =
      (row === 7 && column > 4 && column < 10) || (column === 6 && row > 4 && row < 11);
    return isTaken ? { letter: '' as Letter, blank: false } : null;
  }),
);

const TurnCard = ({ game }: { readonly game: SavedGame }) => (
  <a class={css.card} href={`/play/${game.id}`} data-mine={isMyTurn(game) ? '' : undefined}>
    <span class={css.picture}>
      <SmallBoard taken={game.taken ?? ''} size={54} />
      {othersOf(game)
        .slice(0, 1)
        .map((player) => (
          <PlayerFace key={player.id} player={player} size={24} />
        ))}
    </span>
    <span>
      <b>
        {othersOf(game)
          .map(({ name }) => name)
          .join(', ')}
      </b>
      <small>{noteOf(game, texts.value)}</small>
    </span>
  </a>
);

/** Whoever the person plays with; around one device, everybody. */
function othersOf({ players }: SavedGame): readonly Player[] {
  const isAlone = players.filter(isPerson).length === 1;
  return isAlone ? players.filter((player) => !isPerson(player)) : players;
}

/** Whose turn it is, and how it stands: the own points first. */
function noteOf(game: SavedGame, { t }: Texts): string {
  const { players, scores, awaited = [] } = game;
  const own = players.findIndex(isPerson);
  const order = [own, ...players.keys()].filter(
    (seat, i) => seat >= 0 && (i === 0 || seat !== own),
  );
  const score = order.map((seat) => scores[seat] ?? 0).join(' : ');
  const next = players[awaited[0] ?? -1];
  const turn = isMyTurn(game)
    ? t('home.my-turns')
    : next === undefined
      ? ''
      : t('home.their-turn', { player: next.name });
  return [turn, score].filter((part) => part !== '').join(', ');
}
