/** The texts of one language, with its plural forms. */
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { LANGUAGES, type Language, loadCatalogues, type MessageId } from '@taht/messages';

const catalogues = await loadCatalogues();

export type Texts = (id: MessageId, values?: Readonly<Record<string, string | number>>) => string;

export function textsIn(language: Language): Texts {
  const i18n = setupI18n({
    locale: language,
    messages: { [language]: { ...catalogues[language] } },
  });
  i18n.setMessagesCompiler(compileMessage);
  return (id, values = {}) => i18n._(id, { ...values });
}

/** The person's own choice, if it is one of ours. */
export const languageOf = (text: string | undefined): Language =>
  LANGUAGES.find((language) => language === text) ?? 'en';
