/** Stages and rounds: who takes part, who sits where. */
import { ok } from '@taht/base';
import type { ActionOf, PlayerNumber } from './command.ts';
import { refuseNumbers } from './decide-players.ts';
import { drawSeating } from './draw/draw.ts';
import type { Drawn, DrawRules, Seating, Warning } from './draw/port.ts';
import { warningsOf } from './draw/why.ts';
import { entrantsOf } from './entrants.ts';
import { planOf } from './plan.ts';
import { advance } from './ranking/advance.ts';
import type { Refusal } from './refusal.ts';
import type { Format } from './rules.ts';
import type { Run } from './run.ts';
import { type Begun, fieldOf, isActive, openTables, type Round, type Tournament } from './state.ts';

const LEAST_PLAYERS = 2;

export function decideBeginStage(
  run: Run,
  { stage, runnersUp }: ActionOf<'begin-stage'>,
): Refusal | undefined {
  const { state } = run;
  const planned = planOf(state)[stage - 1];
  if (planned === undefined) return { code: 'no-such-stage', stage };
  if (stage <= state.stages.length) return { code: 'stage-begun', stage };
  const refusal = refuseUnplayed(state, stage - 1);
  if (refusal !== undefined) return refusal;
  const going = planned.field.kind === 'all' ? ok(null) : advance(state, planned.field, runnersUp);
  if (!going.ok) return going.error;
  const few = refuseFew(going.value?.length ?? activeIn(state).length);
  if (few === undefined) run.emit({ kind: 'stage-begun', stage, field: going.value });
  return few;
}

const activeIn = (state: Tournament): readonly PlayerNumber[] =>
  state.players.map((_, i) => i + 1).filter((player) => isActive(state, player));

const refuseFew = (found: number): Refusal | undefined =>
  found < LEAST_PLAYERS ? { code: 'too-few-players', found, needs: LEAST_PLAYERS } : undefined;

/** Every round of a stage must be played before the next one begins. */
function refuseUnplayed({ stages }: Tournament, stage: number): Refusal | undefined {
  if (stage === 0) return undefined;
  const begun = stages[stage - 1];
  if (begun === undefined || begun.rounds.length < begun.stage.rounds)
    return { code: 'stage-not-over', stage };
  return refuseOpen(begun);
}

function refuseOpen({ rounds }: Begun): Refusal | undefined {
  const last = rounds.at(-1);
  const tables = last === undefined ? [] : openTables(last);
  return tables.length > 0 ? { code: 'tables-open', tables } : undefined;
}

export function decideDrawRound(
  run: Run,
  { stage, round }: ActionOf<'draw-round'>,
): Refusal | undefined {
  const { state } = run;
  const begun = state.stages[stage - 1];
  if (begun === undefined || stage < state.stages.length) return { code: 'no-such-stage', stage };
  if (round !== begun.rounds.length + 1 || round > begun.stage.rounds)
    return { code: 'no-such-round', round };
  const refusal = refuseOpen(begun);
  if (refusal !== undefined) return refusal;
  const players = fieldOf(state, begun).filter((player) => isActive(state, player));
  const few = refuseFew(players.length);
  if (few !== undefined) return few;
  const from = state.draws;
  const { next, used } = run.numbers();
  const rules = drawRules(begun, round, players);
  const { seating, why } =
    rules === null
      ? oneTable(players)
      : drawSeating(entrantsOf(state, playingBy(rules, players)), rules, next);
  run.emit({ kind: 'drawn', stage, round, seating, why, from, draws: used() });
  return undefined;
}

/** A round robin takes nobody in after its first round. */
const playingBy = (rules: DrawRules, players: readonly PlayerNumber[]): readonly PlayerNumber[] =>
  rules.by === 'round-robin' ? players.filter((player) => rules.field.includes(player)) : players;

/** Null where all sit at one table. */
function drawRules(
  { stage: { format }, rounds }: Begun,
  round: number,
  players: readonly PlayerNumber[],
): DrawRules | null {
  if (format.kind === 'duplicate') return null;
  if (format.by !== 'round-robin') return format;
  const [first] = rounds;
  const field = first === undefined ? players : placedIn(first).toSorted((a, b) => a - b);
  return { ...format, round, field };
}

