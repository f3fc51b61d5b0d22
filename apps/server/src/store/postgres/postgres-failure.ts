/** Errors of PostgreSQL and of the network as values; all others are bugs. */
import type { StoreFailure } from '../store.ts';

const DISK_FULL = '53100';
const UNIQUE_VIOLATION = '23505';
const DEADLOCK = '40P01';

/** Connection lost, shut down or starting, out of connections or memory, only a standby left. */
const AWAY =
  /^(?:08...|57P0.|53[^1]..|25006|ECONN[A-Z]+|EPIPE|ETIMEDOUT|E(?:HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** What the driver throws without a code. */
const BROKEN = /connection|timeout|terminated|not queryable/i;

/** Rethrows a bug. */
export function postgresFailure(error: unknown): StoreFailure {
  const { code, message } = errorOf(error);
  if (code === DISK_FULL) return { code: 'store-failed', reason: 'disk-full', detail: message };
  const isAway = code === undefined ? BROKEN.test(message) : AWAY.test(code);
  if (!isAway) throw error;
  return { code: 'store-failed', reason: 'away', detail: code ?? message };
}

/** Somebody else was there at the same moment. */
export const isCollision = (error: unknown): boolean =>
  [UNIQUE_VIOLATION, DEADLOCK].includes(errorOf(error).code ?? '');

/** A host with several addresses fails with an error for each. */
function errorOf(error: unknown): { code: string | undefined; message: string } {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  const { code, message } = first as { code?: string; message?: string };
  return { code, message: String(message) };
}
