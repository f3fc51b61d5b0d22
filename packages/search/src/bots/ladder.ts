/** The bots by name: a ladder from somebody's first week to the champion, and a few with a manner of their own. */
import { botNamed } from './bot-id.ts';
import type { BotProfile, LookAhead } from './profile.ts';

const SEES_ALL = Number.POSITIVE_INFINITY;

const plain = { longWords: 0, openings: 0, lead: null, ahead: null, pace: 1 };

type Rung = readonly [
  words: number,
  attention: number,
  leave: number,
  exchangeMargin: number,
  doubt: number,
  ahead?: LookAhead,
];

/** The weakest first. `packages/search/ladder.ts` measures how far they are apart. */
const RUNGS: readonly Rung[] = [
  // words, attention, leave, margin, doubt
  [0.057, -1.12, 0.04, 12, 0.23],
  [0.075, -0.85, 0.11, 11, 0.29],
  [0.095, -0.6, 0.19, 10, 0.35],
  [0.12, -0.36, 0.26, 9, 0.41],
  [0.148, -0.15, 0.33, 8, 0.47],
  [0.178, 0.05, 0.41, 7, 0.53],
  [0.212, 0.25, 0.48, 6, 0.59],
  [0.254, 0.48, 0.56, 5, 0.64],
  [0.313, 0.77, 0.63, 4, 0.7],
  [0.397, 1.12, 0.7, 4, 0.76],
  [0.511, 1.56, 0.78, 3, 0.82],
  [0.66, 2.2, 0.85, 2, 0.88],
  [0.835, 3.2, 0.93, 1, 0.94],
  [1, SEES_ALL, 1, 0, 1],
  [1, SEES_ALL, 1, 0, 1, { moves: 12, plies: 2, rounds: 200, endBag: 1, endLooks: 1000 }],
];

/**
 * How often the lowest rungs are wrong. A word that is none comes to mind more often than it is laid, for it must fit and
 * score well: so two to six in a hundred of their plays have one.
 */
const MISTAKES: readonly (readonly [phonies: number, misdoubt: number])[] = [
  [0.08, 0.04],
  [0.08, 0.035],
  [0.08, 0.03],
  [0.085, 0.025],
  [0.09, 0.02],
  [0.1, 0.02],
];

const levels: readonly BotProfile[] = RUNGS.map(
  ([words, attention, leave, exchangeMargin, doubt, ahead = null], i) => {
    const [phonies = 0, misdoubt = 0] = MISTAKES[i] ?? [];
    return {
      ...plain,
      ...{ words, attention, leave, exchangeMargin },
      ...{ doubt, misdoubt, phonies, ahead },
    };
  },
);

/** How many rungs the ladder has. */
export const LEVELS: number = levels.length;

/** The strongest that does not look ahead. */
export const STATIC_LEVEL: number = levels.filter(({ ahead }) => ahead === null).length;

/** From 1; what lies between two rungs or beyond the ends is the nearest of them. */
export const levelProfile = (level: number): BotProfile =>
  levels[Math.min(Math.max(Math.round(level), 1), LEVELS) - 1] as BotProfile;

const FLAWLESS = { phonies: 0, misdoubt: 0 };

const styles = {
  /** The top of the ladder, but for the time it takes. */
  champion: {
    ...levelProfile(LEVELS),
    ahead: { moves: 30, plies: 2, rounds: 5000, endBag: 4, endLooks: 50_000 },
  },
  'long-words': { ...levelProfile(9), longWords: 5 },
  quick: { ...levelProfile(9), pace: 0 },
  /** From a teacher one learns no wrong words. */
  teacher: { ...levelProfile(6), ...FLAWLESS, attention: SEES_ALL, openings: 0.5 },
  adaptive: { ...levelProfile(STATIC_LEVEL), lead: 3 },
} satisfies Readonly<Record<string, BotProfile>>;

const bots: Readonly<Record<string, BotProfile>> = {
  ...Object.fromEntries(levels.map((profile, i) => [`level-${i + 1}`, profile])),
  ...styles,
};

export const BOT_NAMES: readonly string[] = Object.keys(bots);

/** Undefined for a name that no bot has. */
export const botProfile = (name: string): BotProfile | undefined =>
  Object.hasOwn(bots, name) ? bots[name] : undefined;

/** The bot that a player is, by its id; undefined for a person, and for a bot that is no longer known. */
export function botOf(id: string): BotProfile | undefined {
  const name = botNamed(id);
  return name === undefined ? undefined : botProfile(name);
}
