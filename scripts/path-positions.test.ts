/** Every position of the path is one on which its rung can be practised, as the engine sees it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editions, friendlyIn, tilesetOf } from '@taht/editions';
import type { TileSet } from '@taht/rules';
import { count } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import { type Positions, readPosition } from '../apps/web/src/path/position.ts';
import { POSITIONS, RUNGS } from '../apps/web/src/path/rungs.ts';
import { suits } from './path/check.ts';
import { root } from './paths.js';
import { kitOf } from './positions/kit.ts';

describe.each(editions.map((edition) => [edition.id, edition] as const))('%s', (id, edition) => {
  const file = join(root, `apps/web/src/path/positions/${id}.json`);
  const positions = JSON.parse(readFileSync(file, 'utf8')) as Positions;

  test('three different positions for each rung', () => {
    expect(Object.keys(positions)).toEqual([...RUNGS]);
    for (const rung of RUNGS) expect(new Set(positions[rung]).size).toBe(POSITIONS);
  });

  test('each asks for its skill', () => {
    const rules = friendlyIn(edition);
    const tileset = tilesetOf(rules.tileset) as TileSet;
    const { kit } = kitOf(edition);
    const table = { kit, rules, tileset };
    for (const rung of RUNGS)
      for (const text of positions[rung].slice(0, count(POSITIONS, 1)))
        expect([rung, suits(rung, readPosition(text, tileset), table)]).toEqual([rung, true]);
  });
});
