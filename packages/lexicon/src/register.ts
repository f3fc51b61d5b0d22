/**
 * Finds a list of siblings among all that were laid down, and among their tails, by its contents.
 * An open hash table of positions; the nodes themselves are the keys.
 */
const FIRST_SLOTS = 1 << 12;

export class Register {
  /** Positions in the nodes; 0 is a free slot. */
  #slots = new Int32Array(FIRST_SLOTS);
  #used = 0;

  /** Where the nodes of `list` from `from` up to `to` stand already, or 0. */
  find(nodes: Int32Array, list: Int32Array, from: number, to: number): number {
    let hash = 0;
    for (let i = to - 1; i >= from; i--) hash = mixed(hash, list[i] as number);
    return this.#slots[this.#slotFor(hash, nodes, list, from, to)] as number;
  }

  /** Takes in the list from `start` up to `end`, and all its tails. */
  add(nodes: Int32Array, start: number, end: number): void {
    if ((this.#used + end - start) * 2 > this.#slots.length) this.#grow(nodes, start);
    let hash = 0;
    for (let at = end - 1; at >= start; at--) {
      hash = mixed(hash, nodes[at] as number);
      const slot = this.#slotFor(hash, nodes, nodes, at, end);
      if (this.#slots[slot] !== 0) continue;
      this.#slots[slot] = at;
      this.#used++;
    }
  }

  /** The slot that holds such a list, or the free one where it belongs. */
  #slotFor(hash: number, nodes: Int32Array, list: Int32Array, from: number, to: number): number {
    const slots = this.#slots;
    let slot = hash & (slots.length - 1);
    for (; ; slot = (slot + 1) & (slots.length - 1)) {
      const at = slots[slot] as number;
      if (at === 0 || isSame(nodes, at, list, from, to)) return slot;
    }
  }

  /** Hashes are not kept, so all lists before `end` are taken in again. */
  #grow(nodes: Int32Array, end: number): void {
    this.#slots = new Int32Array(this.#slots.length * 2);
    this.#used = 0;
    for (let start = 1; start < end; ) {
      let next = start;
      while ((nodes[next] as number) >= 0) next++;
      this.add(nodes, start, next + 1);
      start = next + 1;
    }
  }
}

/** A list ends with the flag of its last node, so equal nodes make equal lists. */
function isSame(
  nodes: Int32Array,
  at: number,
  list: Int32Array,
  from: number,
  to: number,
): boolean {
  for (let i = from; i < to; i++) if (nodes[at + i - from] !== list[i]) return false;
  return true;
}

/** The multiplication carries upwards only, the shifts bring the upper bits down to where the slot is taken from. */
function mixed(hash: number, node: number): number {
  const h = Math.imul(hash ^ node ^ (node >>> 15), 0x9e3779b1);
  return h ^ (h >>> 16) ^ (h >>> 7);
}
