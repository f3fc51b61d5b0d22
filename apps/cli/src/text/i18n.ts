/** Makes the texts of one language, with its plural forms. No other file knows how. */
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { type Language, loadCatalogue, localeOf } from '@taht/messages';
import type { Texts } from '@taht/phrasing';

export async function textsIn(language: Language): Promise<Texts> {
  const messages = await loadCatalogue(language);
  const i18n = setupI18n({ locale: language, messages: { [language]: { ...messages } } });
  i18n.setMessagesCompiler(compileMessage);
  return {
    language,
    t: (id, values) => i18n._(id, { ...values }),
    find: (id, values) => (Object.hasOwn(messages, id) ? i18n._(id, { ...values }) : undefined),
    // Few commands list anything, and making the format takes a while.
    list: (items) => new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(items),
  };
}
