/** All limits that the server sets for its clients. Times in milliseconds. */

/** A hall of phones shares one address, so limits per address are generous; limits per person are not. */
export const LIMITS = {
  /** HTTP requests of one address in a minute, the files of the page not counted. */
  requestsPerMinute: 3000,
  /** Sockets of one address that may be open at once. */
  socketsPerAddress: 2000,
  /** Streams that one person follows over plain HTTP at once. */
  mostFollowed: 20,
  bodyBytes: 64 * 1024,

  /** Frames of one socket: so many at once, and so many a second in the long run. */
  frameBurst: 100,
  framesPerSecond: 20,
  /** Frames beyond that, each answered with a code, before the socket is closed. */
  mostExcess: 400,
  /** Frames that cannot be read, before the socket is closed. */
  mostMalformed: 20,
  /** Commands of one socket that are being carried out. */
  mostPending: 64,
  /** Bytes that wait for a socket to read them. */
  mostBuffered: 1024 * 1024,

  /** Until the first frame of a connection. */
  hello: 10_000,
  /** Between two pings; a socket without an answer until the next one counts as dead. */
  pulse: 20_000,
  /** After which a person without a connection counts as gone. */
  gone: 15_000,
  /** For other processes to answer that they have a person's connection. */
  elsewhere: 2000,
  /** For open connections and commands to end when the server stops. */
  drain: 5000,
} as const;

/** How long a client may take to say what it wants, before it is cut off. */
export const PATIENCE: { readonly head: number; readonly request: number; readonly check: number } =
  {
    /** From the beginning of a connection or request to the end of its headers. */
    head: 10_000,
    /** To the end of its body. */
    request: 30_000,
    /** Between two checks of who is late. */
    check: 5000,
  };

/**
 * Lag compensation: a command counts as given when its author could have known of the move before and sent it.
 * Nobody gains more than the round trip that was measured, and never more than this.
 */
export const LAG = {
  /** For one command. */
  mostPerCommand: 500,
  /** For one person in one game. */
  mostPerGame: 15_000,
} as const;
