/** A bot at a table is a player whose id says so; persons have other ids, so nobody can speak for a bot. */
import { type BotProfile, botProfile } from '@taht/search';

const BOT_ID = /^bot-\d+:(.+)$/;

/** Different at every seat, for two of a kind may sit at one table. */
export const botId = (name: string, seat: number): string => `bot-${seat}:${name}`;

/** Undefined for a person, and for a bot that is no longer known. */
export function botOf(id: string): BotProfile | undefined {
  const name = BOT_ID.exec(id)?.[1];
  return name === undefined ? undefined : botProfile(name);
}
