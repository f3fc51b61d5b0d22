/** What can be typed at the score keeper, in the player's language. */
import type { Texts } from '@taht/phrasing';
import { type TypedWords, typedWords } from '../../terminal/typed-words.ts';

export const KEEP_COMMANDS = [
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
export type KeepCommand = (typeof KEEP_COMMANDS)[number];

const OWN = ['redo', 'mend', 'strike', 'adjust', 'clock'] as const;

export type KeepWords = TypedWords<KeepCommand>;

export const keepWords = (texts: Texts): Promise<KeepWords> =>
  typedWords(
    KEEP_COMMANDS,
    (name) => (isOwn(name) ? `keep-typed.command.${name}` : `command.${name}`),
    texts,
  );

const isOwn = (name: KeepCommand): name is (typeof OWN)[number] => OWN.some((own) => own === name);
