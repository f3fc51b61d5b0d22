/** The words that can be typed for commands, in the player's language. English words work too where they mean nothing else. */
import type { MessageId } from '@taht/messages';
import type { Texts } from '@taht/phrasing';
import { textsIn } from '../text/i18n.ts';

export interface TypedWords<Name extends string> {
  find(word: string): Name | undefined;
  /** The word that the help shows. */
  shown(name: Name): string;
}

/** The text of an id lists the words for a command with spaces between them. */
export async function typedWords<Name extends string>(
  names: readonly Name[],
  idOf: (name: Name) => MessageId,
  texts: Texts,
): Promise<TypedWords<Name>> {
  const wordsIn = ({ t }: Texts, name: Name): readonly string[] => t(idOf(name)).split(' ');
  const tableIn = (language: Texts): ReadonlyMap<string, Name> =>
    new Map(names.flatMap((name) => wordsIn(language, name).map((word) => [word, name])));
  const own = tableIn(texts);
  const english = texts.language === 'en' ? own : tableIn(await textsIn('en'));
  return {
    find: (word) => lookUp(own, word, texts.language) ?? lookUp(english, word, 'en'),
    shown: (name) => wordsIn(texts, name)[0] ?? name,
  };
}

const lookUp = <Name>(
  table: ReadonlyMap<string, Name>,
  word: string,
  language: string,
): Name | undefined => table.get(word.normalize('NFC').toLocaleLowerCase(language));
