/** How the game would end if everybody made the play that looks best at once: the value of a position that is not searched further. */
import { countOf } from '../play-list.ts';
import { afterNothing, afterPass, type EndFactors, isEnd } from './end-rules.ts';
import type { PlayArena } from './play-arena.ts';
import { RECORD, SCORE, SHED, WHERE } from './play-record.ts';
import type { PlaySource } from './play-source.ts';
import type { Position } from './position.ts';
import type { SearchTerms } from './search.ts';
import type { Watch } from './watch.ts';

const NO_PLAY = -1;

export class Playout {
  readonly #position: Position;
  readonly #source: PlaySource;
  readonly #arena: PlayArena;
  readonly #factors: EndFactors;
  readonly #fresh: number;
  readonly #watch: Watch;

  constructor({ position, source, factors, fresh, watch }: SearchTerms, arena: PlayArena) {
    this.#position = position;
    this.#source = source;
    this.#arena = arena;
    this.#factors = factors;
    this.#fresh = fresh;
    this.#watch = watch;
  }

  /** What the seat on turn gains on the other by the end of the game. */
  play(seat: number, left: number): number {
    const { sizes, points } = this.#position;
    const other = 1 - seat;
    const arena = this.#arena;
    const from = arena.top;
    this.#watch.step();
    this.#source.list(seat, arena);
    const at = this.#best(from, seat, other);
    let value: number;
    if (at === NO_PLAY) {
      const next = afterPass(left);
      value = isEnd(next)
        ? stuckValue(this.#factors, points, seat, other)
        : -this.play(other, next);
    } else {
      const { plays } = arena;
      const score = plays[at + SCORE] as number;
      const next = score === 0 ? afterNothing(left, this.#fresh) : this.#fresh;
      if (countOf(plays[at + WHERE] as number) === sizes[seat])
        value = score + this.#factors.out * (points[other] as number);
      else {
        arena.top = from;
        arena.copy(arena, at, at + RECORD);
        this.#position.lay(seat, arena.plays, from);
        value =
          score +
          (isEnd(next) ? stuckValue(this.#factors, points, seat, other) : -this.play(other, next));
        this.#position.takeBack(seat, arena.plays, from);
      }
    }
    arena.top = from;
    return value;
  }

  #best(from: number, seat: number, other: number): number {
    const { plays, top } = this.#arena;
    const size = this.#position.sizes[seat] as number;
    const gain = this.#factors.out * (this.#position.points[other] as number);
    let best = NO_PLAY;
    let most = Number.NEGATIVE_INFINITY;
    for (let at = from; at < top; at += RECORD) {
      const looks = estimate(plays, at, size, gain);
      if (looks <= most) continue;
      most = looks;
      best = at;
    }
    return best;
  }
}

/** Going out ends the game; any other play is worth its score, and that its tiles are gone. */
export function estimate(plays: Int32Array, at: number, size: number, gain: number): number {
  const score = plays[at + SCORE] as number;
  return countOf(plays[at + WHERE] as number) === size
    ? score + gain + GOING_OUT
    : score + (plays[at + SHED] as number);
}

/** The others have no turn any more. */
const GOING_OUT = 10;

/** Nobody went out. */
export const stuckValue = (
  { stuck }: EndFactors,
  points: Int32Array,
  seat: number,
  other: number,
): number => stuck * ((points[other] as number) - (points[seat] as number));
