/** What can be typed at the score keeper, in the player's language; English is understood too. */
import type { Texts } from '@taht/wording';
import { textsIn } from '../../text/i18n.ts';

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

export interface KeepWords {
  find(word: string): KeepCommand | undefined;
  shown(name: KeepCommand): string;
}

export function keepWords(texts: Texts): KeepWords {
  const own = tableOf(texts);
  const english = tableOf(textsIn('en'));
  return {
    find: (word) => lookUp(own, word, texts.language) ?? lookUp(english, word, 'en'),
    shown: (name) => wordsOf(texts, name)[0] ?? name,
  };
}

const isOwn = (name: KeepCommand): name is (typeof OWN)[number] => OWN.some((own) => own === name);

const wordsOf = ({ t }: Texts, name: KeepCommand): readonly string[] =>
  t(isOwn(name) ? `keep-typed.command.${name}` : `command.${name}`).split(' ');

const tableOf = (texts: Texts): ReadonlyMap<string, KeepCommand> =>
  new Map(KEEP_COMMANDS.flatMap((name) => wordsOf(texts, name).map((word) => [word, name])));

const lookUp = (
  table: ReadonlyMap<string, KeepCommand>,
  word: string,
  language: string,
): KeepCommand | undefined => table.get(word.normalize('NFC').toLocaleLowerCase(language));
