/** All that a record is replayed with, by the ids of an edition and one of its rulesets. */
import { alphabetSpec, editionOf, std15 } from '@taht/editions';
import { type Alphabet, makeAlphabet } from '@taht/letters';
import type { Layout, Ruleset, TileSet } from '@taht/rules';
import { testEdition } from './test-edition.ts';

export interface Field {
  readonly alphabet: Alphabet;
  readonly tileset: TileSet;
  readonly layout: Layout;
  readonly rules: Ruleset;
}

/** The first ruleset is the default; `test` is the test edition. */
export function fieldOf(editionId: string, rulesetId?: string): Field {
  const edition = editionId === testEdition.id ? testEdition : editionOf(editionId);
  const rules = edition?.rulesets.find(({ id }) => id === rulesetId) ?? edition?.rulesets[0];
  const tileset = edition?.tilesets.find(({ id }) => id === rules?.tileset);
  if (edition === undefined || rules === undefined || tileset === undefined)
    throw new Error(`no edition ${editionId}`);
  return { alphabet: makeAlphabet(alphabetSpec(edition, tileset)), tileset, layout: std15, rules };
}
