/** The first two plays of a game on a real board: words of the language, as its notation writes them, and the points they make. */
import { alphabetFor } from '@taht/editions';
import type { Letter, Tile } from '@taht/letters';
import type { Language } from '@taht/messages';
import {
  columnLabels,
  emptyBoard,
  layTiles,
  makePosition,
  readLayout,
  readPlacement,
  tileTables,
} from '@taht/rules';
import { equipmentOf, goodMove, rowOf } from './moves.ts';

const RACK = 7;

export function twoPlays(language: Language) {
  const { rules, tileset, layout } = equipmentOf(language);
  const { star, premiums } = readLayout(layout);
  const alphabet = alphabetFor(tileset);
  const rack = tileset.tiles
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, RACK)
    .map(([letter]) => letter as string as Tile);
  const first = (rowOf(language, rack, true) ?? []) as readonly string[];
  const laid = first.map((letter, i) => ({
    square: (star + i) as typeof star,
    letter: letter as Letter,
    blank: false,
  }));
  const board = layTiles(emptyBoard, laid);
  const move = goodMove(language, { board, rack });
  if (move.kind !== 'place') throw new Error('no second play');
  const ground = { board, premiums, star, tables: tileTables(tileset) };
  const play = readPlacement(ground, move.tiles, rules);
  const [word] = play.ok ? play.value.words : [];
  if (word === undefined) throw new Error('no second word');
  const place = makePosition(
    { square: word.start, direction: word.direction },
    rules.notation,
    columnLabels(rules.notation, alphabet),
  );
  return {
    equipment: { alphabet, tileset, layout, rules },
    star,
    first,
    second: `${place} ${word.letters.join('')}`,
    score: move.score,
  };
}
