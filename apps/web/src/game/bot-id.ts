/** A bot at a table is a player whose id says so. */

const BOT_ID = /^bot-\d+:(.+)$/u;

export const botId = (name: string, seat: number): string => `bot-${seat}:${name}`;

/** Its name; undefined for a person. */
export const botNamed = (id: string): string | undefined => BOT_ID.exec(id)?.[1];
