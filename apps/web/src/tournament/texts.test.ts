/** What the pages put together from parts is said in every language. */
import { LANGUAGES, loadCatalogues } from '@taht/messages';
import { TOURNAMENT_PRESETS, TOURNAMENT_VALUES } from '@taht/tournament';
import { expect, test } from 'vitest';

const catalogues = await loadCatalogues();

const PLAIN = ['opening', 'phones', 'hall', 'help'] as const;

const IDS = [
  ...TOURNAMENT_PRESETS.flatMap(({ id }) => [`console.preset.${id}`, `console.preset.${id}.about`]),
  ...TOURNAMENT_PRESETS.flatMap(({ stages }) =>
    stages.map(({ name }) => `tournament.stage.${name}`),
  ),
  ...PLAIN.flatMap((field) =>
    TOURNAMENT_VALUES[field].map((value) => `console.rule.${field}.${value}`),
  ),
];

test.each(LANGUAGES)('%s', (language) => {
  const texts: Readonly<Record<string, string>> = catalogues[language];
  expect(IDS.filter((id) => !texts[id]?.trim())).toEqual([]);
});
