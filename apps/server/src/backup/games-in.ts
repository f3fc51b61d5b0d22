/** How many games a store holds. */
import type { DatabaseSync } from 'node:sqlite';

export const gamesIn = (database: DatabaseSync): number =>
  Number(database.prepare("SELECT count(*) AS n FROM streams WHERE kind = 'game'").get()?.n);
