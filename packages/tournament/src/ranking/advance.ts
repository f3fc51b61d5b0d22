/** Who goes on to the next stage: table winners and the best runners-up, or the top of the standing. */
import { err, ok, type Result } from '@taht/base';
import type { PlayerNumber } from '../command.ts';
import type { Advanced } from '../event.ts';
import type { Refusal } from '../refusal.ts';
import type { Field } from '../rules.ts';
import { isActive, type Tournament } from '../state.ts';
import { climbed, type Equals } from './ladder.ts';
import { rankable, stageEquals } from './standing.ts';
import { tableEquals } from './table.ts';

/** Equals, and who goes on depends on their order. */
export type OpenTie = {
  readonly players: readonly PlayerNumber[];
  /** Who wins a table, who is the second there, or who is above the line. */
  readonly at: 'first' | 'second' | 'line';
  /** At the line so many of them go on; from tables so many of all seconds do. */
  readonly places: number;
};

type Going = Result<readonly Advanced[], Refusal>;

/** From the last stage begun, whose rounds have all been played. A tie that matters is told, not guessed. */
export function advance(
  state: Tournament,
  field: Exclude<Field, { kind: 'all' }>,
  runnersUp: number | null,
): Going {
  if (field.kind === 'top') return top(state, field.players);
  return winners(state, runnersUp ?? field.runnersUp);
}

function top(state: Tournament, places: number): Going {
  const equals = stageEquals(state, state.stages.length).map(({ players, missing }) => ({
    players: players.filter((player) => isActive(state, player)),
    missing,
  }));
  const chosen = cut(equals, places);
  return chosen.ok ? ok(chosen.value.map((player) => ({ player, as: 'top' }))) : chosen;
}

/** A winner who cannot go on leaves a place to one more runner-up, not to the second of the table. */
function winners(state: Tournament, wanted: number | 'to-fill'): Going {
  const tables = tablesOf(state);
  const shared = tables.map(([first = NOBODY]) => first).find(isShared);
  const needs = wanted === 'to-fill' ? outlookOf(state, wanted).runnersUp : wanted;
  if (shared !== undefined) return err(undecided(shared, 'first', needs));
  const first = tables
    .flatMap(([group = NOBODY]) => group.players)
    .filter((player) => isActive(state, player));
  const seconds = bestSeconds(state, tables, needs);
  if (!seconds.ok) return seconds;
  return ok([
    ...first.map((player) => ({ player, as: 'winner' as const })),
    ...seconds.value.map((player) => ({ player, as: 'runner-up' as const })),
  ]);
}

const NOBODY: Equals = { players: [], missing: [] };

const isShared = ({ players }: Equals): boolean => players.length > 1;

/** Letters are drawn only where the scores before deductions are known and equal. */
const undecided = ({ players, missing }: Equals, at: OpenTie['at'], places: number): Refusal =>
  missing.length > 0
    ? { code: 'before-missing', players: missing, tied: players }
    : { code: 'tie-open', players, at, places };

/** The order at each table of the last stage. */
const tablesOf = (state: Tournament): readonly (readonly Equals[])[] =>
  (state.stages.at(-1)?.rounds ?? [])
    .flatMap((round) => round.tables)
    .map(({ result }) => tableEquals(state, result?.scores ?? []));

/** How many go on from tables, known also while ties are open. */
export interface Outlook {
  readonly winners: number;
  /** As many as the stage asks for. */
  readonly runnersUp: number;
  /** As many as could be invited. */
  readonly most: number;
}

export function outlookOf(state: Tournament, runnersUp: number | 'to-fill'): Outlook {
  const goesOn = (players: readonly PlayerNumber[]): boolean =>
    players.some((player) => isActive(state, player));
  const tables = tablesOf(state);
  const winners = tables.filter(([first = NOBODY]) => goesOn(first.players)).length;
  const most = tables.filter(([first = NOBODY, second = NOBODY]) =>
    goesOn(isShared(first) ? first.players.slice(1) : second.players),
  ).length;
  const needs = runnersUp === 'to-fill' ? Math.min(toFill(winners), most) : runnersUp;
  return { winners, runnersUp: needs, most };
}

/** Seats at a whole one. */
export const TABLE = 4;
const toFill = (found: number): number => (TABLE - (found % TABLE)) % TABLE;

/** Seconds of different tables are compared by the ladder of a table. */
function bestSeconds(
  state: Tournament,
  tables: readonly (readonly Equals[])[],
  needs: number,
): Result<readonly PlayerNumber[], Refusal> {
  if (needs === 0) return ok([]);
  const shared = tables.map(([, second = NOBODY]) => second).find(isShared);
  if (shared !== undefined) return err(undecided(shared, 'second', needs));
  const seconds = tables
    .flatMap(([, second = NOBODY]) => second.players)
    .filter((player) => isActive(state, player));
  if (seconds.length < needs) return err({ code: 'too-few-runners-up', found: seconds.length });
  const all = rankable(state, state.stages.at(-1)?.rounds ?? []);
  return cut(climbed(seconds, state.setup.rules.tableLadder, all), needs);
}

/** The first so many, unless equals stand on both sides of the line. */
function cut(groups: readonly Equals[], places: number): Result<readonly PlayerNumber[], Refusal> {
  const chosen: PlayerNumber[] = [];
  for (const group of groups) {
    const left = places - chosen.length;
    if (left === 0) break;
    if (group.players.length > left) return err(undecided(group, 'line', left));
    chosen.push(...group.players);
  }
  return ok(chosen);
}
