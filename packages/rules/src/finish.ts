/** The end of the game: what is deducted and credited, who stands where, ties broken, the seed shown (RULES 10). */
import { overtimePoints, timeLeft } from './clock.ts';
import type { BySeat, Seat } from './command.ts';
import type { Adjustment, EndReason, Ranking } from './event.ts';
import type { Game, Standing } from './game.ts';
import { drawOrder, type OrderDraw } from './opening.ts';
import { seatOut } from './out.ts';
import type { Run } from './run.ts';
import { rackAtEnd, seatOf, seatsInGame } from './seats.ts';
import { standPlay } from './stand.ts';
import { allTiles, sumPoints } from './tileset.ts';

export function finish(run: Run, reason: EndReason): void {
  standUndisputed(run);
  const { state: game } = run;
  const out = reason === 'out' ? (seatOut(game) ?? null) : null;
  const adjustments = scoresStand(reason)
    ? []
    : [...tileAdjustments(game, out), ...overtime(game, run.at)];
  const before = game.seats.map(({ score }) => score);
  const scores = before.map((score, seat) =>
    adjustments.filter((a) => a.seat === seat).reduce((sum, { points }) => sum + points, score),
  );
  const { ranking, tieDraw } = reason === 'aborted' ? NO_RESULT : rank(run, reason, scores, before);
  const racks = game.seats.map((_, seat) => rackAtEnd(game, seat));
  run.emit({ kind: 'ended', reason, out, racks, adjustments, scores, tieDraw, ranking });
  run.emit({ kind: 'revealed', seed: run.state.secret.seed });
}

const NO_RESULT = { ranking: [], tieDraw: [] } as const;

/** Where nobody is left to doubt the play on the board, it counts (RULES 14.1.4). */
function standUndisputed(run: Run): void {
  const { phase } = run.state;
  if ('play' in phase) standPlay(run, phase.play);
}

/** When the others have resigned or left, or there is no result, the scores stand as they are (RULES 14.1.1, 14.8). */
const scoresStand = (reason: EndReason): boolean =>
  reason === 'resigned' || reason === 'left' || reason === 'aborted';

function tileAdjustments(game: Game, out: Seat | null): Adjustment[] {
  const { deductOwn, creditOut } = game.rules.final;
  const inGame = seatsInGame(game);
  const worth = (seat: Seat): number => sumPoints(game.tables, seatOf(game, seat).rack);
  const deducts = deductOwn === 'always' || (deductOwn === 'unless-out' && out === null);
  const deductions = inGame
    .filter((seat) => deducts && worth(seat) > 0)
    .map((seat) => ({ seat, points: -worth(seat), cause: 'own-tiles' }) as const);
  if (out === null || creditOut === 'none') return deductions;
  const times = creditOut === 'double' ? 2 : 1;
  const points = times * inGame.reduce((sum, seat) => sum + worth(seat), 0);
  return [...deductions, { seat: out, points, cause: 'credit' }];
}

function overtime(game: Game, at: number): Adjustment[] {
  return timeLeft(game, at)
    .map((left, seat) => ({ seat, points: overtimePoints(game.rules, left) }))
    .filter(({ points }) => points !== 0)
    .map(({ seat, points }) => ({ seat, points, cause: 'overtime' }));
}

/** By score, those who resigned last; ties by the ruleset's list, or shared. */
function rank(
  run: Run,
  reason: EndReason,
  scores: BySeat<number>,
  before: BySeat<number>,
): { ranking: Ranking; tieDraw: OrderDraw['rounds'] } {
  const { state: game } = run;
  const { ties } = game.rules;
  const { playing = [], vacant = [], resigned = [] } = seatsByStanding(game);
  const isDeserted = reason === 'left' || reason === 'resigned';
  const byScore = isDeserted
    ? [...groupSeats(playing, scores), ...groupSeats(vacant, scores)]
    : groupSeats(seatsInGame(game), scores);
  const settled = ties.includes('before-deduction')
    ? byScore.flatMap((group) => groupSeats(group, before))
    : byScore;
  const draws: OrderDraw['rounds'][number][] = [];
  const ranking = ties.includes('letter-draw')
    ? settled.flatMap((group) => drawLetters(run, group, draws))
    : settled;
  return { ranking: resigned.length > 0 ? [...ranking, resigned] : ranking, tieDraw: draws };
}

const seatsByStanding = ({ seats }: Game): Partial<Record<Standing, Seat[]>> =>
  Object.groupBy(
    seats.map((_, seat) => seat),
    (seat) => seats[seat]?.standing ?? 'resigned',
  );

/** Seats with equal values together, the highest first. */
function groupSeats(seats: readonly Seat[], values: BySeat<number>): Seat[][] {
  const groups = Map.groupBy(seats, (seat) => values[seat] ?? 0);
  return [...groups].sort(([a], [b]) => b - a).map(([, group]) => group);
}

function drawLetters(
  run: Run,
  group: readonly Seat[],
  draws: OrderDraw['rounds'][number][],
): Seat[][] {
  if (group.length === 1) return [[...group]];
  const { setup, tables, rules } = run.state;
  let used = draws.reduce((sum, round) => sum + round.length, 0);
  const { rounds, order } = drawOrder(
    group,
    allTiles(setup.tileset),
    tables,
    { tie: rules.start.tie, settle: 'all' },
    (bound) => run.random(used++, bound),
  );
  draws.push(...rounds);
  return order.map((seat) => [seat]);
}
