/** The order at one table. */
import type { PlayerNumber, SeatScore } from '../command.ts';
import type { Tournament } from '../state.ts';
import { climb, placesOf } from './ladder.ts';
import { emptyLine, type Game } from './line.ts';

type Ranked = Pick<Tournament, 'setup' | 'ties'>;

/** Groups of equals among those who played to the end, the winner first. */
export function tableGroups(
  { setup: { rules }, ties }: Ranked,
  scores: readonly SeatScore[],
): readonly (readonly PlayerNumber[])[] {
  const finished = scores.filter(({ score }) => score !== null);
  const lines = new Map(
    finished.map(({ player, score, before }) => [
      player,
      { ...emptyLine(player), total: score ?? 0, before: before ?? score ?? 0 },
    ]),
  );
  return climb([...lines.keys()], rules.tableLadder, { lines, games: [], ties });
}

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
