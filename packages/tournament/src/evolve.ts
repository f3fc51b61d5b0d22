/** Folds one event into a tournament's state; throws on one that could not have happened. */
import { assertNever } from '@taht/base';
import { folding } from '@taht/stream';
import type { PlayerNumber, Setup } from './command.ts';
import type { Fact, FactOf, TournamentEvent } from './event.ts';
import { evolveDevices } from './evolve-devices.ts';
import { evolveForgotten } from './evolve-forgotten.ts';
import {
  evolveGames,
  withDropped,
  withoutGames,
  withoutPerson,
  withoutRevived,
} from './evolve-games.ts';
import { evolveTable } from './evolve-table.ts';
import { agreeing, firstHallRules } from './hall-rules.ts';
import type { Stage } from './rules.ts';
import {
  type Clock,
  type Entry,
  type Logged,
  lettersOf,
  type Round,
  START,
  type Tournament,
  tableAt,
} from './state.ts';
import { entriesOf, isUndoable } from './undo.ts';

export const evolve = folding((state: Tournament, event: TournamentEvent): Tournament => {
  const next = event.kind === 'undone' ? evolveUndone(state, event) : apply(state, event);
  return { ...next, log: logged(next, event, state.version + 1) };
});

function logged(
  { log, isForgotten }: Tournament,
  event: TournamentEvent,
  version: number,
): Tournament['log'] {
  if (isForgotten) return null;
  return event.kind === 'undone' ? log : { event, version, before: log };
}

/** As if the command had never been; only the random numbers it used stay used. */
function evolveUndone(state: Tournament, { undone }: FactOf<'undone'>): Tournament {
  const all = entriesOf(state.log);
  const kept = all.filter(({ event }) => event.command !== undone || !isUndoable(event));
  if (kept.length === all.length) throw new Error(`nothing to undo of ${undone}`);
  const folded = { ...fold(kept), draws: state.draws, dropped: state.dropped };
  return withoutRevived(state, withDropped(state, sinceChanged(state, folded)));
}

/** Every event leads to the version that it led to at first. */
function fold(entries: readonly Logged[]): Tournament {
  let state = START;
  for (const { event, version } of entries)
    state = evolve({ ...state, version: version - 1 }, event);
  return state;
}

/** What undoing has put back was changed by it, so that no console mistakes it for what it saw before. */
function sinceChanged(was: Tournament, folded: Tournament): Tournament {
  const version = was.version + 1;
  const touch = <T extends { readonly changed: number }>(next: T, old: T | undefined): T =>
    old?.changed === next.changed ? next : { ...next, changed: version };
  const stages = folded.stages.map((begun, s) => ({
    ...begun,
    rounds: begun.rounds.map((round, r) => {
      const old = was.stages[s]?.rounds[r];
      const tables = round.tables.map((table) =>
        touch(
          table,
          old?.tables.find((each) => each.table === table.table),
        ),
      );
      return touch({ ...round, tables }, old);
    }),
  }));
  const players = folded.players.map((entry, i) => touch(entry, was.players[i]));
  return { ...folded, stages, players };
}

