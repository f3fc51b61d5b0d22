/**
 * Which processes have the database open. Each holds a shared lock, which PostgreSQL drops with the connection;
 * whoever can take it exclusively is alone.
 */
import type pg from 'pg';

const OCCUPIED = 7_483_647;
const LEAVE_MS = 1000;
const LOCK_NOT_AVAILABLE = '55P03';

/** Nobody else can come in until others are let in. */
export async function tryAlone(client: pg.Client): Promise<boolean> {
  const sql = `SELECT pg_try_advisory_lock(${OCCUPIED}) AS "isAlone"`;
  return (await client.query<{ isAlone: boolean }>(sql)).rows[0]?.isAlone === true;
}

/** As `tryAlone`, but waits so long for who is just leaving. */
export async function waitAlone(client: pg.Client, ms: number): Promise<boolean> {
  await client.query(`SET lock_timeout = ${ms}`);
  try {
    await client.query(`SELECT pg_advisory_lock(${OCCUPIED})`);
    return true;
  } catch (error) {
    if ((error as { readonly code?: string }).code === LOCK_NOT_AVAILABLE) return false;
    throw error;
  }
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
