/** The board of a preview: of an edition, with what lies on it. */
import { type Edition, editionOf, editions } from '@taht/editions';
import type { Language } from '@taht/messages';
import { type Board, emptyBoard } from '@taht/rules';
import { textsIn } from '../texts/texts.ts';
import { type Equipment, equipmentIn } from './equipment.ts';
import type { BoardPicture, PremiumMarks } from './preview.ts';

export const boardPicture = (
  { layout, tileset }: Pick<Equipment, 'layout' | 'tileset'>,
  language: Language,
  board: Board = emptyBoard,
): BoardPicture => ({
  layout,
  board,
  points: Object.fromEntries(tileset.tiles.map(([letter, , points]) => [letter, points])),
  marks: marksIn(language),
});

/** An edition that is no longer known has the board of the first. */
export const equipmentOf = (edition: string, ruleset?: string): Equipment =>
  equipmentIn(editionOf(edition) ?? (editions[0] as Edition), ruleset);

function marksIn(language: Language): PremiumMarks {
  const t = textsIn(language);
  return {
    letter2: t('premium.double-letter.short'),
    letter3: t('premium.triple-letter.short'),
    word2: t('premium.double-word.short'),
    word3: t('premium.triple-word.short'),
  };
}
