/** The orders in which the tiles of the bag may come, each with its chance, when nobody knows which of the unseen tiles they are. */
import { CODES } from '../tiles.ts';

export interface BagOrder {
  /** Codes of the tiles, the one drawn first at the front. */
  readonly tiles: readonly number[];
  /** What the other seat holds then. */
  readonly rack: Uint8Array;
  /** How often it comes up, against the others. */
  readonly weight: number;
}

/** All orders, or at most so many, spread evenly over them. */
export function bagOrders(unseen: Uint8Array, inBag: number, most: number): BagOrder[] {
  const orders: BagOrder[] = [];
  const left = unseen.slice();
  const tiles: number[] = [];
  const draw = (weight: number): void => {
    if (tiles.length === inBag) {
      orders.push({ tiles: [...tiles], rack: left.slice(), weight });
      return;
    }
    for (let code = 0; code < CODES; code++) {
      const held = left[code] as number;
      if (held === 0) continue;
      left[code] = held - 1;
      tiles.push(code);
      draw(weight * held);
      tiles.pop();
      left[code] = held;
    }
  };
  draw(1);
  return orders.length <= most ? orders : spread(orders, most);
}

/** Every order stands for as many as its weight says; of these, one at every so many steps. */
function spread(orders: readonly BagOrder[], most: number): BagOrder[] {
  const total = orders.reduce((sum, { weight }) => sum + weight, 0);
  const taken: BagOrder[] = [];
  let passed = 0;
  for (const order of orders) {
    passed += order.weight;
    while (taken.length < most && ((taken.length + 0.5) / most) * total < passed)
      taken.push({ ...order, weight: 1 });
  }
  return taken;
}
