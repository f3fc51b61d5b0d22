/** The turns of a game as a score sheet has them: one line for each, with what it brought and the total after it. */
import { type Alphabet, makeTile } from '@taht/letters';
import {
  evolve,
  type Game,
  type GameEvent,
  makePlay,
  type Position,
  type Seat,
  type SkipCause,
  type Square,
  START,
} from '@taht/rules';
import type { Naming } from './naming.ts';
import type { Texts } from './texts.ts';

export type TurnKind = 'play' | 'retracted' | 'exchange' | 'pass' | 'skip' | 'adjusted';

export interface Turn {
  readonly seat: Seat;
  readonly kind: TurnKind;
  /** Where and what was laid, blanks in small letters. */
  readonly play: (Position & { readonly word: string; readonly squares: readonly Square[] }) | null;
  readonly score: number;
  readonly total: number;
  readonly cause: SkipCause | null;
}

export function turnsOf(events: readonly GameEvent[], alphabet: Alphabet): readonly Turn[] {
  let game: Game = START;
  let turns: readonly Turn[] = [];
  for (const event of events) {
    const after = evolve(game, event);
    turns = addTurn(turns, event, game, after, alphabet);
    game = after;
  }
  return turns;
}

/** The turns after one more event. */
export function addTurn(
  turns: readonly Turn[],
  event: GameEvent,
  before: Game,
  after: Game,
  alphabet: Alphabet,
): readonly Turn[] {
  switch (event.kind) {
    case 'placed': {
      const { start, text } = makePlay(
        alphabet,
        before.board,
        event.tiles,
        event.direction,
        'letters',
      );
      const squares = event.tiles.map(({ square }) => square);
      const play = { square: start, direction: event.direction, word: text, squares };
      return [...turns, turn(after, event.seat, 'play', { play, score: event.score })];
    }
    case 'stood':
    case 'retracted':
      return turns.map((each, i) => (i === turns.length - 1 ? settled(each, event, after) : each));
    case 'exchanged':
      return [...turns, turn(after, event.seat, 'exchange')];
    case 'passed':
      return [...turns, turn(after, event.seat, 'pass')];
    case 'skipped':
      return [...turns, turn(after, event.seat, 'skip', { cause: event.cause })];
    case 'adjusted':
      return [...turns, turn(after, event.seat, 'adjusted', { score: event.points })];
    case 'undone':
      return turns.slice(
        0,
        turns.findLastIndex(({ kind }) => isMove(kind)),
      );
    default:
      return turns;
  }
}

const isMove = (kind: TurnKind): boolean => kind !== 'skip' && kind !== 'adjusted';

const turn = (game: Game, seat: Seat, kind: TurnKind, more: Partial<Turn> = {}): Turn => ({
  seat,
  kind,
  play: null,
  score: 0,
  total: game.seats[seat]?.score ?? 0,
  cause: null,
  ...more,
});

function settled(
  { play, ...rest }: Turn,
  event: Extract<GameEvent, { kind: 'stood' | 'retracted' }>,
  { seats }: Game,
): Turn {
  const total = seats[event.seat]?.score ?? 0;
  if (event.kind === 'retracted')
    return { ...rest, play: play && { ...play, squares: [] }, kind: 'retracted', score: 0, total };
  return { ...rest, play, score: event.score + event.themeBonus, total };
}

/** The tiles of the last play, as long as nothing else was laid. */
export const freshSquares = (turns: readonly Turn[]): ReadonlySet<Square> =>
  new Set(turns.findLast(({ play }) => play !== null)?.play?.squares);

export const tilesText = (tiles: readonly Parameters<typeof makeTile>[0][]): string =>
  tiles.map(makeTile).join(' ');

/** A word laid is told by the word; everything else by the name it has on a score sheet. */
export function turnText(turn: Turn, naming: Naming, { t }: Texts): string {
  if (turn.play === null) return t(`turn.${turn.kind}`);
  const text = naming.play(turn.play);
  return turn.kind === 'retracted' ? `${text} (${t('turn.retracted')})` : text;
}

/** Nothing for a turn that could bring nothing. */
export const pointsText = ({ play, score }: Turn): string =>
  play === null && score === 0 ? '' : String(score);
