/** What a store holds, for whoever made or put back its backup. */
import type { DatabaseSync } from 'node:sqlite';

export interface Holding {
  readonly games: number;
  readonly tournaments: number;
}

export function holdingOf(database: DatabaseSync): Holding {
  const count = database.prepare('SELECT count(*) AS n FROM streams WHERE kind = ?');
  const of = (kind: string): number => Number(count.get(kind)?.n);
  return { games: of('game'), tournaments: of('tournament') };
}
