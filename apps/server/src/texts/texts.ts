/** The texts of one language, with its plural forms. */
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { LANGUAGES, type Language, loadCatalogues, type MessageId } from '@taht/messages';
import { type Compiled, sayIn } from '@taht/phrasing/text';

const catalogues = await loadCatalogues();

export type Texts = (id: MessageId, values?: Readonly<Record<string, string | number>>) => string;

export function textsIn(language: Language): Texts {
  const messages = catalogues[language];
  const say = sayIn(language);
  return (id, values) => say(compileMessage(messages[id]) as Compiled, values);
}

/** The person's own choice, if it is one of ours. */
export const languageOf = (text: string | undefined): Language =>
  LANGUAGES.find((language) => language === text) ?? 'en';
