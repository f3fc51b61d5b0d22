/** Every GCG file of ours is read, written, read again and replayed: without a difference, or with exactly the planted one. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bytesOf, fixtures, optionsOf } from '../../test/fixtures.ts';
import { encodeGcg, makeGcg, parseGcg, replayGcg } from '../index.ts';

test('the list names every file', () => {
  const files = readdirSync(new URL('../../data/gcg/', import.meta.url));
  expect(fixtures.map(({ file }) => file)).toEqual(
    files.filter((file) => file.endsWith('.gcg')).sort(),
  );
});

test.each(fixtures)('$file reads back as it was written', (fixture) => {
  const bytes = bytesOf(fixture);
  const file = parseGcg(bytes);
  expect(parseGcg(makeGcg(file)).lines).toEqual(file.lines);
  const isSame = Buffer.from(makeGcg(file)).equals(bytes);
  expect(isSame).toBe(fixture.canonical);
});

test.each(fixtures)('$file can be written as UTF-8', (fixture) => {
  const withoutEncoding = (bytes: Uint8Array) =>
    parseGcg(bytes).lines.filter(({ kind }) => kind !== 'encoding');
  const bytes = bytesOf(fixture);
  expect(withoutEncoding(encodeGcg(parseGcg(bytes)))).toEqual(withoutEncoding(bytes));
});

test.each(fixtures)('$file replays', (fixture) => {
  const report = replayGcg(parseGcg(bytesOf(fixture)), optionsOf(fixture));
  expect(report.differences).toEqual(fixture.differences);
  expect(report.final).toEqual({ scores: fixture.scores, complete: fixture.complete });
});
