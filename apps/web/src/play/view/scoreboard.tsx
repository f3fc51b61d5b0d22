/** Who plays: a card each with face, name and points, the clock where there is one, and whose turn it is. */

import { clockText, type Naming, timeLeft } from '@taht/phrasing';
import { followers, type Game, isPlaying, type Seat } from '@taht/rules';
import { useEffect, useRef } from 'preact/hooks';
import { alsoSay, texts } from '../../i18n/texts.ts';
import { announce } from '../../ui/announcer.tsx';
import { clockCall } from '../../ui/clock-call.ts';
import { hear } from '../../ui/hear.ts';
import { later } from '../../ui/later.tsx';
import { useNow } from '../../ui/use-now.ts';
import css from './scoreboard.module.css';

/** Only to be looked at: the game can begin before they are there. */
const PlayerFace = later(() =>
  import('../../ui/player-face.tsx').then(({ PlayerFace }) => PlayerFace),
);

export interface ScoreboardProps {
  readonly game: Game;
  readonly naming: Naming;
  /** Whose clock is spoken of; null for those who only look. */
  readonly seat: number | null;
  /** The time by which its clocks are shown. */
  readonly time: () => number;
}

export function Scoreboard({ game, naming, seat: own, time }: ScoreboardProps) {
  const now = useNow(time, game.clock.running !== null);
  useClockCalls(own === null ? null : timeLeft(game, own, now));
  const next = nextIn(game);
  const seats = game.order.length > 0 ? game.order : game.seats.map((_, seat) => seat);
  return (
    <ul
      class={css.players}
      aria-label={texts.value.t('game.players')}
      style={{ '--seats': seats.length }}
      data-many={seats.length > 2 ? '' : undefined}
    >
      {seats.map((seat) => (
        <Card
          key={seat}
          game={game}
          seat={seat}
          name={naming.player(seat)}
          isNext={seat === next}
          now={now}
        />
      ))}
    </ul>
  );
}

/** Whose turn it is; while a play is open, whoever accepts it by laying the next. */
function nextIn(game: Game): Seat | undefined {
  const { phase } = game;
  if ('seat' in phase) return phase.seat;
  if (phase.kind !== 'window') return undefined;
  return followers(game, phase.play.seat).find((seat) => isPlaying(game, seat));
}

interface CardProps {
  readonly game: Game;
  readonly seat: Seat;
  readonly name: string;
  readonly isNext: boolean;
  readonly now: number;
}

function Card({ game, seat, name, isNext, now }: CardProps) {
  const { t } = texts.value;
  const { phase } = game;
  const held = game.seats[seat];
  if (held === undefined) return null;
  const { rack, standing, player } = held;
  // What may still be challenged counts already, and is marked.
  const open = 'play' in phase && phase.play.seat === seat ? phase.play.score : null;
  const score = held.score + (open ?? 0);
  const left = timeLeft(game, seat, now);
  const isFull = standing === 'playing' && rack.length >= game.rules.rack;
  return (
    <li class={css.player} aria-current={isNext ? 'true' : undefined} data-seat={seat}>
      <span class={css.face}>
        <PlayerFace player={{ ...player, name }} size={32} />
      </span>
      <span class={css.name}>{name}</span>
      <span class={css.score} data-open={open === null ? undefined : ''}>
        <span aria-hidden="true" data-score="">
          {score}
        </span>
        <span class="unseen">
          {t('count.points', { count: score })}
          {open === null ? null : `, ${t('game.score-open')}`}
        </span>
      </span>
      <span class={isFull ? 'unseen' : css.more}>
        {standing === 'playing'
          ? t('count.tiles', { count: rack.length })
          : t(`standing.${standing}`)}
      </span>
      {left === null ? null : (
        <time class={css.clock} data-short={left < 60_000 ? '' : undefined}>
          {clockText(left)}
        </time>
      )}
    </li>
  );
}

/** Said politely, once each, and only about the own clock. */
function useClockCalls(left: number | null): void {
  const before = useRef<number | null>(null);
  useEffect(() => {
    const call = clockCall(before.current, left);
    before.current = left;
    if (call === null) return;
    hear('hurry');
    void alsoSay('game').then(() => announce(texts.value.t(`in-game.clock.${call}`)));
  }, [left]);
}
