/** Texts that show what they were asked for: `event.placed(player=Aino, score=8)`; every id that may be put together is there. */
import { loadCatalogues } from '@taht/messages';
import type { Texts, Values } from '../src/texts.ts';

const catalogues = await loadCatalogues();

const shown = (id: string, values: Values = {}): string => {
  const facts = Object.entries(values).map(([name, value]) => `${name}=${value}`);
  return facts.length === 0 ? id : `${id}(${facts.join(', ')})`;
};

export const stubTexts: Texts = {
  language: 'en',
  t: shown,
  find: (id, values) => (Object.hasOwn(catalogues.en, id) ? shown(id, values) : undefined),
  list: (items) => items.join(' & '),
};
