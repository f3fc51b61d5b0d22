/**
 * Pairs everybody at the least total cost: a perfect matching of least weight in a complete graph, by Edmonds'
 * blossoms with one search for each pair that is still missing (Edmonds 1965, Gabow 1974). O(n³).
 *
 * Everybody has a price. The prices of two never exceed what their pair costs (its slack is never below zero), and
 * only pairs without slack are made; where a search is stuck, prices move until one more pair has none.
 * An odd ring of such pairs is a blossom: it acts as one node, and has a price of its own.
 */

/** The partner of each; `size` is even, costs are whole numbers and the same both ways. */
export function cheapestPairs(size: number, cost: (a: number, b: number) => number): number[] {
  if (size % 2 !== 0) throw new Error(`${size} cannot be paired`);
  const matching = new Matching(size, cost);
  for (let missing = size / 2; missing > 0; missing--) matching.addPair();
  return [...matching.partner];
}

/** Two players in different nodes. */
type Link = { readonly from: number; readonly to: number };

const NOBODY = -1;

/** How a search has come to a node: not yet; over a pair that could be made; over one that is made, or as its start. */
const FREE = 0;
const INNER = 1;
const OUTER = 2;

class Matching {
  readonly partner: Int32Array;
  readonly #size: number;
  /** By row and column, and doubled so that half a slack is a whole number. */
  readonly #costs: Float64Array;
  /** The outermost node around each player. */
  readonly #top: Int32Array;

  // Of nodes: the players first, then blossoms.
  readonly #price: Float64Array;
  readonly #role: Uint8Array;
  /** Who in the node is paired outside it. */
  readonly #base: Int32Array;
  /** The blossom around it. */
  readonly #around: Int32Array;
  readonly #players: number[][];
  /** The nodes of a blossom, that of its base first, and the links from each to the next. */
  readonly #ring: number[][];
  readonly #links: Link[][];
  /** Who in a blossom has the least slack to each player: that does not change while it lasts. */
  readonly #closest: Int32Array[];
  /** How an inner node was reached. */
  readonly #reached: (Link | undefined)[];
  /** The link with the least slack that comes from an outer node. */
  readonly #nearest: (Link | undefined)[];

  readonly #unused: number[];
  /** Players of outer nodes who have not yet looked at all others. */
  #waiting: number[] = [];

  constructor(size: number, cost: (a: number, b: number) => number) {
    const nodes = size + size / 2;
    this.#size = size;
    this.#costs = doubled(size, cost);
    this.partner = new Int32Array(size).fill(NOBODY);
    this.#top = Int32Array.from({ length: size }, (_, player) => player);
    // All prices begin alike: then slacks between outer nodes stay even.
    this.#price = new Float64Array(nodes).fill(cheapest(size, this.#costs) / 2, 0, size);
    this.#role = new Uint8Array(nodes);
    this.#base = Int32Array.from({ length: nodes }, (_, node) => node);
    this.#around = new Int32Array(nodes).fill(NOBODY);
    this.#players = Array.from({ length: nodes }, (_, node) => (node < size ? [node] : []));
    this.#ring = Array.from({ length: nodes }, () => []);
    this.#links = Array.from({ length: nodes }, () => []);
    this.#closest = Array.from({ length: nodes }, () => new Int32Array());
    this.#reached = Array.from({ length: nodes });
    this.#nearest = Array.from({ length: nodes });
    this.#unused = Array.from({ length: size / 2 }, (_, i) => nodes - 1 - i);
  }

