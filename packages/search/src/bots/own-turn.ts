/** A position as the seat on turn sees it: what it holds, what it may do, and how it stands. */
import type { Tile } from '@taht/letters';
import { type GameView, isEmpty, type Seat, type SeatView } from '@taht/rules';
import type { Engine } from '../engine.ts';
import { mix, mixText } from './hash.ts';

export interface OwnTurn {
  readonly view: GameView;
  readonly rack: readonly Tile[];
  readonly bag: number;
  /** What the others' racks are worth, as far as the own seat can tell. */
  readonly pointsOfOthers: number;
  readonly score: number;
  /** Points ahead of the best of the others. */
  readonly spread: number;
  readonly players: number;
  /** How many tiles may be exchanged at most; 0 where it is not allowed. */
  readonly mostExchanged: number;
}

/** The seat whose view it is, while it is in the game; undefined for anybody else. */
export function ownSeat({ viewer, seats }: GameView): Seat | undefined {
  if (viewer.kind !== 'seat') return undefined;
  return seats[viewer.seat]?.standing === 'playing' ? viewer.seat : undefined;
}

/** The seats that play on, but for one. */
const othersOf = ({ seats }: GameView, seat: Seat): SeatView[] =>
  seats.filter(({ standing }, other) => other !== seat && standing === 'playing');

export function ownTurn(view: GameView, seat: Seat, engine: Engine): OwnTurn {
  const { score, rack } = view.seats[seat] as SeatView;
  if (rack === null) throw new Error('a seat that does not see its own rack');
  const others = othersOf(view, seat);
  const bag = view.bags.reduce((sum, tiles) => sum + tiles, 0);
  return {
    view,
    rack,
    bag,
    pointsOfOthers: pointsOfOthers(view, seat, rack, bag, engine),
    score,
    spread: score - Math.max(...others.map((other) => other.score)),
    players: others.length + 1,
    mostExchanged: mostExchanged(view, rack, bag, others.length + 1),
  };
}

/** Rounds without a point after which nobody exchanges any more: some rulesets would let that go on for ever. */
const DROUGHT = 3;
/** Where the bag does not fill a rack any more: whoever tries its last tiles again and again holds up an end that others pass for. */
const DROUGHT_AT_THE_END = 1;

function mostExchanged(
  { rules, board, openingMinimum, scoreless }: GameView,
  rack: readonly Tile[],
  bag: number,
  players: number,
): number {
  const { minLetters, minTiles } = rules.opening;
  const isHeld = minLetters.length > 0 && isEmpty(board) && openingMinimum > minTiles;
  const drought = bag < rules.rack ? DROUGHT_AT_THE_END : DROUGHT;
  if (isHeld || bag < rules.exchange.minBag || scoreless >= drought * players) return 0;
  return Math.min(bag, rack.length);
}

/** What is neither on the board nor on the own rack is with the others, in the bag, or out of the game. */
function pointsOfOthers(
  { board, seats, aside }: GameView,
  own: Seat,
  rack: readonly Tile[],
  bag: number,
  engine: Engine,
): number {
  const { points, counts } = engine.tiles;
  let unseen = 0;
  for (const [code, count] of counts.entries()) unseen += count * (points[code] as number);
  for (const tile of rack) unseen -= points[engine.codeOf(tile)] as number;
  for (const cell of board)
    if (cell !== null && !cell.blank) unseen -= points[engine.codeOf(cell.letter)] as number;
  const held = seats.reduce((sum, { tiles }, seat) => sum + (seat === own ? 0 : tiles), 0);
  return held === 0 ? 0 : (unseen * held) / (held + bag + aside);
}

/** The same for the same position in the same game, whatever else has happened there. */
export function positionHash(
  { view, rack }: OwnTurn,
  seat: Seat,
  seed: number,
  engine: Engine,
): number {
  let hash = mix(mix(mixText(seed, view.game), seat), view.scoreless);
  for (const [square, cell] of view.board.entries())
    if (cell !== null) hash = mix(mix(hash, square), engine.codeOf(cell.letter));
  for (const code of rack.map((tile) => engine.codeOf(tile)).sort((a, b) => a - b))
    hash = mix(hash, code);
  return hash;
}
