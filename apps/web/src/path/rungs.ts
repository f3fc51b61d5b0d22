/** The path of a beginner: twelve rungs, each one skill, and the bot whose two defeats show that one has it. */
export const RUNGS = [
  'short',
  'hooks',
  'extend',
  'parallel',
  'letters',
  'words',
  'bonus',
  'blank',
  'rack',
  'exchange',
  'closing',
  'end',
] as const;
export type Rung = (typeof RUNGS)[number];

/** Each plays about as well as somebody who has just learned that. */
export const BOT_OF: Readonly<Record<Rung, string>> = {
  short: 'level-1',
  hooks: 'level-1',
  extend: 'level-2',
  parallel: 'level-2',
  letters: 'level-4',
  words: 'level-4',
  bonus: 'level-6',
  blank: 'level-6',
  rack: 'level-8',
  exchange: 'level-8',
  closing: 'level-10',
  end: 'level-10',
};

/** Skills that are seen in the play itself; the others show in what it is worth. */
export const SEEN = [
  'short',
  'hooks',
  'extend',
  'parallel',
  'letters',
  'words',
  'bonus',
  'blank',
] as const satisfies readonly Rung[];
export type SeenRung = (typeof SEEN)[number];

export const isSeen = (rung: Rung): rung is SeenRung => (SEEN as readonly Rung[]).includes(rung);

export const isRung = (name: string): name is Rung => (RUNGS as readonly string[]).includes(name);

export const POSITIONS = 3;
export const WINS = 2;
