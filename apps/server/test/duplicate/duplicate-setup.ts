/** The Estonian duplicate game that halls of tests and benches are made of. */
import { editionOf, std15 } from '@taht/editions';
import { duplicate } from '@taht/modes';
import { commitmentOf } from '@taht/record';
import type { Lexicons } from '../../src/lexicons/lexicons.ts';
import { value } from '../support/store-parts.ts';

export const SEED = 'seed';

export interface SetupChoices extends Pick<duplicate.Setup, 'game' | 'referees'> {
  readonly rules: Partial<duplicate.DuplicateRules>;
}

export function setupOf(
  lexicons: Lexicons,
  { game, referees, rules }: SetupChoices,
): duplicate.Setup {
  const edition = editionOf('et');
  const base = edition?.rulesets[0];
  const tileset = edition?.tilesets.find(({ id }) => id === base?.tileset);
  if (base === undefined || tileset === undefined) throw new Error('no Estonian edition');
  return {
    game,
    referees,
    base,
    duplicate: { ...duplicate.DUPLICATE_DEFAULTS, ...rules },
    tileset,
    board: std15,
    lexicon: value(lexicons.named('et')),
    commitment: commitmentOf(SEED),
    code: '',
  };
}
