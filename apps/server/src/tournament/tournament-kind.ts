/** A tournament as a kind of stream. */
import { drawStream, tournamentCodec } from '@taht/record';
import {
  type Action,
  type Author,
  decide,
  devicesAtGames,
  type EventView,
  eventFor,
  evolve,
  gamesToOpen,
  nextDue,
  type Refusal,
  START,
  type Tournament,
  type TournamentEvent,
  type TournamentView,
  type Viewer,
  viewFor,
} from '@taht/tournament';
import { NO_FACTS, standStill, tick } from '../kind/common.ts';
import {
  type Facts,
  type Kind,
  type KindTypes,
  OPEN,
  SYSTEM,
  type Who,
  wasHere,
} from '../kind/kind.ts';
import type { LexiconRefusal } from '../lexicons/lexicons.ts';
import type { WordsEnv } from '../lexicons/words-env.ts';

export interface TournamentTypes extends KindTypes {
  readonly env: WordsEnv;
  readonly state: Tournament;
  readonly author: Author;
  readonly action: Action;
  readonly event: TournamentEvent;
  readonly viewer: Viewer;
  readonly view: TournamentView;
  readonly eventView: EventView;
  readonly refusal: Refusal | LexiconRefusal;
}

export const tournamentKind: Kind<TournamentTypes> = {
  name: 'tournament',
  ...tournamentCodec,
  start: START,
  decide: (state, command, { judgeFor }) => {
    const judge = judgeFor(state.phase === 'new' ? null : state.setup.lexicon);
    return decide(state, command, { judge, draw: drawStream });
  },
  evolve,
  authorFor,
  viewerFor,
  viewFor,
  eventFor,
  factsOf,
  timeOf: ({ now }) => now,
  dueOf: nextDue,
  seals: ({ kind }) => kind === 'forgotten' || kind === 'person-forgotten',
  owes: (state) => {
    const { isForgotten, dropped, now } = state;
    return isForgotten || dropped.length > 0 || gamesToOpen(state).length > 0 ? now : null;
  },
  tick,
  // The clock of the room stands still while no process runs.
  absent: ({ clock, now }, absence) =>
    clock.kind === 'running' ? standStill('stop-clock', 'resume-clock', absence, now) : [],
};

function authorFor(state: Tournament, who: Who): Author | null {
  if (who.kind !== 'person') return who.kind === 'system' ? SYSTEM : null;
  const viewer = viewerFor(state, who);
  switch (viewer.kind) {
    case 'director':
    case 'referee':
      return { kind: viewer.kind, id: who.id };
    case 'player':
      return viewer;
    case 'guest':
    case 'public':
      return { kind: 'guest', id: who.id };
    case 'projector':
      return null;
  }
}

/** An official is seen as one first: a referee who plays is a referee. */
function viewerFor({ officials, players, asking }: Tournament, who: Who): Viewer {
  if (who.kind !== 'person') return { kind: 'public' };
  const official = officials.find(({ id }) => id === who.id);
  if (official?.role === 'referee') return { kind: 'referee', id: who.id };
  if (official !== undefined) return { kind: official.role };
  const player = players.findIndex(({ person }) => person.id === who.id) + 1;
  if (player > 0) return { kind: 'player', player };
  return asking.some(({ id }) => id === who.id)
    ? { kind: 'guest', id: who.id }
    : { kind: 'public' };
}

/** No names: lists are open to everybody. What is to be found without a link tells what it is called, until it is over. */
function factsOf(state: Tournament): Facts {
  const { phase, setup, officials, players, stages, isForgotten } = state;
  if (phase === 'new') return NO_FACTS;
  const isListed = setup.rules.listing === 'listed' && phase !== 'over' && !isForgotten;
  return {
    state: phase === 'over' ? 'over' : stages.length === 0 ? 'open' : 'live',
    players: officials.map(({ id }) => id),
    labels: [
      ...(isListed ? [OPEN] : []),
      `edition:${setup.tileset.language}`,
      ...devicesIn(state).map(wasHere),
    ],
    summary: JSON.stringify({
      players: players.length,
      stages: stages.length,
      ...(isListed ? { name: setup.name } : {}),
    }),
  };
}

/** People of whom something is stored here though they are not listed. */
const devicesIn = (state: Tournament): readonly string[] => [
  ...new Set([
    ...state.players.flatMap(({ person }) => person.id ?? []),
    ...state.asking.map(({ id }) => id),
    ...devicesAtGames(state),
  ]),
];
