/** Folds what becomes of the tables' games on Täht. */
import { assertNever } from '@taht/base';
import type { FactOf } from './event.ts';
import { changeTable } from './evolve-table.ts';
import { isRunning, roundsOf, type Table, type Tournament, tableAt } from './state.ts';

export type GameFact = FactOf<'games-opened' | 'game-begun' | 'game-ended' | 'games-dropped'>;

export function evolveGames(state: Tournament, fact: GameFact): Tournament {
  switch (fact.kind) {
    case 'games-opened':
      return fact.games.reduce(
        (next, { table, ...game }) =>
          changeTable(next, { ...fact, table }, (was) => ({
            ...was,
            game: { ...game, address: null, ended: null },
          })),
        state,
      );
    case 'game-begun':
      return changeGame(state, fact, (table, game) => ({
        ...table,
        game: { ...game, address: fact.address },
      }));
    case 'game-ended':
      return changeGame(state, fact, (table, game) => ({
        ...table,
        seats: fact.order,
        game: { ...game, ended: { end: fact.end, scores: fact.scores } },
      }));
    case 'games-dropped':
      return { ...state, dropped: state.dropped.filter((game) => !fact.games.includes(game)) };
    default:
      return assertNever(fact);
  }
}

/** What happened to a game whose opening was undone happened to nobody here. */
function changeGame(
  state: Tournament,
  { where, game }: FactOf<'game-begun' | 'game-ended'>,
  change: (table: Table, game: NonNullable<Table['game']>) => Table,
): Tournament {
  return tableAt(state, where)?.game?.game === game
    ? changeTable(state, where, (table) =>
        table.game === null ? table : change(table, table.game),
      )
    : state;
}

/** Games that were under way before and are nobody's any more are to be called off. */
export function withDropped(was: Tournament, next: Tournament): Tournament {
  const kept = new Set(gamesIn(next));
  const gone = gamesIn(was).filter((game) => !kept.has(game));
  return gone.length === 0 ? next : { ...next, dropped: [...next.dropped, ...gone] };
}

/** A game that was called off stays so, though what called it off was undone. */
export function withoutRevived(was: Tournament, next: Tournament): Tournament {
  const running = new Set(gamesIn(was));
  return changeGames(next, (game) =>
    isRunning(game) && !running.has(game.game)
      ? { ...game, ended: { end: 'called-off', scores: null } }
      : game,
  );
}

const gamesIn = (state: Tournament): readonly string[] =>
  roundsOf(state).flatMap(({ tables }) =>
    tables.flatMap(({ game }) => (game !== null && isRunning(game) ? [game.game] : [])),
  );

/** Elsewhere there is none of them. */
export const withoutGames = (state: Tournament): Tournament =>
  changeGames(state, (game) => (isRunning(game) ? null : game));

/** A device of which nothing may be kept. */
export const withoutPerson = (state: Tournament, person: string): Tournament =>
  changeGames(state, (game) => ({
    ...game,
    people: game.people.map((each) => (each.id === person ? { ...each, id: '' } : each)),
  }));

const changeGames = (
  state: Tournament,
  change: (game: NonNullable<Table['game']>) => Table['game'],
): Tournament => ({
  ...state,
  stages: state.stages.map((begun) => ({
    ...begun,
    rounds: begun.rounds.map((round) => ({
      ...round,
      tables: round.tables.map((table) =>
        table.game === null ? table : { ...table, game: change(table.game) },
      ),
    })),
  })),
});
