/** A step of a hint in words. */
import { makeRack } from '@taht/letters';
import { type Move, makePlay, makePosition } from '@taht/rules';
import type { Hint } from '@taht/search';
import type { Sitting } from './sitting.ts';

export function hintText(hint: Hint, sitting: Sitting): string {
  const { t } = sitting.texts;
  const { columns } = sitting.naming;
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
      return moveText(hint.move, sitting);
  }
}

function moveText(move: Move, { texts: { t }, game, naming }: Sitting): string {
  switch (move.kind) {
    case 'pass':
      return t('hint.pass');
    case 'exchange':
      return t('hint.exchange', { tiles: makeRack(move.tiles) });
    case 'place': {
      const columnsOfTiles = new Set(move.tiles.map(({ square }) => square % 15));
      const direction = columnsOfTiles.size === 1 && move.tiles.length > 1 ? 'down' : 'across';
      const { script } = naming;
      const { start, text } = makePlay(
        script.alphabet,
        game.board,
        move.tiles,
        direction,
        'letters',
      );
      const at = makePosition({ square: start, direction }, script.notation);
      return t('hint.move', { play: `${at} ${text}` });
    }
  }
}