function apply(state: Tournament, event: TournamentEvent): Tournament {
  const fact: Fact = event;
  switch (fact.kind) {
    case 'created':
      return evolveCreated(state, fact);
    case 'sealed':
    case 'revealed':
      return { ...state, secret: { ...state.secret, seed: fact.seed } };
    case 'details-set':
      return evolveDetailsSet(state, fact);
    case 'officials-set':
      return { ...state, officials: fact.officials };
    case 'stages-set':
      return evolveStagesSet(state, fact.stages);
    case 'prizes-set':
      return { ...state, prizes: fact.prizes };
    case 'hall-rules-set':
      return { ...state, hallRules: fact.lines };
    case 'lexicon-set':
      return { ...state, setup: { ...state.setup, lexicon: fact.lexicon } };
    case 'entered':
      return { ...state, players: [...state.players, ...entriesFor(state, fact)] };
    case 'amended':
      return changeEntries(state, [fact.player], ({ person: { id } }) => ({
        person: { ...fact.person, id },
      }));
    case 'marked':
      return changeEntries(state, fact.players, () => ({ status: fact.status }));
    case 'taken-over':
      return withDropped(state, withoutGames(evolveDevices(state, fact)));
    case 'person-forgotten':
      return withoutPerson(evolveDevices(state, fact), fact.person);
    case 'recovery-made':
      return { ...state, recovery: fact.key };
    case 'asked-in':
    case 'let-in':
    case 'turned-away':
    case 'door-set':
    case 'claimed':
    case 'released':
      return evolveDevices(state, fact);
    case 'stage-begun':
      return evolveStageBegun(state, fact);
    case 'field-set':
      return evolveFieldSet(state, fact);
    case 'drawn':
      return { ...evolveDrawn(state, fact), clock: { kind: 'idle' } };
    case 'reseated':
      return withDropped(state, evolveReseated(state, fact));
    case 'games-opened':
    case 'game-begun':
    case 'game-ended':
    case 'games-dropped':
      return evolveGames(state, fact);
    case 'tie-broken':
      return evolveTieBroken(state, fact);
    case 'ruled': {
      const { word, verdict, reason } = fact;
      return { ...state, rulings: [...state.rulings, { word, verdict, reason }] };
    }
    case 'clock-started':
    case 'clock-stopped':
    case 'clock-resumed':
    case 'extended':
    case 'clock-ran-out':
      return { ...state, clock: evolveClock(state.clock, fact, event.at) };
    case 'announced': {
      const { at, command } = event;
      return {
        ...state,
        announcements: [...state.announcements, { text: fact.text, at, command }],
      };
    }
    case 'closed':
      return withDropped(state, withoutGames({ ...state, phase: 'over', clock: { kind: 'idle' } }));
    case 'forgotten':
      return evolveForgotten(state);
    case 'undone':
      throw new Error('undone elsewhere');
    case 'letters-drawn':
      return { ...evolveTable(state, fact, event), draws: state.draws + fact.draws };
    case 'result-entered':
    case 'corrected':
    case 'before-noted':
    case 'reported':
    case 'confirmed':
    case 'disputed':
    case 'settled':
    case 'challenged':
    case 'misdrawn':
      return evolveTable(state, fact, event);
    case 'referee-called':
    case 'call-ended':
      // The draw of its table may have been undone.
      return tableAt(state, fact.where) === undefined ? state : evolveTable(state, fact, event);
    default:
      return assertNever(fact);
  }
}

function evolveCreated(state: Tournament, { kind: _, ...fact }: FactOf<'created'>): Tournament {
  if (state.phase !== 'new') throw new Error('created twice');
  const { event, name, code, officials, rules, base, tileset } = fact;
  const { lexicon, hallLanguage, commitment, deleteBy } = fact;
  const setup: Setup = {
    ...{ event, name, code, officials, rules, base, tileset },
    ...{ lexicon, hallLanguage, commitment, deleteBy },
  };
  return {
    ...state,
    setup,
    letters: lettersOf(setup),
    phase: 'open',
    officials,
    plan: rules.stages,
    hallRules: firstHallRules(rules),
  };
}

/** Without phones no device speaks for a player any more, and with them no hall rule forbids them. */
function evolveDetailsSet(state: Tournament, { details, keys }: FactOf<'details-set'>): Tournament {
  const { name, deleteBy, ...changed } = details;
  const rules = { ...state.setup.rules, ...changed };
  return {
    ...state,
    setup: { ...state.setup, name, deleteBy, rules },
    hallRules: agreeing(rules, state.hallRules),
    players: state.players.map((entry, i) => ({
      ...entry,
      key: keys[i] || entry.key,
      person: rules.phones === 'none' ? { ...entry.person, id: null } : entry.person,
    })),
  };
}

const entriesFor = (
  { version }: Tournament,
  { players, status, keys }: FactOf<'entered'>,
): readonly Entry[] =>
  players.map((person, i) => ({ person, status, key: keys[i] ?? '', changed: version + 1 }));

function changeEntries(
  state: Tournament,
  numbers: readonly PlayerNumber[],
  change: (entry: Entry) => Partial<Entry>,
): Tournament {
  if (numbers.some((player) => state.players[player - 1] === undefined))
    throw new Error(`no such player among ${numbers}`);
  const players = state.players.map((entry, i) =>
    numbers.includes(i + 1) ? { ...entry, ...change(entry), changed: state.version + 1 } : entry,
  );
  return { ...state, players };
}

