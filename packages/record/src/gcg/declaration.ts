/**
 * What a GCG file says of its tiles, rules and words.
 * Other programs refuse pragmas and names that they do not know, and notes before the first turn: so ours stand in the description.
 */
import type { TileSet } from '@taht/rules';
import { type GcgFile, type GcgLine, gcgPragma } from './file.ts';
import { languageOfDistribution, languageOfLexicon } from './languages.ts';

export interface GcgDeclared {
  readonly tileset: Pick<TileSet, 'id'>;
  readonly rules: { readonly id: string };
  /** Null where the table decides about words. */
  readonly lexicon: string | null;
}

export interface GcgDeclaration {
  /** Our tile set that it names. */
  readonly tileset: string | null;
  readonly ruleset: string | null;
  readonly lexicon: string | null;
  /** The language of the tiles that it names, where we know the name but have no such tile set. */
  readonly language: string | null;
}

/** Our tile sets that other programs have too, by their names for them. */
const DISTRIBUTIONS: ReadonlyMap<string, string> = new Map([['english', 'en-100']]);

/** Without `#board-layout`: it is the usual board, which every program calls something else. */
export function declare({ tileset, rules, lexicon }: GcgDeclared): readonly GcgLine[] {
  const pragma = (name: string, text: string): GcgLine => ({ kind: 'pragma', name, text });
  const words = lexicon === null ? '' : `, words ${lexicon}`;
  const isKnown = lexicon !== null && languageOfLexicon(lexicon) !== undefined;
  return [
    pragma('description', `Täht: ruleset ${rules.id}, tiles ${tileset.id}${words}`),
    pragma('tile-distribution', distributionOf(tileset.id)),
    ...(isKnown ? [pragma('lexicon', lexicon.toUpperCase())] : []),
  ];
}

/** A tile set that no other program has goes by our name, so that none takes it for English. */
export const distributionOf = (tileset: string): string =>
  [...DISTRIBUTIONS].find(([, id]) => id === tileset)?.[0] ?? tileset;

/** Earlier files of ours have pragmas for ruleset and tile set. */
export function declarationOf(file: GcgFile): GcgDeclaration {
  const ours = /^Täht: (.*)$/u.exec(gcgPragma(file, 'description') ?? '')?.[1] ?? '';
  const own = (key: string): string | undefined =>
    new RegExp(`(?:^|, )${key} ([\\w-]+)`, 'u').exec(ours)?.[1];
  const lexicon = own('words') ?? gcgPragma(file, 'lexicon') ?? null;
  const { tileset, language } = tilesNamed(gcgPragma(file, 'tile-distribution'), lexicon);
  return {
    tileset: own('tiles') ?? gcgPragma(file, 'tileset') ?? tileset,
    ruleset: own('ruleset') ?? gcgPragma(file, 'ruleset') ?? null,
    lexicon,
    language,
  };
}

/** By the name of a distribution, or else of a word list. */
export function tilesNamed(
  distribution: string | undefined,
  lexicon: string | null,
): Pick<GcgDeclaration, 'tileset' | 'language'> {
  const name = distribution?.toLowerCase();
  const language = languageOf(name, lexicon) ?? null;
  return { tileset: tilesetOf(name) ?? (language === 'en' ? 'en-100' : null), language };
}

/** What is no name of a language may be a tile set of ours. */
function tilesetOf(distribution: string | undefined): string | undefined {
  if (distribution === undefined) return undefined;
  const known = DISTRIBUTIONS.get(distribution);
  return known ?? (languageOfDistribution(distribution) === undefined ? distribution : undefined);
}

const languageOf = (
  distribution: string | undefined,
  lexicon: string | null,
): string | undefined =>
  distribution === undefined
    ? lexicon === null
      ? undefined
      : languageOfLexicon(lexicon)
    : languageOfDistribution(distribution);
