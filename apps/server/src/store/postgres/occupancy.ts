/**
 * Which processes have the database open. Each holds a shared lock, which PostgreSQL drops with the connection;
 * whoever can take it exclusively is alone.
 */
import type pg from 'pg';

const OCCUPIED = 7_483_647;
const LEAVE_MS = 1000;

/** Nobody else can come in until others are let in. */
export async function tryAlone(client: pg.Client): Promise<boolean> {
  const sql = `SELECT pg_try_advisory_lock(${OCCUPIED}) AS "isAlone"`;
  return (await client.query<{ isAlone: boolean }>(sql)).rows[0]?.isAlone === true;
}

/** Waits for who is alone just now. */
export const stayOpen = (client: pg.Client): Promise<unknown> =>
  client.query(`SELECT pg_advisory_lock_shared(${OCCUPIED})`);

/** At once: the end of a connection is noticed a moment later. A database that does not answer is not waited for. */
export function leave(client: pg.Client): Promise<unknown> {
  const query = {
    text: `SELECT pg_advisory_unlock_shared(${OCCUPIED})`,
    query_timeout: LEAVE_MS,
  };
  return client.query(query);
}

export const letOthersIn = (client: pg.Client): Promise<unknown> =>
  client.query(`SELECT pg_advisory_unlock(${OCCUPIED})`);
