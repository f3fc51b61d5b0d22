import {
  appendFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Entry, makeRecord, parseRecord } from '@taht/record';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { entriesOf } from '../test/entries.ts';
import { createJournal, type Journal, openJournal } from './index.ts';

const entries = entriesOf(2);
const first = entries[0] as Entry;

let folder: string;
let path: string;
let open: Journal[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taht-journal-'));
  path = join(folder, 'games', 'a.jsonl');
  open = [];
});

afterEach(() => {
  for (const journal of open) journal.close();
  rmSync(folder, { recursive: true });
});

const create = (): Journal => keep(createJournal(path, first));
const reopen = (): Journal => keep(openJournal(path));

function keep(opened: ReturnType<typeof openJournal>): Journal {
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  open.push(opened.value);
  return opened.value;
}

function close(journal: Journal): void {
  open = open.filter((each) => each !== journal);
  journal.close();
}

function createWhole(): void {
  const journal = create();
  for (const entry of entries.slice(1)) expect(journal.append(entry)).toMatchObject({ ok: true });
  close(journal);
}

test('what is appended is read back, and going on later continues the chain of digests', () => {
  const journal = create();
  journal.append(entries[1] as Entry);
  close(journal);
  const again = reopen();
  expect(again.held).toEqual(entries.slice(0, 2));
  for (const entry of entries.slice(2)) again.append(entry);
  close(again);
  expect(parseRecord(readFileSync(path, 'utf8'))).toMatchObject({ ok: true, value: { entries } });
});

test('a new journal makes its folders and never touches a file that is there', () => {
  close(create());
  const before = readFileSync(path);
  expect(createJournal(path, first)).toMatchObject({ error: { code: 'file', reason: 'exists' } });
  expect(readFileSync(path)).toEqual(before);
});

test('a journal is held by one at a time, and free again after closing', () => {
  const journal = create();
  expect(openJournal(path)).toMatchObject({ error: { code: 'file', reason: 'in-use' } });
  close(journal);
  expect(statSync(`${path}.lock`, { throwIfNoEntry: false })).toBeUndefined();
  reopen();
});

test('a last line cut off at any byte is dropped, and the game goes on after it', () => {
  createWhole();
  const whole = readFileSync(path);
  const lastLine = whole.lastIndexOf('\n', whole.length - 2) + 1;
  const step = Math.max(1, Math.floor((whole.length - lastLine) / 20));
  for (let cut = lastLine + 1; cut < whole.length - 1; cut += step) {
    writeFileSync(path, whole.subarray(0, cut));
    const journal = reopen();
    expect(journal.torn).toBe(true);
    expect(journal.held).toEqual(entries.slice(0, -1));
    journal.append(entries.at(-1) as Entry);
    close(journal);
    expect(readFileSync(path)).toEqual(whole);
  }
});

test('a whole last line without its line end is kept', () => {
  createWhole();
  const whole = readFileSync(path);
  writeFileSync(path, whole.subarray(0, -1));
  const journal = reopen();
  expect(journal).toMatchObject({ torn: false, held: entries });
  close(journal);
  expect(readFileSync(path)).toEqual(whole);
});

test('a damaged line in the middle is refused with its place, and nothing is changed', () => {
  createWhole();
  const damaged = readFileSync(path, 'utf8').replace('"kind":"pass"', '"kind":"pasS"');
  writeFileSync(path, damaged);
  expect(openJournal(path)).toMatchObject({ error: { code: 'digest-mismatch', line: 5, path } });
  expect(readFileSync(path, 'utf8')).toBe(damaged);
  expect(statSync(`${path}.lock`, { throwIfNoEntry: false })).toBeUndefined();
});

test.each([
  ['no JSON', 'hello\n', 'not-json'],
  ['other JSON', '{"a":1}\n', 'not-a-record'],
  ['a newer format', '{"format":"taht-game","version":99}\n', 'newer-version'],
  ['a finished document', makeRecord(entries), 'not-a-record'],
])('%s is refused', (_name, text, code) => {
  createWhole();
  writeFileSync(path, text);
  expect(openJournal(path)).toMatchObject({ ok: false, error: { code } });
});

test('a missing file, a folder and a file used as a folder are told apart', () => {
  expect(openJournal(path)).toMatchObject({ error: { tried: 'read', reason: 'missing' } });
  expect(openJournal(folder)).toMatchObject({ error: { tried: 'read', reason: 'is-folder' } });
  appendFileSync(join(folder, 'file'), '');
  expect(createJournal(join(folder, 'file', 'a.jsonl'), first)).toMatchObject({
    error: { tried: 'write', reason: 'not-folder' },
  });
});
