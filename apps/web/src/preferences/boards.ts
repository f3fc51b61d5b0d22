/** The boards and tile faces there are to choose from; each of ours is a set of colours of that name in `styles/boards.css` and `styles/tiles.css`. */
import type { PremiumColours } from '@taht/editions';

/** `rulebook` is another from game to game: the colours that its rulebook names. */
export const BOARDS = ['evening', 'linen', 'moss', 'rulebook', 'clear'] as const;
export type Board = (typeof BOARDS)[number];

/** `fitting`, until another is chosen: the rulebook's where a game is played by it, the evening sky among friends. */
export const BOARD_CHOICES = ['fitting', ...BOARDS] as const;
export type BoardChoice = (typeof BOARD_CHOICES)[number];

/** What is worn in the end. */
export type ShownBoard = Exclude<Board, 'rulebook'> | Exclude<PremiumColours, 'printed'>;

export const TILE_FACES = ['birch', 'paper', 'cherry', 'slate', 'sun'] as const;
export type TileFace = (typeof TILE_FACES)[number];
