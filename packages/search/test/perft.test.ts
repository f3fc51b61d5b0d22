import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Lexicon } from '@taht/lexicon';
import { lettersWithoutTile } from '@taht/rules';
import { expect, test } from 'vitest';
import { Engine, useWordMap } from '../src/index.ts';
import { countPlays, lexiconOf, type PerftFile, perftPath, perftTable, topBest } from './perft.ts';

const lists = fileURLToPath(new URL('../../../lexicons', import.meta.url));

/** Lists of all forms have no play counts of their own. */
const editions = globSync('*.dawg', { cwd: lists })
  .map((name) => basename(name, '.dawg'))
  .filter((id) => !id.includes('-'))
  .sort();

test('every list of the repository finds the plays that its play counts tell of', () => {
  for (const edition of editions) {
    const lexicon = lexiconOf(edition);
    if (lexicon === undefined) throw new Error(`no list ${edition}`);
    const file = JSON.parse(readFileSync(perftPath(edition), 'utf8')) as PerftFile;
    expect(file.lexicon).toEqual({ id: lexicon.info.id, hash: lexicon.info.hash });
    expect(file.positions.length).toBeGreaterThanOrEqual(200);
    const table = perftTable(edition, lexicon);
    for (const { cgp, ...counted } of file.positions)
      expect(countPlays(table, cgp)).toEqual(counted);
  }
});

test('the best play by the word map scores what the play counts say, in every list', () => {
  let blanks = 0;
  for (const edition of editions) {
    const table = perftTable(edition, lexiconOf(edition) as Lexicon);
    useWordMap(table.engine);
    const file = JSON.parse(readFileSync(perftPath(edition), 'utf8')) as PerftFile;
    for (const { cgp, top } of file.positions) {
      const [, racks = ''] = cgp.split(' ');
      if (!racks.includes('?')) continue;
      blanks++;
      expect(topBest(table, cgp)).toBe(top);
    }
  }
  expect(blanks).toBeGreaterThan(50);
});

test('letters without a tile change nothing for a rack without a blank', () => {
  const changed: string[] = [];
  for (const edition of editions) {
    const table = perftTable(edition, lexiconOf(edition) as Lexicon);
    const { tileset, engine } = table;
    if (lettersWithoutTile(tileset).length === 0) continue;
    const older = { ...tileset, alphabet: tileset.tiles.map(([letter]) => letter) };
    const without = { ...table, engine: new Engine({ ...engine.equipment, tileset: older }) };
    const file = JSON.parse(readFileSync(perftPath(edition), 'utf8')) as PerftFile;
    for (const { cgp, ...counted } of file.positions) {
      const isSame = isDeepStrictEqual(countPlays(without, cgp), counted);
      const [, racks = ''] = cgp.split(' ');
      if (!isSame) changed.push(racks);
    }
  }
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.filter((racks) => !racks.includes('?'))).toEqual([]);
});
