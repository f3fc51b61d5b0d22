/** What may be sent; both sides know it, and the server holds everybody to it. */

/** The longest frame, in bytes. */
export const MOST_BYTES = 64 * 1024;

/** Streams that one connection may watch at once. */
export const MOST_STREAMS = 64;

/** Why the server ends a connection, as a code of the socket itself. */
export const CLOSE_CODES = {
  /** The server stops or is restarted: come back at once, there may be another. */
  away: 1001,
  'too-big': 1009,
  /** It cannot be known just now who is there: come back in a while. */
  later: 1013,
  /** The client speaks another version of the protocol. */
  outdated: 4001,
  /** It did not read what it was sent; it comes back and goes on from the version it knows. */
  'too-slow': 4002,
  /** It sent far more than anybody can type. */
  flood: 4003,
  /** It sent frames that cannot be read, again and again. */
  malformed: 4004,
  /** It gave no sign of life. */
  silent: 4005,
  /** The session was ended. */
  'signed-out': 4006,
} as const;

export type CloseReason = keyof typeof CLOSE_CODES;
