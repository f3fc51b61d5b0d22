/**
 * Three or four players: no value is exact, since nobody knows whom the others play against. Every seat is taken to want
 * as much more than the mean of the others as it can get (max-n, Luckhardt and Irani 1986). All own moves are tried with
 * greedy replies first, then the best ones deeper and deeper, with a few replies of every seat; the last round that
 * was finished counts.
 */
import type { Ruleset } from '@taht/rules';
import type { Deadline } from '../deadline.ts';
import { creditFactor } from '../equity.ts';
import { countOf } from '../play-list.ts';
import { afterNothing, afterPass, isEnd, packLeft, turnsLeft } from './end-rules.ts';
import type { EndgamePosition, EndgameResult } from './endgame.ts';
import type { Memory } from './memory.ts';
import { PlayArena } from './play-arena.ts';
import { NAME, PASS, RECORD, SCORE, WHERE } from './play-record.ts';
import { estimate } from './playout.ts';
import { MOST_PLIES } from './search.ts';
import { Watch } from './watch.ts';
import { type EndgameEquipment, Workspace } from './workspace.ts';

/** Own moves looked at beyond the first round, and replies of a seat. */
const OWN_MOVES = 16;
const REPLIES = 4;

export function solveSeveral(
  equipment: EndgameEquipment,
  { cache }: Memory,
  { board, racks, turns }: EndgamePosition,
  deadline: Deadline,
): EndgameResult {
  const { rules } = equipment;
  const watch = new Watch(deadline);
  const space = new Workspace(equipment, board, racks, racks.flat(), cache, watch);
  const none = { passes: racks.map(() => 0), scoreless: 0 };
  const search = new SeveralSearch(space, rules, packLeft(turnsLeft(rules, none)), watch);
  const left = packLeft(turnsLeft(rules, turns ?? none));
  let moves = search.movesOf(0, Number.POSITIVE_INFINITY).map((record) => ({ record, value: 0 }));
  let depth = 0;
  for (let next = 1; next < MOST_PLIES && !watch.isOver; next++) {
    const tried = moves.slice(0, next === 1 ? moves.length : OWN_MOVES).map(({ record }) => ({
      record,
      value: search.valueFor(0, search.after(0, record, left, next - 1)),
    }));
    if (watch.isOver) break;
    tried.sort((a, b) => b.value - a.value);
    moves = [...tried, ...moves.slice(tried.length)];
    depth = next;
  }
  const { record, value } = moves[0] as (typeof moves)[number];
  const move = space.decode(record, 0);
  const { nodes } = search;
  return { move, value, line: [move], isExact: false, depth, nodes, plays: space.generated };
}

/** What each seat gains from here to the end. */
type Gains = readonly number[];

class SeveralSearch {
  nodes = 0;
  readonly #space: Workspace;
  readonly #rules: Pick<Ruleset, 'pass' | 'final'>;
  readonly #fresh: number;
  readonly #watch: Watch;
  readonly #arena = new PlayArena(1 << 12);
  readonly #seats: number;

  constructor(
    space: Workspace,
    rules: Pick<Ruleset, 'pass' | 'final'>,
    fresh: number,
    watch: Watch,
  ) {
    this.#space = space;
    this.#rules = rules;
    this.#fresh = fresh;
    this.#watch = watch;
    this.#seats = space.position.racks.length;
  }

  /** How much more a seat gains than the mean of the others. */
  valueFor(seat: number, gains: Gains): number {
    const others = gains.reduce((sum, gain) => sum + gain, 0) - (gains[seat] as number);
    return (gains[seat] as number) - others / (this.#seats - 1);
  }

  /** Records of the most promising plays, and of the pass where it is allowed. */
  movesOf(seat: number, most: number): Int32Array[] {
    const { source, position } = this.#space;
    const arena = this.#arena;
    arena.top = 0;
    source.list(seat, arena);
    const { plays, top } = arena;
    const others = position.points.reduce((sum, points) => sum + points, 0);
    const gain = creditFactor(this.#rules.final) * (others - (position.points[seat] as number));
    const looks = (at: number): number => estimate(plays, at, position.sizes[seat] as number, gain);
    const all = Array.from({ length: top / RECORD }, (_, i) => i * RECORD);
    const best = all.sort((a, b) => looks(b) - looks(a) || a - b).slice(0, most);
    const moves = best.map((at) => plays.slice(at, at + RECORD));
    const mayPass = moves.length === 0 || (this.#rules.pass.when === 'always' && most > 1);
    return mayPass ? [...moves, new Int32Array(RECORD).fill(PASS)] : moves;
  }

  /** The gains when the seat makes a move and so many more moves are searched. */
  after(seat: number, record: Int32Array, left: number, depth: number): Gains {
    const { position } = this.#space;
    const next = (seat + 1) % this.#seats;
    if (record[NAME] === PASS) return this.#search(next, afterPass(left), depth);
    const score = record[SCORE] as number;
    const isOut = countOf(record[WHERE] as number) === position.sizes[seat];
    const turns = score === 0 ? afterNothing(left, this.#fresh) : this.#fresh;
    position.lay(seat, record, 0);
    const gains = isOut ? this.#end(seat) : this.#search(next, turns, depth);
    position.takeBack(seat, record, 0);
    return gains.map((gain, i) => (i === seat ? gain + score : gain));
  }

  #search(seat: number, left: number, depth: number): Gains {
    this.nodes++;
    if (this.#watch.step()) return this.#end(undefined);
    if (isEnd(left)) return this.#end(undefined);
    let best: Gains = [];
    let most = Number.NEGATIVE_INFINITY;
    for (const record of this.movesOf(seat, depth === 0 ? 1 : REPLIES)) {
      const gains = this.after(seat, record, left, Math.max(0, depth - 1));
      const value = this.valueFor(seat, gains);
      if (value <= most) continue;
      most = value;
      best = gains;
    }
    return best;
  }

  /** What the count of the racks gives and takes (RULES 10.3, 10.4). */
  #end(out: number | undefined): Gains {
    const { final } = this.#rules;
    const points = Array.from(this.#space.position.points);
    const credit = creditFactor(final) * points.reduce((sum, worth) => sum + worth, 0);
    const isDeducted =
      final.deductOwn === 'always' || (final.deductOwn === 'unless-out' && out === undefined);
    return points.map((worth, seat) => (seat === out ? credit : 0) - (isDeducted ? worth : 0));
  }
}
