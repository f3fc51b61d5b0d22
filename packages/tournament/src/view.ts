/** What a director, a referee, a player, the projector or the public may see of a tournament: built from what is allowed. */
import type { LexiconId, Ruleset } from '@taht/rules';
import type { Door, Official, PlayerNumber, Prize, Status } from './command.ts';
import type { Advanced, FactKind, Stamp, TournamentEvent } from './event.ts';
import type { HallRule } from './hall-rules.ts';
import { nameIn } from './names.ts';
import { planOf } from './plan.ts';
import { type Award, awardsOf } from './ranking/awards.ts';
import { type SchoolStanding, schoolsOf } from './ranking/schools.ts';
import { type Standing, standingsOf } from './ranking/standing.ts';
import { waitingIn } from './ranking/waiting.ts';
import type { NameForm, Stage, TournamentRules } from './rules.ts';
import {
  type AdmissionRequest,
  type Announcement,
  type Begun,
  type Clock,
  type Entry,
  openTables,
  type Round,
  type Ruling,
  type Tournament,
} from './state.ts';
import { type Todo, todosOf } from './todo.ts';
import { entriesOf, isUndoable } from './undo.ts';
import { isOfficial, isOwnTable, type TableView, tableView, type Viewer } from './view-table.ts';

export interface Head {
  readonly event: string;
  readonly name: string;
  readonly code: string;
  readonly phase: Tournament['phase'];
  readonly rules: TournamentRules;
  readonly base: Ruleset;
  readonly language: string;
  readonly lexicon: LexiconId;
  /** In which the hall rules are read; empty for the reader's own. */
  readonly hallLanguage: string;
  /** The stages as they come to be played. */
  readonly plan: readonly Stage[];
  /** As they were set, also what is not played any more because the final came before it. */
  readonly planned: readonly Stage[];
  readonly commitment: string;
  /** Only when the tournament is over. */
  readonly seed: string | null;
  readonly deleteBy: number;
}

export interface PlayerView {
  readonly player: PlayerNumber;
  /** As much as this viewer may know; empty where that is the number alone. */
  readonly name: string;
  readonly school: string;
  readonly class: string;
  readonly ageGroup: string;
  readonly team: string;
  readonly status: Status | null;
  readonly needs: Entry['person']['needs'] | null;
  /** What a phone must know to speak for the player, and whether one does: for the director. */
  readonly key: string;
  readonly hasDevice: boolean | null;
}

export interface RoundView extends Pick<Round, 'byes'> {
  readonly tables: readonly TableView[];
  readonly why: Round['why'] | null;
  readonly warnings: Round['warnings'];
}

export interface StageView {
  readonly field: readonly Advanced[] | null;
  readonly rounds: readonly RoundView[];
}

/** A command that can be undone, and what it was about: a table, a round or a stage, and players by number. */
export interface Recent extends Stamp {
  readonly kind: FactKind;
  readonly place: {
    readonly stage: number;
    readonly round?: number;
    readonly table?: number;
  } | null;
  readonly players: readonly PlayerNumber[];
  /** How they were marked. */
  readonly status: Status | null;
}

/** What a view is made of; an event brings anew those it changes. */
export interface Parts {
  readonly head: Head;
  readonly players: readonly PlayerView[];
  readonly stages: readonly StageView[];
  readonly standings: readonly Standing[];
  /** Whose place waits for a score before deductions. */
  readonly waiting: readonly PlayerNumber[];
  readonly schools: readonly SchoolStanding[];
  readonly hallRules: readonly HallRule[];
  readonly prizes: readonly Prize[];
  readonly awards: readonly Award[];
  readonly clock: Clock;
  readonly announcements: readonly Announcement[];
  readonly rulings: readonly Ruling[];
  readonly officials: readonly Official[];
  /** Everybody who has asked, for the director; oneself. */
  readonly asking: readonly AdmissionRequest[];
  readonly door: Door;
  /** For the director; empty where none was made. */
  readonly recovery: string;
  readonly todos: readonly Todo[];
  readonly recent: readonly Recent[];
}

export type Part = keyof Parts;

export interface TournamentView extends Parts {
  readonly viewer: Viewer;
  readonly version: number;
  readonly now: number;
}