/** The number of rounds of a stage that has begun may change. */
function evolveStagesSet(state: Tournament, plan: readonly Stage[]): Tournament {
  const stages = state.stages.map((begun, i) => ({ ...begun, stage: plan[i] ?? begun.stage }));
  return { ...state, plan, stages };
}

function evolveStageBegun(state: Tournament, { stage, field }: FactOf<'stage-begun'>): Tournament {
  const planned = state.plan[stage - 1];
  if (planned === undefined || stage !== state.stages.length + 1)
    throw new Error(`stage ${stage} out of turn`);
  return { ...state, stages: [...state.stages, { stage: planned, field, rounds: [] }] };
}

function evolveFieldSet(state: Tournament, { stage, field }: FactOf<'field-set'>): Tournament {
  const begun = state.stages[stage - 1];
  if (begun === undefined) throw new Error(`stage ${stage} has not begun`);
  return { ...state, stages: state.stages.with(stage - 1, { ...begun, field }) };
}

const evolveTieBroken = (
  state: Tournament,
  { rounds, order, draws }: FactOf<'tie-broken'>,
): Tournament => ({
  ...state,
  ties: [...state.ties, { rounds, order }],
  draws: state.draws + draws,
});

const NEW_TABLE = {
  letters: [],
  game: null,
  result: null,
  report: null,
  dispute: null,
  call: null,
  calledAt: 0,
  corrections: [],
  challenges: [],
  misdraws: [],
} as const;

function evolveDrawn(state: Tournament, fact: FactOf<'drawn'>): Tournament {
  const { stage, round, seating, why, draws } = fact;
  const begun = state.stages[stage - 1];
  if (begun === undefined || round !== begun.rounds.length + 1)
    throw new Error(`round ${round} of stage ${stage} out of turn`);
  const changed = state.version + 1;
  const drawn: Round = {
    tables: seating.tables.map(({ table, seats }) => ({ ...NEW_TABLE, table, seats, changed })),
    byes: seating.byes,
    why,
    warnings: [],
    changed,
  };
  const rounds = [...begun.rounds, drawn];
  return {
    ...state,
    draws: state.draws + draws,
    stages: state.stages.with(stage - 1, { ...begun, rounds }),
  };
}

/** Tables that keep their players keep all else; the others begin anew. */
function evolveReseated(state: Tournament, fact: FactOf<'reseated'>): Tournament {
  const { stage, round, seating, warnings } = fact;
  const begun = state.stages[stage - 1];
  const was = begun?.rounds[round - 1];
  if (begun === undefined || was === undefined) throw new Error('no such round');
  const changed = state.version + 1;
  const tables = seating.tables.map(({ table, seats }) => {
    const old = was.tables.find((each) => each.table === table);
    return old !== undefined && isSameList(old.seats, seats)
      ? old
      : { ...NEW_TABLE, table, seats, changed };
  });
  const next: Round = { tables, byes: seating.byes, why: was.why, warnings, changed };
  const rounds = begun.rounds.with(round - 1, next);
  return { ...state, stages: state.stages.with(stage - 1, { ...begun, rounds }) };
}

const isSameList = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((each, i) => each === b[i]);

type ClockFact = FactOf<
  'clock-started' | 'clock-stopped' | 'clock-resumed' | 'extended' | 'clock-ran-out'
>;

function evolveClock(clock: Clock, fact: ClockFact, at: number): Clock {
  switch (fact.kind) {
    case 'clock-started':
    case 'clock-resumed':
      return { kind: 'running', deadline: fact.deadline };
    case 'clock-ran-out':
      return { kind: 'ran-out' };
    case 'clock-stopped':
      if (clock.kind !== 'running') throw new Error('the clock does not run');
      return { kind: 'stopped', deadline: clock.deadline, since: at };
    case 'extended':
      if (clock.kind !== 'running' && clock.kind !== 'stopped')
        throw new Error('the clock was not started');
      return { ...clock, deadline: clock.deadline + fact.seconds * 1000 };
    default:
      return assertNever(fact);
  }
}
