/** Games on Täht that give tables their results: ordered by the director, and told of by whoever opens them. */
import type { ActionOf, PlayerNumber } from './command.ts';
import { refuseScores } from './decide-result.ts';
import type { OrderedGame } from './event.ts';
import type { Refusal } from './refusal.ts';
import type { Run } from './run.ts';
import { type Begun, entryOf, isActive, isRunning, type Tournament, tableOfGame } from './state.ts';

export function decideOpenGames(
  run: Run,
  { stage, round, tables }: ActionOf<'open-games'>,
): Refusal | undefined {
  const { state } = run;
  const begun = state.stages[stage - 1];
  if (!state.setup.rules.results.includes('game'))
    return { code: 'source-not-allowed', source: 'game' };
  if (begun === undefined || stage < state.stages.length) return { code: 'no-such-stage', stage };
  if (round !== begun.rounds.length) return { code: 'no-such-round', round };
  const refusal = refuseGames(state, begun, tables);
  if (refusal !== undefined) return refusal;
  const mode = begun.stage.format.kind === 'duplicate' ? 'duplicate' : 'standard';
  const opened = tables.map(
    (table): OrderedGame => ({
      table,
      mode,
      game: `${state.version + 1}-${table}`,
      people: seatsAt(begun, table).flatMap((player) => {
        const id = deviceOf(state, player);
        return id === null ? [] : [{ player, id }];
      }),
    }),
  );
  run.emit({ kind: 'games-opened', stage, round, games: opened });
  return undefined;
}

function refuseGames(
  state: Tournament,
  begun: Begun,
  tables: readonly number[],
): Refusal | undefined {
  const twice = tables.find((table, i) => tables.indexOf(table) < i);
  if (twice !== undefined) return { code: 'table-twice', table: twice };
  if (tables.length === 0) return { code: 'no-such-table', table: 0 };
  for (const table of tables) {
    const found = begun.rounds.at(-1)?.tables.find((each) => each.table === table);
    if (found === undefined) return { code: 'no-such-table', table };
    if (found.result !== null || found.report !== null) return { code: 'result-there', table };
    if (isRunning(found.game)) return { code: 'game-open', table };
  }
  const { min, max } = state.setup.base.players;
  const odd = tables.find((table) => {
    const { length } = seatsAt(begun, table);
    return length < min || length > max;
  });
  if (odd !== undefined && begun.stage.format.kind !== 'duplicate')
    return { code: 'wrong-seats', table: odd, least: min, most: max };
  const players = tables.flatMap((table) => seatsAt(begun, table));
  // A duplicate game goes on without those who are not here.
  const isNeeded = (player: PlayerNumber): boolean =>
    begun.stage.format.kind !== 'duplicate' || isActive(state, player);
  const missing = players.filter((player) => deviceOf(state, player) === null && isNeeded(player));
  return missing.length > 0 ? { code: 'devices-missing', players: missing } : undefined;
}

const seatsAt = ({ rounds }: Begun, table: number): readonly PlayerNumber[] =>
  rounds.at(-1)?.tables.find((each) => each.table === table)?.seats ?? [];

const deviceOf = (state: Tournament, player: PlayerNumber): string | null =>
  entryOf(state, player)?.person.id ?? null;

/** What no longer counts is passed over. */
export function decideNoteGame(
  run: Run,
  { game, address }: ActionOf<'note-game'>,
): Refusal | undefined {
  const found = tableOfGame(run.state, game);
  if (found?.game.address === null)
    run.emit({ kind: 'game-begun', where: found.where, game, address });
  return undefined;
}

/** A game that was played to its end is the result, unless somebody has said otherwise before. */
export function decideEndGame(
  run: Run,
  { game, end, scores, order }: ActionOf<'end-game'>,
): Refusal | undefined {
  const found = tableOfGame(run.state, game);
  if (found === undefined || !isRunning(found.game)) return undefined;
  const { where, table } = found;
  const refusal = scores === null ? undefined : refuseScores(run.state, scores, table);
  const isSame = order.length === table.seats.length && order.every((p) => table.seats.includes(p));
  run.emit({
    ...{ kind: 'game-ended', where, game, end },
    // Somebody who is here and has none: the director decides, and all the others are there.
    scores: refusal === undefined || refusal.code === 'score-missing' ? scores : null,
    order: isSame ? order : table.seats,
  });
  const isResult = end === 'played' && scores !== null && refusal === undefined;
  if (isResult && table.result === null && table.dispute === null)
    run.emit({ kind: 'result-entered', where, scores, source: 'game' });
  return undefined;
}

export function decideDropGames(run: Run, action: ActionOf<'drop-games'>): Refusal | undefined {
  const games = run.state.dropped.filter((game) => action.games.includes(game));
  if (games.length > 0) run.emit({ kind: 'games-dropped', games });
  return undefined;
}
