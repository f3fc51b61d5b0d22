/** Equal totals that decide something while a score before deductions is missing: nothing is guessed, the console waits for it. */
import type { PlayerNumber } from '../command.ts';
import { planOf } from '../plan.ts';
import type { Field, Rung } from '../rules.ts';
import { type Begun, isSettled, openTables, type Round, type Tournament } from '../state.ts';
import { advance, outlookOf, TABLE } from './advance.ts';
import { tableEquals } from './table.ts';
import { sharedInTheEnd } from './tied.ts';

export interface Waiting {
  /** Whose score before deductions is missing. */
  readonly players: readonly PlayerNumber[];
  /** All who are equal. */
  readonly tied: readonly PlayerNumber[];
}

/** Who goes on, who has the title or a prize; or the place at a table, which holds nobody up. */
export interface WaitingFor extends Waiting {
  readonly decides: 'table' | 'field' | 'title' | 'prize';
}

export function waitingIn(state: Tournament): readonly WaitingFor[] {
  const begun = state.stages.at(-1);
  const round = begun?.rounds.at(-1);
  if (begun === undefined || round === undefined) return [];
  const isPlayed = begun.rounds.length >= begun.stage.rounds && openTables(round).length === 0;
  const all = [...(isPlayed ? afterLast(state) : []), ...atTables(state, begun, round)].map(sorted);
  const isFirst = ({ tied }: WaitingFor, i: number): boolean =>
    all.findIndex((each) => each.tied.join() === tied.join()) === i;
  return all.filter(isFirst);
}

const sorted = ({ decides, players, tied }: WaitingFor): WaitingFor => ({
  decides,
  players: players.toSorted((a, b) => a - b),
  tied: tied.toSorted((a, b) => a - b),
});

/** Whom the next stage takes; null when there is none any more. */
const nextField = (state: Tournament): Field | null =>
  state.phase === 'over' ? null : (planOf(state)[state.stages.length]?.field ?? null);

function afterLast(state: Tournament): readonly WaitingFor[] {
  const field = nextField(state);
  if (field === null)
    return sharedInTheEnd(state).flatMap(({ decides, players: tied, missing: players }) =>
      players.length === 0 ? [] : [{ decides, players, tied }],
    );
  const going = field.kind === 'all' ? null : advance(state, field, null);
  if (going?.ok !== false || going.error.code !== 'before-missing') return [];
  const { players, tied } = going.error;
  return [{ decides: 'field', players, tied }];
}

/** As soon as the result of a table is there, while those who played still sit at it. */
const atTables = (state: Tournament, begun: Begun, round: Round): readonly WaitingFor[] =>
  round.tables.filter(isSettled).flatMap(({ result }) => {
    let next = 1;
    return tableEquals(state, result?.scores ?? []).flatMap(
      ({ players: tied, missing: players }) => {
        const place = next;
        next += tied.length;
        const isAsked = players.length > 0 && matters(state, begun, round, place);
        return isAsked ? [{ decides: 'table' as const, players, tied }] : [];
      },
    );
  });

/** Ladders for which the place at the table counts. */
const BY_PLACES: readonly Rung[] = ['place-points', 'wins'];

function matters(state: Tournament, { stage }: Begun, round: Round, place: number): boolean {
  if (stage.ladder.some((rung) => BY_PLACES.includes(rung))) return true;
  const field = nextField(state);
  if (field === null) return place === 1;
  if (field.kind !== 'table-winners') return false;
  return place === 1 || (place === 2 && needsSeconds(state, round, field.runnersUp));
}

/** How many winners go on is known when all tables are in; until then every table has one. */
function needsSeconds(state: Tournament, round: Round, runnersUp: number | 'to-fill'): boolean {
  if (runnersUp !== 'to-fill') return runnersUp > 0;
  return openTables(round).length > 0
    ? round.tables.length % TABLE !== 0
    : outlookOf(state, runnersUp).runnersUp > 0;
}