export const PARTS: { readonly [P in Part]: (state: Tournament, viewer: Viewer) => Parts[P] } = {
  head: headOf,
  players: (state, viewer) =>
    state.players.map((entry, i) => playerView(state, viewer, entry, i + 1)),
  stages: (state, viewer) => state.stages.map((begun) => stageView(state, viewer, begun)),
  standings: (state, viewer) =>
    showsStandings(state, viewer) ? standingsOf(publishedState(state, viewer)) : [],
  waiting: (state, viewer) =>
    showsStandings(state, viewer) ? waitingFor(publishedState(state, viewer), viewer) : [],
  hallRules: ({ hallRules }) => hallRules,
  schools: (state, viewer) =>
    showsStandings(state, viewer) && showsSchools(state, viewer)
      ? schoolsOf(publishedState(state, viewer))
      : [],
  prizes: ({ prizes }) => prizes,
  awards: (state, viewer) =>
    viewer.kind === 'director' || (showsStandings(state, viewer) && state.phase === 'over')
      ? awardsOf(state).filter(({ to }) => to.kind === 'player' || showsSchools(state, viewer))
      : [],
  clock: ({ clock }) => clock,
  announcements: ({ announcements }) => announcements,
  rulings: ({ rulings }, viewer) => (isOfficial(viewer) ? rulings : []),
  officials: ({ officials }, viewer) => (viewer.kind === 'director' ? officials : []),
  asking: ({ asking }, viewer) =>
    asking.filter(
      ({ id }) => viewer.kind === 'director' || (viewer.kind === 'guest' && viewer.id === id),
    ),
  door: ({ door }) => door,
  recovery: ({ recovery }, viewer) => (viewer.kind === 'director' ? recovery : ''),
  todos: (state, viewer) => (viewer.kind === 'director' ? todosOf(state) : []),
  recent: recentOf,
};

export const viewFor = (state: Tournament, viewer: Viewer): TournamentView => ({
  viewer,
  version: state.version,
  now: state.now,
  ...(partsOf(state, viewer, Object.keys(PARTS) as Part[]) as Parts),
});

export const partsOf = (
  state: Tournament,
  viewer: Viewer,
  parts: readonly Part[],
): Partial<Parts> => Object.fromEntries(parts.map((part) => [part, PARTS[part](state, viewer)]));

function headOf(state: Tournament): Head {
  const { setup, phase, plan: planned, secret } = state;
  const { event, name, code, rules, base, tileset, lexicon, hallLanguage } = setup;
  const { commitment, deleteBy } = setup;
  const seed = phase === 'over' ? secret.seed : null;
  const language = tileset.language;
  return {
    ...{ event, name, code, phase, rules, base, language },
    ...{ lexicon, hallLanguage, plan: planOf(state), planned, commitment, seed, deleteBy },
  };
}

function playerView(
  state: Tournament,
  viewer: Viewer,
  { person, status, key }: Entry,
  player: PlayerNumber,
): PlayerView {
  const { name, school, class: form, ageGroup, team, needs } = person;
  const isDirector = viewer.kind === 'director';
  const isNear = isDirector || (viewer.kind === 'referee' && isOwnPlayer(state, viewer, player));
  return {
    player,
    name: nameIn(formFor(state, viewer, player), name),
    school: showsSchools(state, viewer) ? school : '',
    class: isDirector ? form : '',
    ageGroup: isDirector ? ageGroup : '',
    team: showsSchools(state, viewer) ? team : '',
    status: isNear ? status : null,
    needs: isNear ? needs : null,
    key: isDirector ? key : '',
    hasDevice: isDirector ? person.id !== null : null,
  };
}

function formFor(state: Tournament, viewer: Viewer, player: PlayerNumber): NameForm {
  const { names } = state.setup.rules;
  switch (viewer.kind) {
    case 'director':
      return 'full';
    case 'referee':
      return isOwnPlayer(state, viewer, player) ? names.referee : names.public;
    case 'projector':
      return names.projector;
    case 'player':
      return viewer.player === player ? 'full' : names.public;
    case 'guest':
    case 'public':
      return names.public;
  }
}

