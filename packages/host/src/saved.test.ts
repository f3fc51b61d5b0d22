import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Entry } from '@taht/record';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { entriesOf } from '../test/entries.ts';
import { createJournal, listGames } from './index.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taht-games-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function save(id: string, entries: readonly Entry[]): void {
  const journal = createJournal(join(folder, `${id}.jsonl`), entries[0] as Entry);
  if (!journal.ok) throw new Error('not created');
  for (const entry of entries.slice(1)) journal.value.append(entry);
  journal.value.close();
}

test('games are listed newest first, with who plays and whether they are over', () => {
  save('old', entriesOf(1));
  save('done', entriesOf(4));
  writeFileSync(join(folder, 'broken.jsonl'), 'x');
  writeFileSync(join(folder, 'notes.txt'), 'x');
  expect(listGames(folder).map(({ id, finished, players }) => [id, finished, players])).toEqual([
    ['done', true, ['Mari', 'Jüri']],
    ['old', false, ['Mari', 'Jüri']],
  ]);
});

test('a folder that is not there holds no games', () => {
  expect(listGames(join(folder, 'none'))).toEqual([]);
});
