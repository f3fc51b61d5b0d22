/** A step of a hint in words. */
import { makeRack } from '@taht/letters';
import type { Board, Move } from '@taht/rules';
import type { Hint } from '@taht/search';
import { laidText } from './move.ts';
import type { Naming } from './naming.ts';
import type { Texts } from './texts.ts';

/** `board` is the one that the hint was found on. */
export function hintText(hint: Hint, board: Board, texts: Texts, naming: Naming): string {
  const { t } = texts;
  const { columns } = naming;
  switch (hint.step) {
    case 'where':
      return t('hint.where', {
        rows: `${hint.rows[0] + 1}–${hint.rows[1] + 1}`,
        columns: `${columns[hint.columns[0]]}–${columns[hint.columns[1]]}`,
      });
    case 'length':
      return t('hint.length', { count: hint.tiles });
    case 'letters':
      return t('hint.letters', { tiles: makeRack(hint.tiles) });
    case 'move':
      return moveText(hint.move, board, texts, naming);
  }
}

function moveText(move: Move, board: Board, { t }: Texts, naming: Naming): string {
  switch (move.kind) {
    case 'pass':
      return t('hint.pass');
    case 'exchange':
      return t('hint.exchange', { tiles: makeRack(move.tiles) });
    case 'place':
      return t('hint.move', { play: laidText(move.tiles, board, naming) });
  }
}
