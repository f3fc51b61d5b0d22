/** The version of the protocol. A client with another one is told to reload; it keeps what it has not sent. */

export const PROTOCOL = 1;
