/** Which texts are loaded together: by the first word of their ids. What the page never says is in no part. */

export const PARTS = [
  'core',
  'rules',
  'game',
  'start',
  'build',
  'lists',
  'device',
  'settings',
  'look',
  'online',
  'people',
  'learn',
  'tutor',
  'strategy',
  'about',
  'keep',
  'modes',
  'duplicate',
  'tournament',
  'desk',
  'print',
  'hall',
  'event-referee',
  'event-me',
  'event-door',
] as const;
export type Part = (typeof PARTS)[number];

const PREFIXES: Readonly<Record<Part, readonly string[]>> = {
  core: [
    'refusal',
    'letter',
    'notation',
    'event',
    'log',
    'phase',
    'end',
    'cause',
    'standing',
    'tile',
    'bag',
    'direction',
    'premium',
    'count',
    'duration',
    'language',
    'edition',
    'ruleset',
    'tileset',
    'board',
    'hint',
    'turn',
    'shell',
    'nav',
    'footer',
    'game',
    'setup',
    'engine-failure',
    'play',
  ],
  rules: ['rule', 'sheet', 'house-rule', 'fault'],
  /** The first screen and the opponents. */
  start: ['home', 'opponent'],
  build: ['build'],
  /** What a word list is. */
  lists: ['policy', 'lexicon'],
  /** A device that goes around the table, and the end of a game on it. */
  device: ['agree', 'cover', 'rematch', 'referee'],
  settings: ['settings', 'offline'],
  look: ['look', 'finder', 'puzzle', 'replay', 'judge', 'anagram'],
  game: ['in-game'],
  online: ['net', 'friends', 'gather', 'lobby', 'phrase', 'speed'],
  people: ['me', 'person', 'ranks', 'class', 'moderation', 'admin', 'people'],
  /** The pages one learns from: their index, how to play, variants. */
  learn: ['learn', 'howto', 'variant'],
  tutor: ['tutor'],
  strategy: ['strategy'],
  about: ['about'],
  keep: ['keep'],
  /** Un-game, bingo, solitaires, and the page that leads to them. */
  modes: ['modes', 'mode-refusal', 'other', 'ungame', 'bingo', 'solitaire'],
  duplicate: ['duplicate'],
  /** What all pages of an event say; each has a part of its own beside it. */
  tournament: ['tournament', 'draw'],
  desk: ['desk', 'roster'],
  print: ['print'],
  /** Projector and public page. */
  hall: ['hall'],
  'event-referee': ['event-referee'],
  'event-me': ['event-me'],
  'event-door': ['event-door'],
};

const byPrefix = new Map(PARTS.flatMap((part) => PREFIXES[part].map((prefix) => [prefix, part])));

/** Of the game at a terminal the page says only what it says of a game. */
const ONLY_TYPED =
  /^play\.(?:help|file|unknown|choose|no-terminal|how-to|saved|option|goodbye|torn|answer|confirm)/u;

export const partOf = (id: string): Part | undefined =>
  ONLY_TYPED.test(id) ? undefined : byPrefix.get(id.split('.')[0] ?? '');
