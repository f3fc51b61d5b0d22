/** Makes the texts of one language, with its plural forms. No other file knows how. */
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { type Language, loadCatalogue, localeOf } from '@taht/messages';
import { type Compiled, sayIn, type Texts } from '@taht/phrasing/text';

export async function textsIn(language: Language): Promise<Texts> {
  const messages: Readonly<Record<string, string>> = await loadCatalogue(language);
  const sayCompiled = sayIn(language);
  const find: Texts['find'] = (id, values) =>
    Object.hasOwn(messages, id)
      ? sayCompiled(compileMessage(messages[id] as string) as Compiled, values)
      : undefined;
  return {
    language,
    t: (id, values) => find(id, values) ?? id,
    find,
    // Few commands list anything, and making the format takes a while.
    list: (items) => new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(items),
  };
}
