/** Why a play scores what it scores: every letter, every premium, every word. */
import type { Letter } from '@taht/letters';
import {
  type Cell,
  type Ground,
  layTiles,
  neighbour,
  type Play,
  type Square,
  tileOf,
  tilePoints,
} from '@taht/rules';

export interface WhyLetter {
  readonly letter: Letter;
  readonly square: Square;
  readonly points: number;
  /** What its square makes of it; 1 where the square counts no more. */
  readonly times: number;
  readonly wordTimes: number;
  readonly isBlank: boolean;
  /** It lay there before, on a premium that is used up. */
  readonly isSpent: boolean;
}

export interface WhyWord {
  readonly word: string;
  readonly letters: readonly WhyLetter[];
  readonly times: number;
  readonly score: number;
}

export function whyOf(ground: Ground, play: Play): readonly WhyWord[] {
  const after = layTiles(ground.board, play.tiles);
  return play.words.map(({ letters, start, direction, score }) => {
    const whys: WhyLetter[] = [];
    for (let square: Square | undefined = start; whys.length < letters.length; ) {
      if (square === undefined) break;
      whys.push(whyLetter(ground, after[square] as Cell, square));
      square = neighbour(square, direction, 1);
    }
    const times = whys.reduce((product, { wordTimes }) => product * wordTimes, 1);
    return { word: letters.join(''), letters: whys, times, score };
  });
}

function whyLetter(ground: Ground, cell: Cell, square: Square): WhyLetter {
  const isNew = ground.board[square] === null;
  const { letter = 1, word = 1 } = ground.premiums[square] ?? {};
  return {
    letter: cell.letter,
    square,
    points: tilePoints(ground.tables, tileOf(cell)),
    times: isNew ? letter : 1,
    wordTimes: isNew ? word : 1,
    isBlank: cell.blank,
    isSpent: !isNew && (letter > 1 || word > 1),
  };
}

/** `(4×2 + 1 + 1) × 2 = 20`. */
export function sumText({ letters, times, score }: WhyWord): string {
  const sum = letters
    .map(({ points, times: by }) => (by === 1 ? `${points}` : `${points}×${by}`))
    .join(' + ');
  return times === 1 ? `${sum} = ${score}` : `(${sum}) × ${times} = ${score}`;
}
