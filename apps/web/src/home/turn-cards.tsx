/** Games of this device that go on, those first in which a person is on turn: picture, opponent, score. */
import { botNamed } from '@taht/search';
import { type Texts, texts } from '../i18n/texts.ts';
import type { SavedGame } from '../local-games/message.ts';
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

/** Two words that cross. */
const EXAMPLE = `${'0000'.repeat(5)}0020002003e00020002000200000${'0000'.repeat(3)}`;

const TurnCard = ({ game }: { readonly game: SavedGame }) => (
  <a class={css.card} href={`/play/${game.id}`} data-mine={isMyTurn(game) ? '' : undefined}>
    <SmallBoard taken={game.taken ?? ''} size={54} />
    <span>
      <b>{othersOf(game)}</b>
      <small>{noteOf(game, texts.value)}</small>
    </span>
  </a>
);

/** Whoever the person plays with; around one device, everybody. */
function othersOf({ players }: SavedGame): string {
  const people = players.filter(isPerson);
  const others = people.length === 1 ? players.filter((player) => !isPerson(player)) : players;
  return others.map(({ name }) => name).join(', ');
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
