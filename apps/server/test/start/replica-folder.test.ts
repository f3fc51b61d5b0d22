/** What a second copy never overwrites. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isReplica, prepareReplica } from '../../src/start/replica-folder.ts';

function folders(): { readonly data: string; readonly other: string } {
  const root = mkdtempSync(join(tmpdir(), 'taht-copy-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const data = join(root, 'data');
  mkdirSync(data);
  return { data, other: join(root, 'other') };
}

test('the folder of the server itself is refused before there is a store in it, under any name', () => {
  const { data, other } = folders();
  symlinkSync(data, other);
  for (const folder of [data, other])
    expect(prepareReplica(folder, data)).toMatchObject({ error: { code: 'replica-there' } });
  expect(isReplica(data)).toBe(false);
});

test('a folder that cannot be made is told of with its reason', () => {
  const { data } = folders();
  writeFileSync(join(data, 'file'), '');
  const made = prepareReplica(join(data, 'file', 'copy'), data);
  expect(made).toMatchObject({ error: { code: 'store-unreachable' } });
});

test('an empty folder is taken', () => {
  const { data, other } = folders();
  expect(prepareReplica(other, data).ok).toBe(true);
  expect(existsSync(other) && isReplica(other)).toBe(true);
});
