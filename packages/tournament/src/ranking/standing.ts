/** Standings of a stage and of the whole tournament. */
import type { Tile } from '@taht/letters';
import type { PlayerNumber } from '../command.ts';
import {
  type Begun,
  fieldOf,
  isActive,
  isSettled,
  type Round,
  roundsOf,
  type Tournament,
} from '../state.ts';
import {
  climbed,
  type Equals,
  lettersFor,
  type Place,
  placesOf,
  playersIn,
  type Rankable,
} from './ladder.ts';
import { add, byeLine, emptyLine, type Game, type Line, linesOf } from './line.ts';
import { gameOf } from './table.ts';

export interface Standing extends Place {
  /** What counts in the last stage that the player was in: the place is by it. */
  readonly line: Line;
  /** Drawn where nothing else decides the place; else empty. */
  readonly letters: readonly Tile[];
  /** Played in the whole tournament. */
  readonly games: number;
}

/** What the rounds given come to; a table without a settled result counts for nothing yet. */
export function rankable(state: Tournament, rounds: readonly Round[]): Rankable {
  const { rules } = state.setup;
  const games: Game[] = rounds.flatMap(({ tables }) =>
    tables.filter(isSettled).map(({ result }) => gameOf(state, result?.scores ?? [])),
  );
  const lines = new Map<PlayerNumber, Line>();
  const byes = rounds.flatMap((round) => round.byes.map((player) => byeLine(player, rules)));
  for (const line of [...games.flatMap((game) => linesOf(game, rules)), ...byes]) {
    const { player } = line;
    lines.set(player, add(lines.get(player) ?? emptyLine(player), line));
  }
  return { lines, games, ties: state.ties };
}

/** Those who are to play or have played: whoever is not here and has no score counts nowhere, not even as the last. */
export function countsIn(state: Tournament): (player: PlayerNumber) => boolean {
  const scored = new Set(
    roundsOf(state).flatMap(({ tables }) =>
      tables
        .filter(isSettled)
        .flatMap(({ result }) => result?.scores ?? [])
        .flatMap(({ player, score }) => (score === null ? [] : [player])),
    ),
  );
  return (player) => scored.has(player) || isActive(state, player);
}

/** The rounds that count in a stage. */
function countingRounds({ stages }: Tournament, stage: number): readonly Round[] {
  const begun = stages.slice(0, stage);
  const { carry } = (begun.at(-1) as Begun).stage;
  return roundsOf({ stages: carry === 'results' ? begun : begun.slice(-1) });
}

/** Groups of equals in a stage, the best first. */
export const stageEquals = (state: Tournament, stage: number): readonly Equals[] =>
  climbStage(state, stage)?.equals ?? [];

function climbStage(state: Tournament, stage: number) {
  const begun = state.stages[stage - 1];
  if (begun === undefined) return undefined;
  const all = rankable(state, countingRounds(state, stage));
  const field = fieldOf(state, begun).filter(countsIn(state));
  const { ladder } = begun.stage;
  return {
    equals: climbed(field, ladder, all),
    lines: all.lines,
    letters: all.ties.length === 0 ? NO_LETTERS : lettersFor(field, ladder, all),
  };
}

const NO_LETTERS: ReadonlyMap<PlayerNumber, readonly Tile[]> = new Map();

/** Made once for a state, which never changes. */
const made = new WeakMap<Tournament, readonly Standing[]>();

/** Everybody: those of the last stage first, then those who went no further, stage by stage. */
export function standingsOf(state: Tournament): readonly Standing[] {
  const known = made.get(state) ?? standings(state);
  made.set(state, known);
  return known;
}

function standings(state: Tournament): readonly Standing[] {
  const played = rankable(state, roundsOf(state)).lines;
  const counted = new Map<PlayerNumber, Pick<Standing, 'line' | 'letters'>>();
  const groups = state.stages
    .map((_, i) => climbStage(state, state.stages.length - i))
    .flatMap((stage) => {
      const left = playersIn(stage?.equals ?? []).map((group) =>
        group.filter((player) => !counted.has(player)),
      );
      for (const player of left.flat())
        counted.set(player, {
          line: stage?.lines.get(player) ?? emptyLine(player),
          letters: stage?.letters.get(player) ?? [],
        });
      return left.filter((group) => group.length > 0);
    });
  return placesOf(groups).map((place) => ({
    ...place,
    ...(counted.get(place.player) ?? { line: emptyLine(place.player), letters: [] }),
    games: played.get(place.player)?.games ?? 0,
  }));
}

/** The same order among some of them, with places of their own. */
export function standingsAmong(
  all: readonly Standing[],
  isIn: (player: PlayerNumber) => boolean,
): readonly Standing[] {
  const some = all.filter(({ player }) => isIn(player));
  const groups = [...Map.groupBy(some, ({ place }) => place).values()];
  const places = placesOf(groups.map((group) => group.map(({ player }) => player)));
  return places.map(({ place }, i) => ({ ...(some[i] as Standing), place }));
}
