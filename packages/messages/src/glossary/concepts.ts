/** What a glossary has a word for. The texts of a language call each of these by one word, everywhere. */
export const CONCEPTS = [
  // The things on the table.
  ...['tile', 'letter', 'blank', 'rack', 'bag', 'board', 'square', 'premium-square', 'star-square'],
  // What one does.
  ...[
    'turn',
    'move',
    'play',
    'pass',
    'exchange',
    'draw-of-tiles',
    'shuffle',
    'take-back',
    'resign',
  ],
  ...['challenge', 'phony', 'agree', 'hint', 'leave'],
  // What it is worth.
  ...['points', 'score', 'bonus', 'penalty', 'rating', 'rated-game', 'win', 'loss', 'drawn-game'],
  ...['tie', 'tie-break', 'win-chance', 'luck'],
  // Words and rules.
  ...['word', 'word-list', 'dictionary', 'rulebook', 'rules', 'house-rule', 'theme-rule'],
  ...['friendly-game', 'by-the-rulebook', 'rule-sheet', 'our-reading'],
  // People.
  ...['player', 'opponent', 'bot', 'friend', 'guest', 'account', 'name', 'password', 'spectator'],
  ...['referee', 'director', 'teacher', 'pupil', 'class', 'school', 'club', 'official'],
  // Where and when.
  ...['game', 'table', 'seat', 'lobby', 'clock', 'overtime', 'link', 'code', 'device', 'server'],
  ...['network', 'offline', 'notice', 'chat', 'settings', 'look', 'high-contrast', 'reduce-motion'],
  // Tournaments.
  ...['tournament', 'round', 'stage', 'final', 'seating', 'bye', 'result', 'standings'],
  ...['certificate', 'badge', 'table-card', 'projector', 'console'],
  // The other games, learning, looking back.
  ...['duplicate', 'slip', 'top', 'un-game', 'bingo', 'solitaire', 'score-keeper', 'score-sheet'],
  ...['puzzle', 'streak', 'flash-card', 'word-finder', 'first-game', 'review', 'replay', 'record'],
] as const;
export type Concept = (typeof CONCEPTS)[number];

export interface Term {
  /** The word, as it stands in a dictionary. */
  readonly say: string;
  /** Words that texts do not use for it. A star stands for any ending: `doubt*`. */
  readonly not?: readonly string[];
  /** Ids of texts in which such a word means something else. */
  readonly except?: readonly string[];
  /** From the rulebook, or why this word and no other. */
  readonly why?: string;
}

export type Glossary = Readonly<Record<Concept, Term>>;
