/** The order at one table. */
import type { PlayerNumber, SeatScore } from '../command.ts';
import type { Tournament } from '../state.ts';
import { climbed, type Equals, placesOf, playersIn } from './ladder.ts';
import { emptyLine, type Game } from './line.ts';

type Ranked = Pick<Tournament, 'setup' | 'ties'>;

/** Groups of equals among those who played to the end, the winner first. */
export const tableGroups = (
  state: Ranked,
  scores: readonly SeatScore[],
): readonly (readonly PlayerNumber[])[] => playersIn(tableEquals(state, scores));

/** The same with those of whom a score before deductions would tell them apart. */
export function tableEquals(
  { setup: { rules }, ties }: Ranked,
  scores: readonly SeatScore[],
): readonly Equals[] {
  const finished = scores.filter(({ score }) => score !== null);
  const lines = new Map(
    finished.map(({ player, score, before }) => [
      player,
      { ...emptyLine(player), total: score ?? 0, before },
    ]),
  );
  return climbed([...lines.keys()], rules.tableLadder, { lines, games: [], ties });
}

/** Of those with equal totals whose score before deductions is not there: it is asked for as soon as they are typed. */
export const missingBefore = (scores: readonly SeatScore[]): readonly PlayerNumber[] =>
  scores
    .filter(
      ({ player, score, before }) =>
        score !== null &&
        before === null &&
        scores.some((each) => each.player !== player && each.score === score),
    )
    .map(({ player }) => player);

interface Made extends Ranked {
  readonly game: Game;
}

/** Made once for a result, as long as no letters are drawn: standings ask for every game again and again. */
const made = new WeakMap<readonly SeatScore[], Made>();

export function gameOf({ setup, ties }: Ranked, scores: readonly SeatScore[]): Game {
  const known = made.get(scores);
  if (known?.setup === setup && known.ties === ties) return known.game;
  const game = placed({ setup, ties }, scores);
  made.set(scores, { setup, ties, game });
  return game;
}

/** Whoever did not play to the end shares the last place. */
function placed(state: Ranked, scores: readonly SeatScore[]): Game {
  const left = scores.flatMap(({ player, score }) => (score === null ? [player] : []));
  const places = placesOf([...tableGroups(state, scores), left]);
  return {
    scores,
    places: scores.map(
      ({ player }) => places.find((each) => each.player === player)?.place as number,
    ),
  };
}
