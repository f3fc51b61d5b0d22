/** The bots that are offered: a ladder of strengths, and those with a manner of their own. */

export const LADDER = [
  'level-1',
  'level-2',
  'level-4',
  'level-6',
  'level-8',
  'level-10',
  'level-12',
  'level-14',
  'level-15',
  'champion',
] as const;

export const STYLES = ['adaptive', 'teacher', 'long-words', 'quick'] as const;

export type Opponent = (typeof LADDER)[number] | (typeof STYLES)[number];

export const OPPONENTS: readonly Opponent[] = [...LADDER, ...STYLES];

/** Whoever has never played should have a chance. */
export const GENTLE: Opponent = 'level-2';