  /** Searches from all who have no partner until two of them can be joined. */
  addPair(): void {
    this.#role.fill(FREE);
    this.#nearest.fill(undefined);
    this.#waiting = [];
    for (const node of this.#tops()) if (this.#mate(node) === NOBODY) this.#makeOuter(node);
    while (!this.#look()) {
      this.#movePrices();
      if (this.#useNearest()) return;
      for (const node of this.#tops())
        if (this.#isInnerBlossom(node) && this.#price[node] === 0) this.#open(node);
    }
  }

  /** From everybody newly outer to everybody else; true once a pair is added. */
  #look(): boolean {
    for (let from = this.#waiting.pop(); from !== undefined; from = this.#waiting.pop())
      for (let to = 0; to < this.#size; to++) {
        const node = this.#top[to] as number;
        if (node === this.#top[from] || this.#role[node] === INNER) continue;
        const slack = this.#slack(from, to);
        if (slack === 0) {
          if (this.#follow({ from, to })) return true;
        } else if (slack < this.#slackOf(this.#nearest[node])) this.#nearest[node] = { from, to };
      }
    return false;
  }

  #movePrices(): void {
    const tops = this.#tops();
    const step = Math.min(...tops.map((node) => this.#room(node)));
    for (const node of tops) {
      const by = step * this.#direction(node);
      for (const player of this.#players[node] as number[]) this.#raise(player, by);
      if (node >= this.#size) this.#raise(node, 2 * by);
    }
  }

  /** How far prices may move until something happens at this node. */
  #room(node: number): number {
    if (this.#isInnerBlossom(node)) return (this.#price[node] as number) / 2;
    if (this.#role[node] === INNER) return Number.POSITIVE_INFINITY;
    return this.#slackOf(this.#nearest[node]) / (this.#role[node] === OUTER ? 2 : 1);
  }

  #direction(node: number): number {
    if (this.#role[node] === FREE) return 0;
    return this.#role[node] === OUTER ? 1 : -1;
  }

  #raise(node: number, by: number): void {
    this.#price[node] = (this.#price[node] as number) + by;
  }

  #useNearest(): boolean {
    return this.#tops().some((node) => {
      const link = this.#nearest[node];
      if (link === undefined || this.#role[node] === INNER) return false;
      const isStill = this.#top[link.to] === node && this.#top[link.from] !== node;
      return isStill && this.#slackOf(link) === 0 && this.#follow(link);
    });
  }

  /** Goes over a link without slack from an outer node; true if that adds a pair. */
  #follow(link: Link): boolean {
    const node = this.#top[link.to] as number;
    if (this.#role[node] === FREE) {
      this.#role[node] = INNER;
      this.#reached[node] = link;
      this.#makeOuter(this.#top[this.#mate(node)] as number);
      return false;
    }
    const root = this.#commonNode(this.#top[link.from] as number, node);
    if (root !== undefined) {
      this.#close(link, root);
      return false;
    }
    this.#pairUp(link);
    this.#pairUp(flipped(link));
    return true;
  }

  #makeOuter(node: number): void {
    this.#role[node] = OUTER;
    this.#waiting.push(...(this.#players[node] as number[]));
  }

  /** From an outer node back to the start of its search: the outer nodes on the way. */
  *#wayBack(node: number): Generator<number> {
    for (let outer = node; ; ) {
      yield outer;
      const mate = this.#mate(outer);
      if (mate === NOBODY) return;
      outer = this.#top[this.#reachedAt(mate).from] as number;
    }
  }

  #commonNode(a: number, b: number): number | undefined {
    const known = new Set(this.#wayBack(a));
    for (const node of this.#wayBack(b)) if (known.has(node)) return node;
    return undefined;
  }

  /** Pairs `from` with `to`, and along the way back everybody with the other neighbour. */
  #pairUp({ from, to }: Link): void {
    for (let link: Link | undefined = { from, to }; link !== undefined; ) {
      const outer = this.#top[link.from] as number;
      const mate = this.#mate(outer);
      const before: Link | undefined = mate === NOBODY ? undefined : this.#reachedAt(mate);
      this.#pairOutside(outer, link);
      if (before !== undefined) this.#pairOutside(this.#top[before.to] as number, flipped(before));
      link = before;
    }
  }

  #pairOutside(node: number, { from, to }: Link): void {
    this.#rebase(node, from);
    this.partner[from] = to;
  }

  /** Makes a player the one of the node who is paired outside, and pairs the others round every ring. */
  #rebase(node: number, player: number): void {
    if (node < this.#size) return;
    const ring = this.#ring[node] as number[];
    const links = this.#links[node] as Link[];
    let child = player;
    while (this.#around[child] !== node) child = this.#around[child] as number;
    this.#rebase(child, player);
    const first = ring.indexOf(child);
    ring.push(...ring.splice(0, first));
    links.push(...links.splice(0, first));
    for (let i = 1; i < ring.length; i += 2) {
      const link = links[i] as Link;
      this.#pairOutside(ring[i] as number, link);
      this.#pairOutside(ring[i + 1] as number, flipped(link));
    }
    this.#base[node] = player;
  }

  /** Makes a blossom of the ring that a link closes. */
  #close(link: Link, root: number): void {
    const left = this.#linksUpTo(this.#top[link.from] as number, root);
    const right = this.#linksUpTo(this.#top[link.to] as number, root);
    const links = [...left.reverse().map(flipped), link, ...right];
    const ring = links.map(({ from }) => this.#top[from] as number);
    const blossom = this.#unused.pop() as number;
    for (const node of ring) {
      if (this.#role[node] === INNER) this.#makeOuter(node);
      this.#around[node] = blossom;
    }
    this.#ring[blossom] = ring;
    this.#links[blossom] = links;
    this.#players[blossom] = ring.flatMap((node) => this.#players[node] as number[]);
    this.#closest[blossom] = this.#closestOf(ring);
    this.#base[blossom] = this.#base[root] as number;
    this.#price[blossom] = 0;
    this.#role[blossom] = OUTER;
    this.#around[blossom] = NOBODY;
    this.#bringUp(blossom);
    this.#nearest[blossom] = this.#findNearest(blossom);
  }

  #linksUpTo(node: number, root: number): Link[] {
    const links: Link[] = [];
    for (const outer of this.#wayBack(node)) {
      if (outer === root) break;
      const mate = this.#mate(outer);
      links.push({ from: this.#base[outer] as number, to: mate }, flipped(this.#reachedAt(mate)));
    }
    return links;
  }

  #closestOf(ring: readonly number[]): Int32Array {
    return Int32Array.from({ length: this.#size }, (_, to) => {
      let best = NOBODY;
      let least = Number.POSITIVE_INFINITY;
      for (const node of ring) {
        const player = this.#closestIn(node, to);
        const slack = this.#slack(player, to);
        if (slack < least) [best, least] = [player, slack];
      }
      return best;
    });
  }

  /** Takes an inner blossom without a price apart: the even way from where it was reached to its base stays. */
  #open(blossom: number): void {
    const ring = this.#ring[blossom] as number[];
    const links = this.#links[blossom] as Link[];
    for (const node of ring) {
      this.#around[node] = NOBODY;
      this.#role[node] = FREE;
      this.#bringUp(node);
    }
    let link = this.#reached[blossom] as Link;
    const entry = ring.indexOf(this.#top[link.to] as number);
    const forward = entry % 2 === 1;
    const at = (i: number): number => i % ring.length;
    for (let i = entry; ; i = at(forward ? i + 2 : i - 2)) {
      const node = ring[i] as number;
      this.#role[node] = INNER;
      this.#reached[node] = link;
      if (i === 0) break;
      this.#makeOuter(ring[forward ? at(i + 1) : i - 1] as number);
      link = forward ? (links[at(i + 1)] as Link) : flipped(links[i - 2] as Link);
    }
    for (const node of ring)
      this.#nearest[node] = this.#role[node] === INNER ? undefined : this.#findNearest(node);
    this.#players[blossom] = [];
    this.#unused.push(blossom);
  }

  #bringUp(node: number): void {
    for (const player of this.#players[node] as number[]) this.#top[player] = node;
  }

  #findNearest(node: number): Link | undefined {
    let nearest: Link | undefined;
    for (let from = 0; from < this.#size; from++) {
      const outer = this.#top[from] as number;
      if (outer === node || this.#role[outer] !== OUTER) continue;
      const to = this.#closestIn(node, from);
      if (this.#slack(from, to) < this.#slackOf(nearest)) nearest = { from, to };
    }
    return nearest;
  }

  #closestIn(node: number, player: number): number {
    return node < this.#size ? node : (this.#closest[node]?.[player] as number);
  }

  #tops(): number[] {
    const tops: number[] = [];
    for (let node = 0; node < this.#around.length; node++)
      if (this.#around[node] === NOBODY && this.#players[node]?.length !== 0) tops.push(node);
    return tops;
  }

  #isInnerBlossom(node: number): boolean {
    return node >= this.#size && this.#role[node] === INNER;
  }

  #mate(node: number): number {
    return this.partner[this.#base[node] as number] as number;
  }

  #reachedAt(player: number): Link {
    return this.#reached[this.#top[player] as number] as Link;
  }

  #slack(a: number, b: number): number {
    const cost = this.#costs[a * this.#size + b] as number;
    return cost - (this.#price[a] as number) - (this.#price[b] as number);
  }

  #slackOf(link: Link | undefined): number {
    return link === undefined ? Number.POSITIVE_INFINITY : this.#slack(link.from, link.to);
  }
}

const flipped = ({ from, to }: Link): Link => ({ from: to, to: from });

const doubled = (size: number, cost: (a: number, b: number) => number): Float64Array =>
  Float64Array.from({ length: size * size }, (_, cell) => {
    const [a, b] = [Math.floor(cell / size), cell % size];
    return a === b ? 0 : 2 * cost(a, b);
  });

const cheapest = (size: number, costs: Float64Array): number =>
  costs.reduce(
    (least, cost, cell) => (cell % (size + 1) === 0 ? least : Math.min(least, cost)),
    Infinity,
  );
