/** The texts of a language call a thing by the word of its glossary. */
import { LANGUAGES, type Language, loadCatalogues } from '@taht/messages';
import { describe, expect, test } from 'vitest';
import { CONCEPTS } from './concepts.ts';
import { glossaries } from './glossaries.ts';

const catalogues = await loadCatalogues();

/** As people would look for it: in small letters, whole words, placeholders left out. */
function finder(word: string, language: Language): (text: string) => boolean {
  const stem = word.replace(/\*$/u, '').toLocaleLowerCase(language);
  const end = word.endsWith('*') ? '' : '(?![\\p{L}\\p{M}])';
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}{])${stem.replace(/[.()?]/gu, '\\$&')}${end}`, 'u');
  return (text) => pattern.test(text.toLocaleLowerCase(language));
}

test('a word is found whole, a stem with any ending, and neither in a placeholder', () => {
  expect(finder('doubt', 'en')('I Doubt it.')).toBe(true);
  expect(finder('doubt', 'en')('doubting')).toBe(false);
  expect(finder('doubt*', 'en')('doubting')).toBe(true);
  expect(finder('oubt*', 'en')('doubting')).toBe(false);
  expect(finder('doubt*', 'en')('{doubts}')).toBe(false);
  expect(finder('ısı*', 'tr')('ISI')).toBe(true);
});

describe.each(LANGUAGES)('the glossary of %s', (language) => {
  const glossary = glossaries[language];

  test('has a word for every concept', () => {
    for (const concept of CONCEPTS) expect(glossary[concept]?.say, concept).toMatch(/\S/u);
  });

  test('names only texts that there are', () => {
    for (const { except = [] } of Object.values(glossary))
      for (const id of except) expect(catalogues[language]).toHaveProperty([id]);
  });

  test('no text uses a word that it rules out', () => {
    const found = Object.entries(glossary).flatMap(([concept, { not = [], except = [] }]) =>
      not.flatMap((word) => {
        const isIn = finder(word, language);
        return Object.entries(catalogues[language])
          .filter(([id, text]) => !except.includes(id) && isIn(text))
          .map(([id, text]) => `${concept}: “${word}” in ${id}: ${text}`);
      }),
    );
    expect(found).toEqual([]);
  });
});
