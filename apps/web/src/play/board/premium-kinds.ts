/** The kinds of premium squares, in the order in which they are explained; texts and looks go by these names. */
export const PREMIUM_KINDS = [
  'star',
  'double-letter',
  'triple-letter',
  'double-word',
  'triple-word',
] as const;
export type PremiumKind = (typeof PREMIUM_KINDS)[number];

/** The star is a double word, too. */
export type PremiumId = Exclude<PremiumKind, 'star'>;
