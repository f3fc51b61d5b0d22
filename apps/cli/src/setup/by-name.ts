/** Finds editions, rulesets and tile sets by id, or explains that there is none. */
import { err, ok, type Result } from '@taht/base';
import { type Edition, editions } from '@taht/editions';
import { plain, type Texts } from '@taht/phrasing';
import type { Ruleset, TileSet } from '@taht/rules';

export type Kind = 'edition' | 'ruleset' | 'tileset' | 'house-rule';

export const unknownName = (
  kind: Kind,
  name: string,
  ids: readonly string[],
  { t }: Texts,
): string => t(`play.unknown-${kind}`, { name: plain(name), names: ids.join(', ') });

export function named<T extends { readonly id: string }>(
  kind: Kind,
  list: readonly T[],
  name: string,
  texts: Texts,
): Result<T, string> {
  const found = list.find(({ id }) => id === name);
  const ids = list.map(({ id }) => id);
  return found === undefined ? err(unknownName(kind, name, ids, texts)) : ok(found);
}

export interface NamedRules {
  readonly edition: Edition;
  readonly rules: Ruleset;
  readonly tileset: TileSet;
}

/** The first ruleset of the edition where none is named. */
export function namedRules(
  edition: string,
  ruleset: string | undefined,
  texts: Texts,
): Result<NamedRules, string> {
  const home = named('edition', editions, edition, texts);
  if (!home.ok) return home;
  const { rulesets } = home.value;
  const rules = named('ruleset', rulesets, ruleset ?? rulesets[0].id, texts);
  if (!rules.ok) return rules;
  const tileset = tilesetFor(home.value, rules.value);
  return ok({ edition: home.value, rules: rules.value, tileset });
}

/** The tiles that a ruleset is played with, or the first ones of its edition. */
export const tilesetFor = ({ tilesets }: Edition, { tileset }: Pick<Ruleset, 'tileset'>): TileSet =>
  tilesets.find(({ id }) => id === tileset) ?? tilesets[0];

/** The edition of a record that names none: most records that people pass around are English. */
export const RECORD_EDITION = 'en';
