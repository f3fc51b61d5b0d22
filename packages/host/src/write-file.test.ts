import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fileFailure } from './file-failure.ts';
import { writeNewFile } from './index.ts';
import { appendDurably, replaceFile } from './write-file.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taht-write-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a new file is whole, its helpers are gone, and it is not written twice', () => {
  const path = join(folder, 'deep', 'a.txt');
  expect(writeNewFile(path, 'täht')).toEqual({ ok: true, value: undefined });
  expect(writeNewFile(path, 'other')).toMatchObject({ error: { reason: 'exists' } });
  expect(readFileSync(path, 'utf8')).toBe('täht');
  expect(readdirSync(join(folder, 'deep'))).toEqual(['a.txt']);
  expect(replaceFile(path, 'other')).toMatchObject({ ok: true });
  expect(readFileSync(path, 'utf8')).toBe('other');
});

test('appending returns the new size in bytes', () => {
  const path = join(folder, 'a.txt');
  const fd = openSync(path, 'a');
  expect(appendDurably(fd, 0, 'õ\n')).toBe(3);
  expect(appendDurably(fd, 3, 'b\n')).toBe(5);
  closeSync(fd);
  expect(readFileSync(path, 'utf8')).toBe('õ\nb\n');
});

/** Linux has a device that is always full. */
test('a full disk is told as such', () => {
  expect(existsSync('/dev/full')).toBe(true);
  const fd = openSync('/dev/full', 'a');
  try {
    appendDurably(fd, 0, 'x\n');
    expect.unreachable();
  } catch (error) {
    expect(fileFailure(error, 'write', '/dev/full')).toMatchObject({ reason: 'disk-full' });
  } finally {
    closeSync(fd);
  }
});

test('an error that is not about files is thrown on', () => {
  expect(() => fileFailure(new TypeError('bug'), 'read', 'a')).toThrow('bug');
});
