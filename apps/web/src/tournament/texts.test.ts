/** What the pages put together from parts is said in every language. */
import { LANGUAGES, loadCatalogues } from '@taht/messages';
import { EVENT_PRESETS, EVENT_VALUES } from '@taht/tournament';
import { expect, test } from 'vitest';

const catalogues = await loadCatalogues();

const PLAIN = ['opening', 'phones', 'hall', 'help'] as const;

const IDS = [
  ...EVENT_PRESETS.flatMap(({ id }) => [`desk.preset.${id}`, `desk.preset.${id}.about`]),
  ...EVENT_PRESETS.flatMap(({ stages }) => stages.map(({ name }) => `tournament.stage.${name}`)),
  ...PLAIN.flatMap((field) => EVENT_VALUES[field].map((value) => `desk.rule.${field}.${value}`)),
];

test.each(LANGUAGES)('%s', (language) => {
  const texts: Readonly<Record<string, string>> = catalogues[language];
  expect(IDS.filter((id) => !texts[id]?.trim())).toEqual([]);
});
