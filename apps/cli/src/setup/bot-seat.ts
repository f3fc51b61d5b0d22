/** Tells which seats are a bot's, by player id or by the name that was typed. */
import { BOT_NAMES, type BotProfile, botNamed, botProfile } from '@taht/search';

/** Undefined for a person, and for a bot that we do not have. */
export function botAt(id: string): BotProfile | undefined {
  const name = botNamed(id);
  return name === undefined ? undefined : botProfile(name);
}

export const isBotId = (id: string): boolean => botAt(id) !== undefined;

export const isBotName = (name: string): boolean => BOT_NAMES.includes(name);
