/** The rules and tiles by which a GCG record is read: those that are named, else those that it declares. */
import { err, ok, type Result } from '@taht/base';
import { alphabetFor, editions, homeOfTiles } from '@taht/editions';
import { localeOf } from '@taht/messages';
import type { Texts } from '@taht/phrasing';
import {
  cgpDeclares,
  declarationOf,
  type ForeignTiles,
  foreignTiles,
  type GcgFile,
} from '@taht/record';
import { failed, type Problem, wrongUse } from '../shell/outcome.ts';
import { type NamedRules, namedRules, RECORD_EDITION } from './by-name.ts';

export interface RecordOptions {
  readonly edition?: string;
  readonly ruleset?: string;
}

/** A record with tiles of another language is refused as a whole: every line of it would look wrong. */
export function rulesOfRecord(
  file: GcgFile,
  options: RecordOptions,
  texts: Texts,
): Result<NamedRules, Problem> {
  const { tileset: wanted, ruleset: declared, language } = declarationOf(file);
  const ours = editions.find((edition) => edition.language === language);
  const home = (wanted === null ? undefined : homeOfTiles(wanted)) ?? ours;
  if (options.edition === undefined && home === undefined && language !== null)
    return err(failed(...foreignLines({ letters: [], languages: [language] }, texts)));
  const edition = options.edition ?? home?.id ?? RECORD_EDITION;
  const isTheirs = home?.id === edition;
  const known = home?.rulesets.find(({ id }) => id === declared)?.id;
  const chosen = namedRules(edition, options.ruleset ?? (isTheirs ? known : undefined), texts);
  if (!chosen.ok) return err(wrongUse(chosen.error));
  const tilesets = isTheirs ? chosen.value.edition.tilesets : [];
  const tileset = tilesets.find(({ id }) => id === wanted) ?? chosen.value.tileset;
  const foreign = foreignTiles(file, alphabetFor(tileset));
  if (foreign !== undefined) return err(failed(...foreignLines(foreign, texts)));
  return ok({ ...chosen.value, tileset });
}

/** The edition of a position: the one that is named, or else that of the tiles that it declares. */
export function editionOfPosition(
  cgp: string,
  named: string | undefined,
  texts: Texts,
): Result<string, Problem> {
  const { tileset, language } = cgpDeclares(cgp);
  const home = tileset === null ? undefined : homeOfTiles(tileset);
  const ours = home ?? editions.find((edition) => edition.language === language);
  const wanted = named ?? ours?.id;
  if (wanted !== undefined) return ok(wanted);
  if (language !== null)
    return err(failed(...foreignLines({ letters: [], languages: [language] }, texts)));
  return err(wrongUse(texts.t('cli.missing-option', { name: '--edition <id>' })));
}

function foreignLines({ letters, languages }: ForeignTiles, texts: Texts): string[] {
  const { t, language } = texts;
  const names = new Intl.DisplayNames(localeOf(language), { type: 'language' });
  const own = editions.find((edition) => languages.includes(edition.language));
  return [
    ...(letters.length === 0 ? [] : [t('gcg.no-tile', { letters: letters.join(' ') })]),
    ...(languages.length === 0
      ? []
      : [t('gcg.looks-like', { languages: languages.map((code) => names.of(code)).join(' / ') })]),
    ...(own === undefined ? [] : [t('gcg.use-edition', { option: `--edition ${own.id}` })]),
  ];
}
