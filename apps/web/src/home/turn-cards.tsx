/** Games that go on, of this device and over the network, those first in which it is one's turn. */
import { texts } from '../i18n/texts.ts';
import type { SavedGame } from '../local-games/message.ts';
import { NearBoard } from '../ui/small-board.tsx';
import { TurnCard } from '../ui/turn-card.tsx';
import { mineFirst, type TurnGame } from '../ui/turn-game.ts';
import { deviceTurns } from './device-turns.ts';
import css from './turn-cards.module.css';

/** So many are shown; all others stand in the lists below. */
const MOST = 3;

interface TurnCardsProps {
  readonly network: readonly TurnGame[];
  readonly device: readonly SavedGame[];
}

export function TurnCards({ network, device }: TurnCardsProps) {
  const shown = mineFirst([...network, ...deviceTurns(device, texts.value)]).slice(0, MOST);
  if (shown.length === 0) return <FirstGame />;
  return (
    <div class={css.cards}>
      <h2>{texts.value.t('home.my-turns')}</h2>
      {shown.map((game) => (
        <TurnCard key={game.href} game={game} />
      ))}
    </div>
  );
}

/** Whoever has no game yet may not know how it goes. */
const FirstGame = () => (
  <div class={css.cards}>
    <a class={css.first} href="/learn/first-game">
      <NearBoard squares={EXAMPLE} />
      <span>
        <b>{texts.value.t('home.first-game')}</b>
        <small>{texts.value.t('home.first-game-about')}</small>
      </span>
    </a>
  </div>
);

/** Three words that cross, seen from near. */
const EXAMPLE = [5, 6, 7, 8, 12, 17, 22, 23, 24];
