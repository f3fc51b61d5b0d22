/** Tells players of one nick apart, by their totals and by whose turn it is, so that each has a nick of their own. */
import { type GcgEvent, type GcgLine, isGcgEvent } from './file.ts';
import { makeNicks } from './names.ts';

/** The lines as they are where no two players have the same nick. */
export function withNicksApart(lines: readonly GcgLine[]): readonly GcgLine[] {
  const players = namedPlayers(lines);
  const written = players.map(({ nick }) => nick);
  if (new Set(written).size === written.length) return lines;
  const nicks = makeNicks(written);
  const followed = new Followed(written);
  return lines.map((line) => {
    if (isGcgEvent(line)) {
      const player = followed.playerOf(line);
      return player < 0 ? line : { ...line, player: nicks[player] as string };
    }
    if (line.kind !== 'player' || !players.includes(line)) return line;
    return { ...line, nick: nicks[players.indexOf(line)] as string };
  });
}

type PlayerLine = Extract<GcgLine, { kind: 'player' }>;

/** By their numbers; of two lines with one number the first counts. */
export const namedPlayers = (lines: readonly GcgLine[]): readonly PlayerLine[] =>
  lines
    .filter((line) => line.kind === 'player')
    .toSorted((a, b) => a.number - b.number)
    .filter((line, i, all) => line.number !== all[i - 1]?.number);

/** Goes through the record as far as it takes to know who is meant. */
class Followed {
  readonly #nicks: readonly string[];
  readonly #totals: number[];
  #next = 0;
  #last = 0;

  constructor(nicks: readonly string[]) {
    this.#nicks = nicks;
    this.#totals = nicks.map(() => 0);
  }

  /** -1 for a nick that nobody has. */
  playerOf(event: GcgEvent): number {
    const able = [...this.#nicks.keys()].filter((i) => this.#nicks[i] === event.player);
    const player = able.length < 2 ? (able[0] ?? -1) : this.#choose(able, event);
    if (player < 0) return player;
    this.#totals[player] = event.total ?? (this.#totals[player] ?? 0) + (event.score ?? 0);
    if (isTurn(event)) {
      this.#last = player;
      this.#next = (player + 1) % this.#nicks.length;
    }
    return player;
  }

  #choose(able: readonly number[], event: GcgEvent): number {
    const { score, total } = event;
    const fit = able.filter((i) => total !== null && this.#totals[i] === total - (score ?? 0));
    const left = fit.length > 0 ? fit : able;
    // Points lost after a turn are the other's: the challenger's, or for tiles that are left.
    const isOthers = event.kind !== 'withdraw' && (score ?? 0) < 0;
    const meant = isTurn(event) || isOthers ? this.#next : this.#last;
    return left.includes(meant) ? meant : (left[0] as number);
  }
}

const isTurn = ({ kind }: GcgEvent): boolean =>
  kind === 'place' || kind === 'exchange' || kind === 'exchange-count' || kind === 'pass';
