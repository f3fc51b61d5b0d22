/** What comes next at the director console, the most urgent first: facts, no sentences. */
import type { PlayerNumber } from './command.ts';
import { planOf } from './plan.ts';
import { advance, type OpenTie, type Outlook, outlookOf } from './ranking/advance.ts';
import { type FieldChange, lastFieldChange } from './ranking/field-change.ts';
import { tiedInTheEnd } from './ranking/tied.ts';
import { type WaitingFor, waitingIn } from './ranking/waiting.ts';
import type { Stage } from './rules.ts';
import { type Begun, isSettled, type Round, type Tournament } from './state.ts';

export type Todo =
  | { readonly kind: 'enter-players' }
  | { readonly kind: 'check-in'; readonly players: readonly PlayerNumber[] }
  /** What it leads to where winners of tables go on. */
  | { readonly kind: 'begin-stage'; readonly stage: number; readonly outlook: Outlook | null }
  | ({ readonly kind: 'break-tie'; readonly players: readonly PlayerNumber[] } & Decided)
  /** Equal totals, and what they were before deductions is not all there. */
  | { readonly kind: 'await-before'; readonly ties: readonly WaitingFor[] }
  | { readonly kind: 'draw-round'; readonly stage: number; readonly round: number }
  | { readonly kind: 'settle-disputes'; readonly tables: readonly number[] }
  | { readonly kind: 'draw-letters'; readonly tables: readonly number[] }
  | { readonly kind: 'await-results'; readonly tables: readonly number[] }
  | { readonly kind: 'close' }
  /** Tables that have called a referee: they hold nobody up. */
  | { readonly kind: 'answer-calls'; readonly tables: readonly number[] }
  /** Results were corrected, and others should have gone on to the stage that is played. */
  | ({ readonly kind: 'field-changed' } & FieldChange);

/** What a tie decides: who goes on, or who has the title or a prize. */
type Decided =
  | ({ readonly decides: 'field' } & Omit<OpenTie, 'players'>)
  | { readonly decides: 'title' | 'prize' };

export function todosOf(state: Tournament): readonly Todo[] {
  if (state.phase === 'over' && !state.isForgotten) return [...waits(state), ...tieInTheEnd(state)];
  if (state.phase !== 'open') return [];
  const change = lastFieldChange(state);
  return [
    ...nextIn(state),
    ...callsIn(state),
    ...(change === null ? [] : [{ kind: 'field-changed', ...change } as const]),
  ];
}

function nextIn(state: Tournament): readonly Todo[] {
  const begun = state.stages.at(-1);
  const round = begun?.rounds.at(-1);
  const awaited = round === undefined ? [] : awaitedIn(state, round);
  if (awaited.length > 0) return [...awaited, ...waits(state)];
  return begun === undefined ? beforeStart(state) : afterRound(state, begun);
}

function beforeStart({ players }: Tournament): readonly Todo[] {
  if (players.length === 0) return [{ kind: 'enter-players' }];
  const missing = players.flatMap(({ status }, i) => (status === 'expected' ? [i + 1] : []));
  const checkIn: readonly Todo[] =
    missing.length > 0 ? [{ kind: 'check-in', players: missing }] : [];
  return [...checkIn, { kind: 'begin-stage', stage: 1, outlook: null }];
}

function awaitedIn({ setup }: Tournament, { tables }: Round): readonly Todo[] {
  const open = tables.filter((table) => !isSettled(table));
  const numbers = (some: readonly { readonly table: number }[]): readonly number[] =>
    some.map(({ table }) => table);
  const disputed = numbers(open.filter(({ dispute }) => dispute !== null));
  const unlettered = numbers(
    open.filter(({ letters, game }) => letters.length === 0 && game === null),
  );
  const awaited = numbers(open.filter(({ dispute }) => dispute === null));
  const todos: readonly Extract<Todo, { readonly tables: unknown }>[] = [
    { kind: 'settle-disputes', tables: disputed },
    { kind: 'draw-letters', tables: setup.rules.opening === 'letters' ? unlettered : [] },
    { kind: 'await-results', tables: awaited },
  ];
  return todos.filter((todo) => todo.tables.length > 0);
}

function callsIn({ stages }: Tournament): readonly Todo[] {
  const round = stages.at(-1)?.rounds.at(-1);
  const calling = (round?.tables ?? []).filter(({ call }) => call !== null);
  const tables = calling.map(({ table }) => table);
  return tables.length === 0 ? [] : [{ kind: 'answer-calls', tables }];
}

function afterRound(state: Tournament, { stage, rounds }: Begun): readonly Todo[] {
  const at = state.stages.length;
  if (rounds.length < stage.rounds)
    return [{ kind: 'draw-round', stage: at, round: rounds.length + 1 }, ...waits(state)];
  const next = planOf(state)[at];
  if (next === undefined) return [...waits(state), ...tieInTheEnd(state), { kind: 'close' }];
  return [
    ...waits(state),
    ...tieInField(state, next),
    { kind: 'begin-stage', stage: at + 1, outlook: outlookFor(state, next) },
    { kind: 'close' },
  ];
}

function tieInTheEnd(state: Tournament): readonly Todo[] {
  const tie = tiedInTheEnd(state);
  if (tie === undefined) return [];
  return [{ kind: 'break-tie', decides: tie.decides, players: tie.players }];
}

function waits(state: Tournament): readonly Todo[] {
  const ties = waitingIn(state);
  return ties.length === 0 ? [] : [{ kind: 'await-before', ties }];
}

function tieInField(state: Tournament, { field }: Stage): readonly Todo[] {
  const going = field.kind === 'all' ? null : advance(state, field, null);
  if (going?.ok !== false || going.error.code !== 'tie-open') return [];
  const { players, at, places } = going.error;
  return [{ kind: 'break-tie', players, decides: 'field', at, places }];
}

const outlookFor = (state: Tournament, { field }: Stage): Outlook | null =>
  field.kind === 'table-winners' ? outlookOf(state, field.runnersUp) : null;
