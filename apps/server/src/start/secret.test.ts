import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadSecret } from './secret.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taht-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('it is made once, for its user only', () => {
  const made = loadSecret(join(folder, 'data'), {});
  expect(made.ok && made.value.length).toBe(32);
  expect(statSync(join(folder, 'data', 'secret')).mode & 0o777).toBe(0o600);
  expect(loadSecret(join(folder, 'data'), {})).toEqual(made);
});

test('the environment comes first, and leaves no file', () => {
  const given = loadSecret(folder, { TAHT_SECRET: 'ab'.repeat(32) });
  expect(given).toEqual({ ok: true, value: Buffer.alloc(32, 0xab) });
  expect(() => readFileSync(join(folder, 'secret'))).toThrow('ENOENT');
});

test.each<[string, string]>([
  ['a short one', 'abcd'],
  ['none', ''],
  ['no number', 'z'.repeat(64)],
])('%s is refused', (_name, text) => {
  expect(loadSecret(folder, { TAHT_SECRET: text })).toMatchObject({
    error: { code: 'secret-malformed', path: 'TAHT_SECRET' },
  });
  writeFileSync(join(folder, 'secret'), text);
  expect(loadSecret(folder, {})).toMatchObject({ error: { code: 'secret-malformed' } });
});

test('a folder that cannot be written is told', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(loadSecret(join(folder, 'file'), {})).toMatchObject({
    error: { code: 'secret-unreadable' },
  });
});
