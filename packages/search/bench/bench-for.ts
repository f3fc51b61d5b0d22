/** An engine for an edition whose list is in the repository. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { decodeLexicon } from '@taht/lexicon';
import type { Ruleset } from '@taht/rules';
import { editions, std15 } from '@taht/testkit';
import { Engine } from '../src/index.ts';

export interface Bench {
  readonly engine: Engine;
  readonly rules: Ruleset;
}

export const lexiconFolder = fileURLToPath(new URL('../../../lexicons', import.meta.url));

export function benchFor(edition: string): Bench {
  const found = editions.find(({ id }) => id === edition);
  const lexicon = decodeLexicon(readFileSync(`${lexiconFolder}/${edition}.dawg`));
  if (found === undefined || !lexicon.ok) throw new Error(`no edition ${edition}`);
  const [tileset] = found.tilesets;
  const [rules] = found.rulesets;
  return {
    engine: new Engine({ lexicon: lexicon.value, tileset, layout: std15, rules }),
    rules,
  };
}