/** A referee knows those at the own tables of the present round. */
function isOwnPlayer(state: Tournament, viewer: Viewer, player: PlayerNumber): boolean {
  const tables = state.stages.at(-1)?.rounds.at(-1)?.tables ?? [];
  const own = tables.find(({ seats }) => seats.includes(player));
  return own !== undefined && isOwnTable(state, viewer, own);
}

const showsSchools = ({ setup }: Tournament, { kind }: Viewer): boolean =>
  kind === 'director' || kind === 'projector' || setup.rules.shown.schools === 'shown';

const showsStandings = ({ setup }: Tournament, viewer: Viewer): boolean =>
  viewer.kind === 'director' || setup.rules.shown.standings !== 'none';

/** Made once for a state: all who watch see the same. */
const published = new WeakMap<Tournament, Tournament>();

/** For all but the director a round counts when all its tables have a result. */
function publishedState(state: Tournament, viewer: Viewer): Tournament {
  if (viewer.kind === 'director') return state;
  const known = published.get(state) ?? withoutOpenRound(state);
  published.set(state, known);
  return known;
}

function withoutOpenRound(state: Tournament): Tournament {
  const begun = state.stages.at(-1);
  const last = begun?.rounds.at(-1);
  if (begun === undefined || last === undefined || openTables(last).length === 0) return state;
  const rounds = begun.rounds.slice(0, -1);
  return { ...state, stages: state.stages.with(-1, { ...begun, rounds }) };
}

/** Made once for a state, too. */
const waiting = new WeakMap<Tournament, readonly PlayerNumber[]>();

/** Who is here is told to officials alone, so for all but the director everybody is. */
function waitingFor(state: Tournament, { kind }: Viewer): readonly PlayerNumber[] {
  if (kind === 'director') return tiedIn(state);
  const players = state.players.map((entry) => ({ ...entry, status: 'present' as const }));
  const known = waiting.get(state) ?? tiedIn({ ...state, players });
  waiting.set(state, known);
  return known;
}

const tiedIn = (state: Tournament): readonly PlayerNumber[] => [
  ...new Set(waitingIn(state).flatMap(({ tied }) => tied)),
];

const stageView = (state: Tournament, viewer: Viewer, { field, rounds }: Begun): StageView => ({
  field,
  rounds: rounds.map(({ tables, byes, why, warnings }) => ({
    byes,
    tables: tables.map((table) => tableView(state, viewer, table)),
    why: isOfficial(viewer) ? why : null,
    warnings: isOfficial(viewer) ? warnings : [],
  })),
});

const MOST_RECENT = 50;

/** The last commands, newest first: all of them but guests' for the director, the own ones for a referee. */
function recentOf({ log }: Tournament, viewer: Viewer): readonly Recent[] {
  if (!isOfficial(viewer)) return [];
  const isShown = ({ by }: Stamp): boolean =>
    (viewer.kind === 'director' && by.kind !== 'guest') ||
    (viewer.kind === 'referee' && by.kind === 'referee' && by.id === viewer.id);
  const firsts = new Map<string, Recent>();
  let entered = 0;
  for (const { event } of entriesOf(log)) {
    const { kind, at, by, command } = event;
    if (isUndoable(event) && isShown(event) && !firsts.has(command))
      firsts.set(command, {
        ...{ kind, at, by, command },
        place: placeOf(event),
        players: aboutOf(event, entered),
        status: event.kind === 'marked' ? event.status : null,
      });
    if (event.kind === 'entered') entered += event.players.length;
  }
  return [...firsts.values()].slice(-MOST_RECENT).reverse();
}

function placeOf(event: TournamentEvent): Recent['place'] {
  if ('where' in event) return event.where;
  if (!('stage' in event)) return null;
  return { stage: event.stage, ...('round' in event ? { round: event.round } : {}) };
}

function aboutOf(event: TournamentEvent, entered: number): readonly PlayerNumber[] {
  switch (event.kind) {
    case 'entered':
      return event.players.map((_, i) => entered + i + 1);
    case 'marked':
      return event.players;
    case 'tie-broken':
      return event.order;
    case 'amended':
      return [event.player];
    default:
      return [];
  }
}
