/** What holds after every event, whatever was done. */
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import {
  applyEvent,
  decide,
  eventFor,
  evolve,
  type Round,
  roundsOf,
  START,
  standingsOf,
  type Tournament,
  type TournamentEvent,
  type Viewer,
  viewFor,
} from '../src/index.ts';
import { SEED, type TestTournament } from './test-tournament.ts';

const VIEWERS: readonly Viewer[] = [
  { kind: 'director' },
  { kind: 'referee', id: 'person-ref' },
  { kind: 'player', player: 1 },
  { kind: 'projector' },
  { kind: 'guest', id: 'person-guest-1' },
  { kind: 'public' },
];

/** Nobody sits twice in a round, and a result has a score for every seat. */
export function expectRounds(state: Tournament): void {
  for (const round of roundsOf(state)) {
    const placed = placedIn(round);
    expect(new Set(placed).size).toBe(placed.length);
    for (const { seats, result } of round.tables)
      if (result !== null)
        expect(result.scores.map(({ player }) => player).sort()).toEqual([...seats].sort());
  }
}

const placedIn = ({ tables, byes }: Round): readonly number[] => [
  ...tables.flatMap(({ seats }) => seats),
  ...byes,
];

/** Who is to play or has a score; of the others nobody stands anywhere (TOURNAMENT 7.13). */
function counted({ players, stages }: Tournament): readonly number[] {
  const tables = stages.flatMap(({ rounds }) => rounds).flatMap((round) => round.tables);
  const scored = tables.flatMap(({ result, dispute }) =>
    dispute === null ? (result?.scores ?? []).filter(({ score }) => score !== null) : [],
  );
  return players.flatMap(({ status }, i) =>
    !['absent', 'withdrawn'].includes(status) || scored.some(({ player }) => player === i + 1)
      ? [i + 1]
      : [],
  );
}

/** Each who counts has one place, and places are counted on from the first. */
export function expectStandings(state: Tournament): void {
  const standings = standingsOf(state);
  if (state.stages.length === 0) return;
  const byNumber = (a: number, b: number): number => a - b;
  expect(standings.map(({ player }) => player).toSorted(byNumber)).toEqual(counted(state));
  standings.forEach(({ place }, i) => {
    const isShared = standings[i - 1]?.place === place;
    expect(place).toBe(isShared ? (standings[i - 1]?.place ?? 0) : i + 1);
  });
}

/** The viewer whose turn it is: all of them at every event would take too long. */
const viewerAt = ({ version }: Tournament): Viewer => VIEWERS[version % VIEWERS.length] as Viewer;

/** A view that is kept by events is the view that would be made anew. */
export function expectSameViews(
  event: TournamentEvent,
  state: Tournament,
  before: Tournament,
): void {
  if (event.kind === 'created' || event.kind === 'sealed') return;
  const viewer = viewerAt(state);
  const told = eventFor(event, viewer, state);
  const kept = told === null ? viewFor(before, viewer) : applyEvent(viewFor(before, viewer), told);
  const { version, now } = state;
  const anew = viewFor(state, viewer);
  if (!isDeepStrictEqual({ ...kept, version, now }, anew))
    expect({ ...kept, version, now, by: event.kind }).toEqual(anew);
}

/** Without leave nobody but officials sees a name, a school, a person's id, a key or the seed before the end. */
export function expectNoLeak(event: TournamentEvent, state: Tournament): void {
  const { names, shown } = state.setup.rules;
  const viewer = viewerAt(state);
  const seen = JSON.stringify([viewFor(state, viewer), eventFor(event, viewer, state)]);
  const isPublic = viewer.kind === 'public' || viewer.kind === 'guest';
  const isDirector = viewer.kind === 'director';
  const hidden = [
    ...(state.phase === 'over' ? [] : [SEED]),
    ...(isPublic && names.public !== 'full' ? ['Secret Pupil'] : []),
    ...(isPublic && shown.schools === 'hidden' ? ['School '] : []),
    ...(isDirector || viewer.kind === 'referee'
      ? []
      : ['person-dir', 'person-ref', 'person-guest-2']),
    ...(isDirector ? [] : ['Secret Helper 2', ...keysOf(state)]),
    ...(isDirector || state.recovery === '' ? [] : [state.recovery]),
    // Devices that play games.
    'person-guest-10',
    ...(state.isForgotten ? ['Secret', 'School ', 'Dir'] : []),
  ];
  const leaked = hidden.filter((text) => seen.includes(text));
  if (leaked.length > 0) expect.fail(`${viewer.kind} sees ${leaked} after ${event.kind}: ${seen}`);
}

const keysOf = ({ players }: Tournament): readonly string[] =>
  players.flatMap(({ key }) => (key === '' ? [] : [JSON.stringify(key)]));

/** Loading what is stored gives what was live. */
export function expectSameFold({ events, state }: TestTournament): void {
  const stored = JSON.parse(JSON.stringify(events)) as TournamentEvent[];
  const loaded = stored.reduce(evolve, START);
  if (!isDeepStrictEqual(loaded, state)) expect(loaded).toEqual(state);
}

/** Doing everything again gives the same draws, letters, results and standings: the same log to the last letter. */
export function expectSameDecisions({ commands, events, state, env }: TestTournament): void {
  const again: TournamentEvent[] = [];
  const end = commands.reduce((before, command) => {
    const decided = decide(before, command, env);
    if (!decided.ok) return before;
    again.push(...decided.value);
    return decided.value.reduce(evolve, before);
  }, START);
  expect(digestOf(again)).toBe(digestOf(events));
  expect(standingsOf(end)).toEqual(standingsOf(state));
}

const digestOf = (events: readonly TournamentEvent[]): string =>
  createHash('sha256').update(JSON.stringify(events)).digest('hex');
