/** The panel beside the board: scores, times, the bag and the last moves. Where there is no room it becomes a few lines below. */

import {
  bagText,
  clockText,
  type Naming,
  pointsText,
  type Texts,
  type Turn,
  timeLeft,
  turnText,
} from '@taht/phrasing';
import type { Game, Seat } from '@taht/rules';
import type { Style } from '../../../screen/style.ts';
import { cutTo, padEnd, padStart, widthOf } from '../../../text/width.ts';
import { wrap } from '../../../text/wrap.ts';

export interface Scores {
  readonly game: Game;
  readonly naming: Naming;
  readonly turns: readonly Turn[];
  readonly now: number;
}

export function panelLines(scores: Scores, style: Style, width: number, height: number): string[] {
  const { game } = scores;
  const players = game.seats.map((_, seat) => playerLine(scores, style, seat, width));
  const bag = wrap(bagText(game, style.texts), width);
  const head = [...players, '', ...bag, ''];
  const moves = scores.turns
    .slice(-Math.max(0, height - head.length))
    .map((turn) => moveLine(turn, scores.naming, style.texts, width));
  return [...head, ...moves].slice(0, height);
}

/** For narrow terminals. */
export function panelRow(scores: Scores, style: Style): string[] {
  const { game, naming, now } = scores;
  const players = game.seats.map((state, seat) => {
    const time = timeLeft(game, seat, now);
    const clock = time === null ? '' : ` ${clockText(time)}`;
    return `${mark(game, seat)}${cutTo(naming.player(seat), 14)} ${state.score}${clock}`;
  });
  return wrap([...players, bagText(game, style.texts)].join('  '), style.columns);
}

function playerLine(
  { game, naming, now }: Scores,
  style: Style,
  seat: Seat,
  width: number,
): string {
  const state = game.seats[seat] as Game['seats'][number];
  const time = timeLeft(game, seat, now);
  const right = `${padStart(String(state.score), 4)}${time === null ? '' : padStart(clockText(time), 7)}`;
  const name = cutTo(`${mark(game, seat)}${naming.player(seat)}`, width - widthOf(right) - 1);
  const line = `${padEnd(name, width - widthOf(right))}${right}`;
  if (state.standing !== 'playing') return style.paint.faint(line);
  return onTurn(game) === seat ? style.paint.heading(line) : line;
}

const mark = (game: Game, seat: Seat): string => (onTurn(game) === seat ? '▸ ' : '  ');

const onTurn = ({ phase }: Game): Seat | null => {
  if ('play' in phase) return phase.play.seat;
  return 'seat' in phase ? phase.seat : null;
};

/** The newest at the bottom: name, play, points. */
function moveLine(turn: Turn, naming: Naming, texts: Texts, width: number): string {
  const text = pointsText(turn);
  const points = text === '' ? '' : ` ${text}`;
  const name = cutTo(naming.player(turn.seat), 8);
  return `${cutTo(`${name} ${turnText(turn, naming, texts)}`, width - points.length)}${points}`;
}
