/** Which bot a player is. */
import { type BotProfile, botNamed, botProfile } from '@taht/search';

/** Undefined for a person, and for a bot that is no longer known. */
export function botOf(id: string): BotProfile | undefined {
  const name = botNamed(id);
  return name === undefined ? undefined : botProfile(name);
}
