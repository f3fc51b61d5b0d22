/** A game that goes on, as a line: its picture, whom one plays with, whose turn it is, the score and the clock. */
import { clockText } from '@taht/phrasing';
import { texts } from '../i18n/texts.ts';
import { PlayerFace } from './player-face.tsx';
import { SmallBoard } from './small-board.tsx';
import css from './turn-card.module.css';
import { mineFirst, type TurnGame } from './turn-game.ts';
import { useNow } from './use-now.ts';

export const TurnCard = ({ game }: { readonly game: TurnGame }) => (
  <a class={css.card} href={game.href} data-mine={game.isMine ? '' : undefined}>
    <span class={css.picture}>
      <SmallBoard squares={game.squares} />
      {game.others.slice(0, 1).map((player) => (
        <PlayerFace key={player.id} player={player} size={24} />
      ))}
    </span>
    <span>
      <b>{namesOf(game)}</b>
      <small>
        {[game.turn, game.score].filter((part) => part !== '').join(', ')}
        {game.until === null ? null : <TimeLeft until={game.until} />}
      </small>
    </span>
  </a>
);

/** As many as a phone has room for. */
function namesOf({ others }: TurnGame): string {
  const [first, ...more] = others.map(({ name }) => name);
  if (first === undefined || more.length < 2) return [first, ...more].join(', ');
  return texts.value.t('home.and-more', { player: first, count: more.length });
}

const TimeLeft = ({ until }: { readonly until: number }) => (
  <time class={css.clock}>{clockText(Math.max(0, until - useNow(Date.now, true)))}</time>
);

interface TurnListProps {
  readonly title: string;
  readonly games: readonly TurnGame[];
}

export const TurnList = ({ title, games }: TurnListProps) =>
  games.length === 0 ? null : (
    <section>
      <h2>{title}</h2>
      <ul class={css.games}>
        {mineFirst(games).map((game) => (
          <li key={game.href}>
            <TurnCard game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
