import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { LANGUAGES, loadCatalogues } from '@taht/messages';
import { describe, expect, test } from 'vitest';
import { type Compiled, sayIn } from './say.ts';

const catalogues = await loadCatalogues();

const COUNTS = [0, 1, 2, 5, 11, 21, 1234];

/** Every name that a message asks for, with a value that a plural and a choice can do with too. */
const valuesOf = (text: string, value: string | number) =>
  Object.fromEntries([...text.matchAll(/\{(\w+)/gu)].map(([, name]) => [name, value]));

describe.each(LANGUAGES)('%s', (language) => {
  test('every message is said as the library says it', () => {
    const say = sayIn(language);
    for (const [id, text] of Object.entries(catalogues[language])) {
      const message = compileMessage(text);
      const i18n = setupI18n({ locale: language, messages: { [language]: { [id]: message } } });
      for (const value of [...COUNTS, 'yes', 'Mari', 'constructor']) {
        const isNumber = typeof value === 'number' || !text.includes(', plural');
        const values = valuesOf(text, isNumber ? value : 1);
        expect(say(message as Compiled, values), id).toBe(i18n._(id, values));
      }
    }
  });
});
