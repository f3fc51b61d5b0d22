/** What can be typed at the score keeper, in the player's language. */
import type { Texts } from '@taht/phrasing';
import { type TypedWords, typedWords } from '../../terminal/typed-words.ts';

export const SHEET_COMMANDS = [
  'exchange',
  'pass',
  'challenge',
  'undo',
  'redo',
  'mend',
  'strike',
  'adjust',
  'log',
  'bag',
  'clock',
  'end',
  'quit',
  'help',
] as const;
export type SheetCommand = (typeof SHEET_COMMANDS)[number];

const OWN = ['redo', 'mend', 'strike', 'adjust', 'clock'] as const;

export type SheetWords = TypedWords<SheetCommand>;

export const sheetWords = (texts: Texts): Promise<SheetWords> =>
  typedWords(
    SHEET_COMMANDS,
    (name) => (isOwn(name) ? `score-keeper-typed.command.${name}` : `command.${name}`),
    texts,
  );

const isOwn = (name: SheetCommand): name is (typeof OWN)[number] => OWN.some((own) => own === name);
