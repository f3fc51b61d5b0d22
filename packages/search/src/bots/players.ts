/** Everybody that can play by itself, by name: the ladder, the styles, and three by how they choose a move. */
import { BOT_NAMES, botProfile, levelProfile, STATIC_LEVEL } from './ladder.ts';
import type { BotProfile } from './profile.ts';

const everything = levelProfile(STATIC_LEVEL);

/** `greedy` takes the most points, `static` weighs the leave as well, `sim` plays the best moves out. */
const ways: Readonly<Record<string, BotProfile>> = {
  greedy: { ...everything, leave: 0, exchangeMargin: Number.POSITIVE_INFINITY },
  static: everything,
  sim: {
    ...everything,
    ahead: { moves: 10, plies: 2, rounds: 1000, endBag: 1, endLooks: 10_000 },
  },
};

export const PLAYER_NAMES: readonly string[] = [...Object.keys(ways), ...BOT_NAMES];

/** Undefined for a name that nobody has. */
export const playerNamed = (name: string): BotProfile | undefined =>
  Object.hasOwn(ways, name) ? ways[name] : botProfile(name);

/** Those that the fast loop without events can play. */
export const isPlain = (name: string): name is 'greedy' | 'static' =>
  name === 'greedy' || name === 'static';
