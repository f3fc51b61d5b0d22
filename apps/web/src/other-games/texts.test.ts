/** What the pages put together from parts is said in every language. */
import { LANGUAGES, loadCatalogues } from '@taht/messages';
import { bingo, solitaire } from '@taht/modes';
import { expect, test } from 'vitest';
import { OTHER_GAMES, RULES } from './games.ts';

const catalogues = await loadCatalogues();

const IDS = [
  ...OTHER_GAMES.flatMap((game) => [`other.${game}`, `other.${game}.about`]),
  ...Object.entries(RULES).flatMap(([game, rules]) => rules.map((rule) => `${game}.rule.${rule}`)),
  ...solitaire.VARIANTS.map((variant) => `solitaire.variant.${variant}`),
  ...solitaire.END_REASONS.map((reason) => `solitaire.end.${reason}`),
  ...bingo.BLANK_CALLS.map((blanks) => `bingo.blanks.${blanks}`),
];

test.each(LANGUAGES)('%s', (language) => {
  const texts: Readonly<Record<string, string>> = catalogues[language];
  expect(IDS.filter((id) => !texts[id]?.trim())).toEqual([]);
});
