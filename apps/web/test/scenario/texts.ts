/** The texts that a page shows, as it puts them together. */
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { type Language, loadCatalogues, type MessageId } from '@taht/messages';

const catalogues = await loadCatalogues();

export type Say = (id: MessageId, values?: Readonly<Record<string, string | number>>) => string;

export function sayIn(language: Language): Say {
  const i18n = setupI18n({
    locale: language,
    messages: { [language]: { ...catalogues[language] } },
  });
  i18n.setMessagesCompiler(compileMessage);
  return (id, values) => i18n._(id, { ...values });
}
