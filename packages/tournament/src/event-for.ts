/** An event as one viewer learns of it: the parts of the view that it changes, and never more than the view has. */
import type { Where } from './command.ts';
import type { FactKind, TournamentEvent } from './event.ts';
import { type Tournament, tableAt } from './state.ts';
import { PARTS, type Part, type Parts, partsOf, type TournamentView } from './view.ts';
import { isOfficial, isOwnTable, type TableView, tableView, type Viewer } from './view-table.ts';

export interface EventView {
  readonly kind: FactKind;
  readonly at: number;
  readonly parts: Partial<Parts>;
  /** Where only one table changed, that one. */
  readonly table: { readonly where: Where; readonly view: TableView } | null;
}

const ALL = Object.keys(PARTS) as readonly Part[];
const RANKING: readonly Part[] = ['standings', 'waiting', 'schools', 'awards'];

/** What each kind of event changes beyond its table, the console's list of things to do and the commands to undo. */
const CHANGES: Readonly<Record<Exclude<FactKind, 'sealed'>, readonly Part[] | 'all'>> = {
  created: 'all',
  'details-set': 'all',
  'officials-set': ['officials', 'players', 'stages'],
  'taken-over': ['head', 'officials', 'asking', 'players', 'stages'],
  'person-forgotten': ['officials', 'asking', 'players', 'stages'],
  'asked-in': ['asking'],
  'let-in': ['officials', 'asking', 'players', 'stages'],
  'recovery-made': ['recovery'],
  'turned-away': ['asking'],
  'door-set': ['door'],
  claimed: ['players', 'stages'],
  released: ['players', 'stages'],
  'stages-set': ['head', 'waiting'],
  'prizes-set': ['prizes', 'awards', 'waiting'],
  'hall-rules-set': ['hallRules'],
  'lexicon-set': ['head'],
  entered: ['players', ...RANKING],
  amended: ['players', 'schools', 'awards', 'waiting'],
  marked: ['players', ...RANKING],
  'stage-begun': ['players', 'stages', ...RANKING],
  'field-set': ['players', 'stages', ...RANKING],
  drawn: ['head', 'players', 'stages', 'clock', ...RANKING],
  'games-opened': ['stages'],
  'game-begun': [],
  'game-ended': [],
  'games-dropped': [],
  reseated: ['head', 'players', 'stages', ...RANKING],
  'letters-drawn': [],
  'tie-broken': RANKING,
  'result-entered': RANKING,
  corrected: RANKING,
  'before-noted': RANKING,
  reported: [],
  confirmed: RANKING,
  disputed: RANKING,
  settled: RANKING,
  'referee-called': [],
  'call-ended': [],
  challenged: [],
  ruled: ['rulings'],
  misdrawn: [],
  'clock-started': ['clock'],
  'clock-stopped': ['clock'],
  'clock-resumed': ['clock'],
  extended: ['clock'],
  'clock-ran-out': ['clock'],
  announced: ['announcements'],
  undone: 'all',
  closed: ['head', 'clock', 'awards', 'stages', 'waiting'],
  revealed: ['head'],
  forgotten: 'all',
};

/** What happens between officials. */
const OFFICIAL: readonly FactKind[] = ['challenged', 'misdrawn', 'ruled', 'officials-set'];

/** What is for the director, and for whoever it is or may be about. */
const isFor = (event: TournamentEvent, state: Tournament, viewer: Viewer): boolean => {
  if (viewer.kind === 'director') return true;
  const isAbout = (id: string): boolean => 'id' in viewer && viewer.id === id;
  switch (event.kind) {
    case 'asked-in':
      return isAbout(event.id);
    case 'let-in':
      return isAbout(event.official.id);
    case 'turned-away':
      return event.ids.some(isAbout);
    case 'person-forgotten':
      return viewer.kind !== 'public' && viewer.kind !== 'projector';
    case 'recovery-made':
      return false;
    case 'claimed':
    case 'released':
      return viewer.kind === 'player' && viewer.player === event.player;
    case 'referee-called':
    case 'call-ended': {
      const table = tableAt(state, event.where);
      return table !== undefined && isOwnTable(state, viewer, table);
    }
    default:
      return true;
  }
};

/** Null for what this viewer may not know of; the state is the one after the event. */
export function eventFor(
  event: TournamentEvent,
  viewer: Viewer,
  state: Tournament,
): EventView | null {
  if (event.kind === 'sealed' || !isFor(event, state, viewer)) return null;
  const { kind, at } = event;
  if (OFFICIAL.includes(kind) && !isOfficial(viewer) && viewer.kind !== 'player') return null;
  const changes = CHANGES[event.kind];
  const official: readonly Part[] = isOfficial(viewer) ? ['todos', 'recent'] : [];
  const parts = partsOf(state, viewer, changes === 'all' ? ALL : [...changes, ...official]);
  const table = 'where' in event ? tableAt(state, event.where) : undefined;
  return {
    kind,
    at,
    parts,
    table:
      'where' in event && table !== undefined
        ? { where: event.where, view: tableView(state, viewer, table) }
        : null,
  };
}

/** A view after what an event brought. */
export function applyEvent(view: TournamentView, { at, parts, table }: EventView): TournamentView {
  const next = { ...view, ...parts, version: view.version + 1, now: at };
  return table === null ? next : { ...next, stages: withTable(next.stages, table) };
}

function withTable(
  stages: TournamentView['stages'],
  { where, view }: NonNullable<EventView['table']>,
): TournamentView['stages'] {
  return stages.map((stage, s) =>
    s !== where.stage - 1
      ? stage
      : {
          ...stage,
          rounds: stage.rounds.map((round, r) =>
            r !== where.round - 1
              ? round
              : {
                  ...round,
                  tables: round.tables.map((each) => (each.table === view.table ? view : each)),
                },
          ),
        },
  );
}
