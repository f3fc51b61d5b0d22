/** All editions in one list, and the ways to find in it. */
import type { Layout, Ruleset, TileSet } from '@taht/rules';
import { std15 } from './board.ts';
import type { Edition } from './edition.ts';
import { en } from './en.ts';
import { et } from './et.ts';
import { fi } from './fi.ts';
import { is } from './is.ts';
import { tr } from './tr.ts';
import { uk } from './uk.ts';

export const editions: readonly Edition[] = [et, is, fi, uk, tr, en];

const boards: readonly Layout[] = [std15];

export const editionOf = (id: string): Edition | undefined => withId(editions, id);

/** The edition for which a ruleset was written. */
export const homeOf = (ruleset: string): Edition | undefined =>
  editions.find(({ rulesets }) => withId(rulesets, ruleset) !== undefined);

/** The edition to which a tile set belongs; a record may carry one that none has. */
export const homeOfTiles = (tileset: string): Edition | undefined =>
  editions.find(({ tilesets }) => withId(tilesets, tileset) !== undefined);

export const boardOf = (id: string): Layout | undefined => withId(boards, id);

export const tilesetOf = (id: string): TileSet | undefined =>
  withId(
    editions.flatMap(({ tilesets }) => tilesets),
    id,
  );

export const rulesetOf = (id: string): Ruleset | undefined =>
  withId(
    editions.flatMap(({ rulesets }) => rulesets),
    id,
  );

const withId = <T extends { readonly id: string }>(list: readonly T[], id: string): T | undefined =>
  list.find((item) => item.id === id);
