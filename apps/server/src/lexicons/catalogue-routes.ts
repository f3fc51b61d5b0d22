/** What can be played here: editions with their rules and tiles, and word lists. */
import { ok } from '@taht/base';
import { type Edition, editions } from '@taht/editions';
import { listLexicons, readLexicon } from '@taht/host';
import { z } from 'zod';
import { type Route, route } from '../http/route.ts';

const id = z.string();

export function catalogueRoutes(data: string): readonly Route[] {
  // A list is large and never changes while the server runs, so its info is read once.
  const infos = new Map<string, unknown>();
  const lexicons = (): unknown[] =>
    listLexicons(data).map((place) => {
      const known = infos.get(place.id) ?? infoOf(place);
      infos.set(place.id, known);
      return known;
    });
  return [
    route({
      method: 'GET',
      path: '/editions',
      isForOtherSites: true,
      summary: 'The editions with their tile sets, rules and word lists.',
      answer: z.object({ editions: z.array(z.looseObject({ id })) }),
      handle: async () => ok({ editions: editions.map(editionJson) }),
    }),
    route({
      method: 'GET',
      path: '/lexicons',
      isForOtherSites: true,
      summary: 'The word lists on this server.',
      answer: z.object({ lexicons: z.array(z.unknown()) }),
      handle: async () => ok({ lexicons: lexicons() }),
    }),
  ];
}

const editionJson = ({ id: edition, language, tilesets, rulesets, lexicons }: Edition) => ({
  id: edition,
  language,
  tilesets: tilesets.map((set) => ({ id: set.id, tiles: set.tiles, blanks: set.blanks })),
  rulesets,
  lexicons,
});

function infoOf(place: Parameters<typeof readLexicon>[0]): unknown {
  const read = readLexicon(place);
  return read.ok ? { ...read.value.info, builtIn: place.builtIn } : { id: place.id, damaged: true };
}
