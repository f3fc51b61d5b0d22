/** Where the tiles are, as far as a record tells: how many in the bag and in each hand, and which of them are known. */
import type { Tile } from '@taht/letters';
import { takeTiles } from './tiles.ts';

export interface Stock {
  readonly bag: number;
  readonly held: readonly number[];
  /** Tiles that a player is known to hold still. */
  readonly known: readonly (readonly Tile[])[];
  /** False once the record has lost something: then only the size of a full rack is certain. */
  readonly isCounted: boolean;
}

export function startStock(tiles: number, players: number, rack: number): Stock {
  const perPlayer = <T>(value: T): T[] => Array<T>(players).fill(value);
  return {
    bag: tiles - players * rack,
    held: perPlayer(rack),
    known: perPlayer<readonly Tile[]>([]),
    isCounted: true,
  };
}

/** After a play the hand is filled up as far as the bag goes. */
export function afterPlay(stock: Stock, player: number, laid: number): Stock {
  const drawn = Math.min(laid, Math.max(0, stock.bag));
  const held = (stock.held[player] ?? 0) - laid + drawn;
  return { ...stock, bag: stock.bag - drawn, held: stock.held.with(player, held) };
}

export const withKnown = (stock: Stock, player: number, tiles: readonly Tile[]): Stock => ({
  ...stock,
  known: stock.known.with(player, tiles),
});

export const uncounted = (stock: Stock): Stock => ({ ...stock, isCounted: false });

/** The most tiles that the player can hold now. */
export const roomOf = (stock: Stock, player: number, rack: number): number =>
  stock.isCounted ? (stock.held[player] ?? rack) : rack;

export const isOut = (stock: Stock, player: number): boolean =>
  stock.isCounted && stock.bag === 0 && stock.held[player] === 0;

/** A rack and the tiles taken from it belong together if one hand has room for them all. */
export const fitInHand = (rack: readonly Tile[], used: readonly Tile[], room: number): boolean =>
  rack.length + takeTiles(rack, used).missing.length <= room;
