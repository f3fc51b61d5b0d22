/** Holds a recorded rack against the tiles used from it, and all that is known against the tile set. */
import { makeRack, type Tile } from '@taht/letters';
import { countText, type Found, type State, type Table } from './state.ts';
import { fitInHand, roomOf, withKnown } from './stock.ts';
import { takeTiles, tilesOn } from './tiles.ts';

export interface TileUse {
  /** Undefined where the rack's text makes no sense; empty where it is not known. */
  readonly rack: readonly Tile[] | undefined;
  readonly rackText: string;
  readonly used: readonly Tile[];
}

/** `state` is already after the move as far as the board goes, but before the draw. At most one difference comes of it. */
export function checkTiles(
  table: Table,
  state: State,
  player: number,
  { rack = [], rackText, used }: TileUse,
): { readonly state: State; readonly found: readonly Found[] } {
  const { left, missing } = takeTiles(rack, used);
  const room = roomOf(state.stock, player, table.rules.rack);
  const isHeld = fitInHand(rack, used, room);
  const stock = withKnown(state.stock, player, isHeld && missing.length === 0 ? left : []);
  const seen = [tilesOn(state.ground.board), ...stock.known].flat();
  const excess = takeTiles(table.pile, seen).missing;
  const surplus = [...new Set([...state.surplus, ...excess])];
  const checked = { ...state, stock, surplus };
  if (!isHeld) return { state: checked, found: [heldFault(rack, rackText, used, room)] };
  const [fresh] = surplus.slice(state.surplus.length);
  if (fresh === undefined) return { state: checked, found: [] };
  const [expected, recorded] = [countText(table.pile, fresh), countText(seen, fresh)];
  return { state: checked, found: [{ kind: 'tiles', expected, recorded }] };
}

function heldFault(
  rack: readonly Tile[],
  rackText: string,
  used: readonly Tile[],
  room: number,
): Found {
  if (rack.length > room || rack.length === 0)
    return { kind: 'tiles', expected: room, recorded: Math.max(rack.length, used.length) };
  return { kind: 'tiles', expected: rackText, recorded: makeRack(used) };
}
