/**
 * Participles that are nominals: LUGEV of every verb; SAANU and HINNATU where running text bends or compares them (SAANUTELE, HINNATUM).
 * Their plurals are SAANUD and HINNATUD.
 */
import type { Evidence } from './derived.ts';
import type { Nominal } from './nominals.ts';
import { isWritten } from './verbs.ts';

/** What no form of the verb ends in, SAANU itself among it; SAANUD, SAANUKS and SAANUVAT are its own. */
const BENT = [
  ...['', 't', 'ga', 'le', 'l', 'lt', 'st', 'sse', 'na', 'ta'],
  ...['te', 'tele', 'tel', 'telt', 'test', 'tega', 'id', 'ile', 'il', 'ilt', 'ist'],
];
const COMPARED = ['m', 'mad', 'mat', 'mate', 'maks', 'malt'];
const TELLING = [...BENT, ...COMPARED];

/** A shorter stem is met by chance: ISTU, PUNU. */
const SHORTEST = 5;

/** Nominals in -NU, -TU and -DU, told by the verb's oblique mood and passive: SAANUVAT, LOODAKSE. */
export function* pastParticiplesOf({ forms, seen }: Evidence): Iterable<Nominal> {
  for (const form of forms) {
    const stem = stemOf(form);
    if (stem === undefined || stem.length < SHORTEST || !forms.has(`${stem}te`)) continue;
    const isBent = seen.has(`${stem}d`) && TELLING.some((ending) => seen.has(stem + ending));
    if (isBent) yield likeNominative(stem);
  }
}

function stemOf(form: string): string | undefined {
  if (form.endsWith('nuvat')) return form.slice(0, -3);
  return /[td]akse$/u.test(form) ? `${form.slice(0, -4)}u` : undefined;
}

/** LUGEV of LUGEMA, ANDEV of ANDMA: adjectives that every verb has. */
export function* presentParticiplesOf({ forms, verbs }: Evidence): Iterable<Nominal> {
  for (const verb of verbs) {
    if (!isWritten(verb, verbs)) continue;
    for (const ending of ['v', 'ev']) {
      const nominative = verb.slice(0, -2) + ending;
      const genitive = `${nominative}a`;
      if ([nominative, genitive, `${genitive}d`, `${genitive}le`].every((form) => forms.has(form)))
        yield { ...likeNominative(genitive), nominative, type: 2 };
    }
  }
}

const likeNominative = (nominative: string): Nominal => ({
  nominative,
  genitive: nominative,
  partitive: `${nominative}t`,
  pluralGenitive: `${nominative}te`,
  type: 1,
  doubtful: false,
});
