/** What a typed line means: a command of the player's language, a move, or nothing we know. */
import type { MessageId } from '@taht/messages';
import type { Texts } from '@taht/wording';
import { textsIn } from '../text/i18n.ts';

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

/** Square and word, in whatever order; whether they are any good is seen later. */
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

export interface CommandWords {
  find(word: string): CommandName | undefined;
  /** The word that the help shows. */
  shown(name: CommandName): string;
}

/** The words of the player's language; English ones are understood too where they mean nothing else. */
export function commandWords(texts: Texts): CommandWords {
  const own = tableOf(texts);
  const english = tableOf(textsIn('en'));
  return {
    find: (word) => lookUp(own, word, texts.language) ?? lookUp(english, word, 'en'),
    shown: (name) => wordsOf(texts, name)[0] ?? name,
  };
}

const wordsOf = (texts: Texts, name: CommandName): string[] =>
  texts.t(`command.${name}` satisfies MessageId).split(' ');

const tableOf = (texts: Texts): ReadonlyMap<string, CommandName> =>
  new Map(COMMANDS.flatMap((name) => wordsOf(texts, name).map((word) => [word, name] as const)));

const lookUp = (
  table: ReadonlyMap<string, CommandName>,
  word: string,
  language: string,
): CommandName | undefined => table.get(word.normalize('NFC').toLocaleLowerCase(language));
