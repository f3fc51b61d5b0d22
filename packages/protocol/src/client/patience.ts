/** How long the client waits for what. All in milliseconds. */

export const PATIENCE = {
  /** Before the second attempt to connect; doubled with each that fails. */
  firstRetry: 200,
  mostRetry: 10_000,
  /** For a connection to be made and answered. */
  welcome: 10_000,
  betweenPings: 10_000,
  /** For the answer to a ping; after that the connection counts as dead. */
  pong: 5000,
  /** Before a command is sent again that the server could not take just now. */
  resend: 500,
} as const;

/** How often a command is sent again that the server could not take. */
export const MOST_RESENDS = 6;

/** How often a stream is asked for that is not there, or not yet, before its watcher is told: some three seconds. */
export const MISSES_TOLD = 4;

/** How often in all, some forty seconds: whoever was to begin it may have died, and another one does. */
export const MOST_MISSES = 10;

/** With some chance in it, so that a hall of phones does not come back all at once. */
export function retryDelay(attempt: number, random: number): number {
  const { firstRetry, mostRetry } = PATIENCE;
  const longest = Math.min(firstRetry * 2 ** Math.min(attempt, 20), mostRetry);
  return Math.round(longest * (0.5 + random / 2));
}
