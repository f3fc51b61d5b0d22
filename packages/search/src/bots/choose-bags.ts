/** With two or three bags: blanks wherever they can be had, and vowels and consonants as the whole set has them. */
import { BLANK } from '@taht/letters';
import type { Action, GameView, Seat, SeatView, TileSet } from '@taht/rules';

export function chooseBags(view: GameView, seat: Seat, count: number): Action {
  const [vowelBag = 0, consonantBag = 0, blankBag = 0] = view.bags;
  const rack = (view.seats[seat] as SeatView).rack ?? [];
  const blanks = Math.min(blankBag, count);
  const rest = count - blanks;
  const letters = rack.filter((tile) => tile !== BLANK);
  const held = letters.filter((tile) => (view.tileset.vowels as readonly string[]).includes(tile));
  const wanted = Math.round(vowelShare(view.tileset) * (letters.length + rest)) - held.length;
  const vowels = Math.max(Math.min(wanted, vowelBag, rest), Math.max(0, rest - consonantBag));
  return {
    kind: 'choose-bags',
    counts: [vowels, rest - vowels, blanks].slice(0, view.bags.length),
  };
}

function vowelShare({ tiles, vowels }: TileSet): number {
  const sum = (rows: TileSet['tiles']): number => rows.reduce((n, [, count]) => n + count, 0);
  return sum(tiles.filter(([letter]) => vowels.includes(letter))) / Math.max(1, sum(tiles));
}
