/** A bot at a table is a player whose id says so; persons have other ids, so nobody can speak for a bot. */

const BOT_ID = /^bot-\d+:(.+)$/u;

/** Different at every seat, for two of a kind may sit at one table. */
export const botId = (name: string, seat: number): string => `bot-${seat}:${name}`;

/** Its name; undefined for a person. */
export const botNamed = (id: string): string | undefined => BOT_ID.exec(id)?.[1];
