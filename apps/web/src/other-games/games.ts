/** The other games of the rulebooks, and the points of their rules in the order they are told. */

export const OTHER_GAMES = ['duplicate', 'solitaire', 'ungame', 'bingo'] as const;

export const RULES = {
  ungame: ['begin', 'take', 'value', 'words', 'lone', 'connected', 'pass', 'end'],
  bingo: ['write', 'draw', 'cross', 'claim', 'secret'],
  solitaire: ['one-rack', 'two-racks', 'open', 'words', 'pass', 'end', 'daily'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Those whose rules are told here. */
export type OtherGame = keyof typeof RULES;

export const isOtherGame = (name: string): name is OtherGame => Object.hasOwn(RULES, name);

/** The page that tells its rules. */
export const rulesAddressOf = (game: (typeof OTHER_GAMES)[number]): string =>
  isOtherGame(game) ? `/other/${game}` : `/learn/${game}`;
