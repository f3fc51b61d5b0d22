/** The panel beside the board: scores, times, the bag and the last moves; or all that in a few lines below it. */
import type { Game, Seat } from '@taht/rules';
import type { Texts } from '../i18n.ts';
import type { Naming } from '../play/naming.ts';
import type { Turn } from '../play/turns.ts';
import { cutTo, padEnd, padStart, widthOf } from '../text/width.ts';
import { wrap } from '../text/wrap.ts';
import { clockText, timeLeft } from './clock.ts';
import type { Style } from './style.ts';

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

export function bagText({ bags }: Game, { t }: Texts): string {
  const [vowels = 0, consonants = 0, blanks] = bags.map((bag) => bag.length);
  if (bags.length < 2) return t('play.bag', { count: vowels });
  return blanks === undefined
    ? t('play.bags', { vowels, consonants })
    : t('play.bags-third', { vowels, consonants, blanks });
}

/** The newest at the bottom: name, play, points. */
function moveLine(turn: Turn, naming: Naming, texts: Texts, width: number): string {
  const points = turn.play === null && turn.score === 0 ? '' : ` ${turn.score}`;
  const name = cutTo(naming.player(turn.seat), 8);
  return `${cutTo(`${name} ${turnText(turn, naming, texts)}`, width - points.length)}${points}`;
}

/** A word laid is told by the word; everything else by the name it has on a score sheet. */
export function turnText(turn: Turn, naming: Naming, { t }: Texts): string {
  if (turn.play === null) return t(`turn.${turn.kind}`);
  const text = naming.play(turn.play);
  return turn.kind === 'retracted' ? `${text} (${t('turn.retracted')})` : text;
}
