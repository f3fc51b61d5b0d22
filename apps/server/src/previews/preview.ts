/** What a link tells of a page before it is opened: words, a board as everybody may see it, and who plays. Nothing else is ever drawn. */
import { createHash } from 'node:crypto';
import type { Language } from '@taht/messages';
import type { Board, Layout, Square } from '@taht/rules';

export interface Preview {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  readonly board: BoardPicture;
  readonly players: readonly PreviewPlayer[];
}

export interface PreviewPlayer {
  readonly name: string;
  /** Null before a game. */
  readonly score: number | null;
}

export interface BoardPicture {
  readonly layout: Layout;
  readonly board: Board;
  /** What each letter is worth. */
  readonly points: Readonly<Record<string, number>>;
  /** What stands on the premium squares. */
  readonly marks: PremiumMarks;
  /** The tiles of the turn that is told. */
  readonly fresh?: readonly Square[];
}

export interface PremiumMarks {
  readonly letter2: string;
  readonly letter3: string;
  readonly word2: string;
  readonly word3: string;
}

/** Grows with every change of how pictures are drawn, so that old ones are not shown any more. */
const DRAWING = 2;

/** The same for the same picture, and for no other. */
export const digestOf = (preview: Preview): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING, preview]))
    .digest('base64url')
    .slice(0, 22);
