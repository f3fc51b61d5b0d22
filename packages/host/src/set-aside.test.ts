import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { setAside } from './index.ts';

const folder = (): string => mkdtempSync(join(tmpdir(), 'taht-aside-'));

test('what is put aside keeps its bytes, under the first name that is free', () => {
  const home = folder();
  const path = join(home, 'game.json');
  for (const text of ['first', 'second']) {
    writeFileSync(path, text);
    const aside = setAside(path);
    expect(aside.ok && readFileSync(aside.value, 'utf8')).toBe(text);
  }
  expect(readdirSync(home).sort()).toEqual(['game.aside-1.json', 'game.aside-2.json']);
});

test('a file that is not there says so', () => {
  const path = join(folder(), 'none.json');
  expect(setAside(path)).toMatchObject({ ok: false, error: { path } });
});
