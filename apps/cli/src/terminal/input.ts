/** Tells what a typed line means: a command in the player's language, a move, or nothing we know. */
import type { Texts } from '@taht/phrasing';
import { type TypedWords, typedWords } from './typed-words.ts';

export const COMMANDS = [
  'swap',
  'exchange',
  'pass',
  'challenge',
  'accept',
  'look-up',
  'hint',
  'undo',
  'shuffle',
  'sort',
  'board',
  'score',
  'bag',
  'log',
  'rules',
  'end',
  'resign',
  'leave',
  'pause',
  'save',
  'quit',
  'help',
  'say',
  'yes',
  'no',
] as const;
export type CommandName = (typeof COMMANDS)[number];

export type Intent =
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'command';
      readonly name: CommandName;
      readonly rest: string;
      readonly at: number;
    }
  | { readonly kind: 'move' }
  | { readonly kind: 'unknown' };

/** A square and a word, in either order. Whether they make a move is checked later. */
const SQUARE = /^(?:\d+\p{L}\p{M}*|\p{L}\p{M}*\d+)$/u;

export function parseInput(line: string, words: CommandWords): Intent {
  const [, space = '', first = '', gap = '', rest = ''] =
    /^(\s*)(\S*)(\s*)(.*?)\s*$/su.exec(line) ?? [];
  if (first === '') return { kind: 'nothing' };
  const name = words.find(first);
  if (name !== undefined)
    return { kind: 'command', name, rest, at: space.length + first.length + gap.length };
  return isSquareText(first) || isSquareText(rest.split(/\s+/u).at(-1) ?? '')
    ? { kind: 'move' }
    : { kind: 'unknown' };
}

export const isSquareText = (text: string): boolean => SQUARE.test(text);

export type CommandWords = TypedWords<CommandName>;

export const commandWords = (texts: Texts): Promise<CommandWords> =>
  typedWords(COMMANDS, (name) => `command.${name}`, texts);
