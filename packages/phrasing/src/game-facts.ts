/** What is worth telling of a finished game: its best and its longest word, how the scores went, and where it turned. */
import { type Alphabet, BLANK, type Letter, parseTokens, type Tile } from '@taht/letters';
import { type BySeat, neighbour, type Seat, type Square } from '@taht/rules';
import type { Turn } from './turns.ts';

export interface WordFact {
  readonly seat: Seat;
  /** Among all turns of the game, from 1. */
  readonly turn: number;
  readonly score: number;
  /** Every tile of the word, those that lay there before too. */
  readonly tiles: readonly WordTile[];
}

export interface WordTile {
  readonly tile: Tile;
  /** What a blank stands for. */
  readonly letter: Letter;
  readonly square: Square;
}

/** The word of every play that stood. */
export const wordsPlayed = (turns: readonly Turn[], alphabet: Alphabet): readonly WordFact[] =>
  turns.flatMap(({ seat, kind, play, score }, i) =>
    kind !== 'play' || play === null
      ? []
      : [{ seat, turn: i + 1, score, tiles: tilesOf(play, alphabet) }],
  );

function tilesOf(play: NonNullable<Turn['play']>, alphabet: Alphabet): WordTile[] {
  const tokens = parseTokens(alphabet, play.word);
  if (!tokens.ok) return [];
  return tokens.value.flatMap((token, i) => {
    const square = neighbour(play.square, play.direction, i);
    return token.kind === 'dot' || square === undefined
      ? []
      : [{ tile: token.marked ? BLANK : token.letter, letter: token.letter, square }];
  });
}

/** By points; the earlier of equals. */
export const bestWord = (words: readonly WordFact[]): WordFact | undefined =>
  words.toSorted((a, b) => b.score - a.score)[0];

/** By letters, then by points. */
export const longestWord = (words: readonly WordFact[]): WordFact | undefined =>
  words.toSorted((a, b) => b.tiles.length - a.tiles.length || b.score - a.score)[0];

/** The scores before the first turn, after each, and at the end where that changed them; by seat at each moment. */
export function courseOf(turns: readonly Turn[], final: BySeat<number>): readonly BySeat<number>[] {
  const course: BySeat<number>[] = [final.map(() => 0)];
  for (const { seat, total } of turns) course.push(replaced(course.at(-1) ?? [], seat, total));
  const last = course.at(-1);
  return last?.every((score, seat) => score === final[seat]) ? course : [...course, final];
}

const replaced = (scores: BySeat<number>, seat: Seat, total: number): BySeat<number> =>
  scores.map((score, each) => (each === seat ? total : score));

export interface Swing {
  /** From 1, as `WordFact` has it. */
  readonly turn: number;
  readonly seat: Seat;
  /** How much further ahead of the best of the others it brought the player, their answers counted. */
  readonly points: number;
}

/** The play that changed most: by what it brought, less what the others made until the player's next turn. */
export function swingOf(turns: readonly Turn[], final: BySeat<number>): Swing | undefined {
  const course = courseOf(turns, final);
  const swings = turns.flatMap(({ seat, kind }, i) => {
    if (kind !== 'play') return [];
    const next = turns.findIndex((turn, at) => at > i && turn.seat === seat);
    const until = course[next < 0 ? turns.length : next];
    return [{ turn: i + 1, seat, points: leadOf(until, seat) - leadOf(course[i], seat) }];
  });
  return swings.toSorted((a, b) => b.points - a.points)[0];
}

const leadOf = (scores: BySeat<number> = [], seat: Seat): number =>
  (scores[seat] ?? 0) - Math.max(...scores.filter((_, each) => each !== seat), 0);