const oneTable = (seats: readonly PlayerNumber[]): Drawn => ({
  seating: { tables: [{ table: 1, seats }], byes: [] },
  why: {
    sameSchool: 0,
    sameSchoolAtLeast: 0,
    repeats: 0,
    repeatsAtLeast: 0,
    moved: [],
    warnings: [],
  },
});

const placedIn = ({ tables, byes }: Seating): readonly PlayerNumber[] => [
  ...tables.flatMap(({ seats }) => seats),
  ...byes,
];

const SEATS: Readonly<Record<Format['kind'], readonly [least: number, most: number]>> = {
  tables: [2, 4],
  duels: [2, 2],
  duplicate: [1, Number.MAX_SAFE_INTEGER],
};

/** By hand, and against every rule of the draw if the director wants it so: the warnings say which. */
export function decideReseat(run: Run, action: ActionOf<'reseat'>): Refusal | undefined {
  const { stage, round, seen, tables, byes } = action;
  const { state } = run;
  const begun = state.stages[stage - 1];
  if (begun === undefined) return { code: 'no-such-stage', stage };
  const was = begun.rounds[round - 1];
  if (was === undefined || round < begun.rounds.length) return { code: 'no-such-round', round };
  if (was.changed > seen) return { code: 'changed-since', seen, now: was.changed };
  const refusal =
    refuseTables(begun.stage.format, tables) ??
    refuseSeats(state, begun, was, action) ??
    refusePlayed(was, tables);
  if (refusal !== undefined) return refusal;
  const seating = { tables, byes };
  const warnings = warningsFor(state, stage, seating);
  run.emit({ kind: 'reseated', stage, round, seating, warnings });
  return undefined;
}

/** What speaks against a seating of the last round of a stage. */
export function warningsFor(
  state: Tournament,
  stage: number,
  seating: Seating,
): readonly Warning[] {
  const begun = state.stages[stage - 1] as Begun;
  const players = placedIn(seating);
  const rules = drawRules(begun, begun.rounds.length, players);
  const entrants = entrantsOf(withoutRound(state, stage), players);
  return rules === null ? [] : warningsOf(entrants, rules, seating);
}

/** The state as it was before the last round of a stage was drawn, as far as draws look at it. */
function withoutRound(state: Tournament, stage: number): Tournament {
  const begun = state.stages[stage - 1] as Begun;
  const rounds = begun.rounds.slice(0, -1);
  return { ...state, stages: state.stages.with(stage - 1, { ...begun, rounds }) };
}

function refuseTables({ kind }: Format, tables: ActionOf<'reseat'>['tables']): Refusal | undefined {
  const [least, most] = SEATS[kind];
  const numbers = tables.map(({ table }) => table);
  const odd = numbers.find((table) => !(Number.isInteger(table) && table >= 1));
  if (odd !== undefined) return { code: 'bad-table-number', table: odd };
  const twice = numbers.find((table, i) => numbers.indexOf(table) < i);
  if (twice !== undefined) return { code: 'table-twice', table: twice };
  const wrong = tables.find(({ seats }) => seats.length < least || seats.length > most);
  return wrong === undefined ? undefined : { code: 'wrong-seats', table: wrong.table, least, most };
}

/** Whoever may play is placed exactly once, and nobody else. */
function refuseSeats(
  state: Tournament,
  begun: Begun,
  was: Round,
  { tables, byes }: ActionOf<'reseat'>,
): Refusal | undefined {
  const placed = [...tables.flatMap(({ seats }) => seats), ...byes];
  const refusal = refuseNumbers(state, placed);
  if (refusal !== undefined) return refusal;
  const field = fieldOf(state, begun);
  const stranger = placed.find((player) => !field.includes(player));
  if (stranger !== undefined) return { code: 'not-in-round', player: stranger };
  const left = placedIn(was).find((player) => isActive(state, player) && !placed.includes(player));
  return left === undefined ? undefined : { code: 'not-seated', player: left };
}

/** Where something has been played nobody gets up. */
function refusePlayed(was: Round, tables: ActionOf<'reseat'>['tables']): Refusal | undefined {
  const played = was.tables.filter(({ result, report }) => result !== null || report !== null);
  const gone = played.find(({ table, seats }) => {
    const next = tables.find((each) => each.table === table)?.seats;
    return (
      next === undefined || next.length !== seats.length || !seats.every((p, i) => p === next[i])
    );
  });
  return gone === undefined ? undefined : { code: 'table-played', table: gone.table };
}
