/** What correcting a stage means for the next one, whose players have been chosen already. */
import type { PlayerNumber, Where } from '../command.ts';
import type { Advanced } from '../event.ts';
import { changeTable } from '../evolve-table.ts';
import type { Refusal } from '../refusal.ts';
import { type Begun, fieldOf, type Table, type Tournament } from '../state.ts';
import { advance } from './advance.ts';

export interface FieldChange {
  /** Whose field it is. */
  readonly stage: number;
  readonly comes: readonly PlayerNumber[];
  readonly goes: readonly PlayerNumber[];
  /** Equals, between whom it is open. */
  readonly tied: readonly PlayerNumber[];
}

/** Between two states that differ in results of a stage; null where the same players go on, or none do yet. */
export function fieldChange(
  before: Tournament,
  after: Tournament,
  corrected: number,
): FieldChange | null {
  const next = after.stages[corrected];
  if (next === undefined || next.field === null) return null;
  const was = goingFrom(before, corrected, next);
  const now = goingFrom(after, corrected, next);
  const old = was.chosen?.map(playerIn) ?? fieldOf(before, next);
  const chosen = now.chosen?.map(playerIn) ?? old;
  const isOldTie = now.tied.every((player) => was.tied.includes(player));
  const change = {
    stage: corrected + 1,
    comes: chosen.filter((player) => !old.includes(player)),
    goes: old.filter((player) => !chosen.includes(player)),
    tied: isOldTie ? [] : now.tied,
  };
  return change.comes.length + change.goes.length + change.tied.length > 0 ? change : null;
}

/** As what players go on to a stage that has begun, by the results as they stand. */
export function waysInto(
  state: Tournament,
  stage: number,
): (player: PlayerNumber) => Advanced['as'] | undefined {
  const begun = state.stages[stage - 1];
  const chosen = begun === undefined ? null : goingFrom(state, stage - 1, begun).chosen;
  return (player) => chosen?.find((each) => each.player === player)?.as;
}

interface Going {
  /** Null where it cannot be told. */
  readonly chosen: readonly Advanced[] | null;
  readonly tied: readonly PlayerNumber[];
}

/** As the stage was begun: with as many runners-up as were invited. */
function goingFrom(state: Tournament, stage: number, { stage: planned, field }: Begun): Going {
  if (planned.field.kind === 'all') return { chosen: null, tied: [] };
  const runnersUp = (field ?? []).filter(({ as }) => as === 'runner-up').length;
  const then = { ...state, stages: state.stages.slice(0, stage) };
  const going = advance(then, planned.field, runnersUp);
  if (going.ok) return { chosen: going.value, tied: [] };
  return { chosen: null, tied: equalsIn(going.error) };
}

const playerIn = ({ player }: Advanced): PlayerNumber => player;

/** Whom letters or a score before deductions would tell apart. */
function equalsIn(refusal: Refusal): readonly PlayerNumber[] {
  if (refusal.code === 'before-missing') return refusal.tied;
  return refusal.code === 'tie-open' ? refusal.players : [];
}

/** What has been corrected since the last stage began, or since its players were put right; null where it chose as it would now. */
export function lastFieldChange(state: Tournament): FieldChange | null {
  const stage = state.stages.length - 1;
  let before = state;
  for (let each = state.log; each !== null; each = each.before) {
    const { event } = each;
    if (event.kind === 'stage-begun' || event.kind === 'field-set') break;
    if (event.kind === 'corrected' && event.where.stage === stage)
      before = withoutCorrection(before, event.where);
  }
  return before === state ? null : fieldChange(before, state, stage);
}

const withoutCorrection = (state: Tournament, where: Where): Tournament =>
  changeTable(state, where, (table: Table) => ({
    ...table,
    result: table.result && {
      ...table.result,
      scores: table.corrections.at(-1)?.was ?? table.result.scores,
    },
    corrections: table.corrections.slice(0, -1),
  }));
