/** However a file is damaged, it is read: what is wrong is named with code and place, and nothing throws. */
import { isDeepStrictEqual } from 'node:util';
import { count, makeRng, type Rng, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import { bytesOf, fixtures, optionsOf } from '../../test/fixtures.ts';
import { mutateBytes, mutateText } from '../../test/mutate.ts';
import {
  DIFFERENCE_KINDS,
  GCG_FAULTS,
  type GcgFile,
  makeGcg,
  parseGcg,
  type ReplayOptions,
  type ReplayReport,
  replayGcg,
} from '../index.ts';

const sources = fixtures.map((fixture) => {
  const bytes = bytesOf(fixture);
  return { bytes, text: makeGcg(parseGcg(bytes)), options: optionsOf(fixture) };
});

/** Plain comparisons, since thousands of `expect` take longer than the work itself. */
function isSound(input: string | Uint8Array, options: ReplayOptions): boolean {
  const file = parseGcg(input);
  const text = makeGcg(file);
  const lines = text.split('\n').length;
  return (
    isDeepStrictEqual(parseGcg(text).lines, file.lines) &&
    areNamed(file, lines) &&
    areReported(replayGcg(file, options), lines)
  );
}

const areNamed = ({ diagnostics }: GcgFile, lines: number): boolean =>
  diagnostics.every(
    ({ line, code, expected, at }) =>
      GCG_FAULTS.includes(code) && expected !== '' && line >= 1 && line <= lines && at >= 0,
  );

const areReported = ({ turns, final, differences }: ReplayReport, lines: number): boolean =>
  turns.every(({ score, cumulative }) => [score, cumulative].every(Number.isSafeInteger)) &&
  Object.values(final.scores).every(Number.isSafeInteger) &&
  differences.every(
    ({ kind, turn, line }) =>
      DIFFERENCE_KINDS.includes(kind) && turn >= 1 && turn <= turns.length + 1 && line <= lines,
  );

function check(
  full: number,
  from: number,
  damage: (rng: Rng, source: (typeof sources)[number]) => string | Uint8Array,
): void {
  const rng = makeRng(from);
  for (let n = count(full); n > 0; n--) {
    const source = rng.pick(sources);
    const input = damage(rng, source);
    if (!isSound(input, source.options)) expect.fail(JSON.stringify(String(input)));
  }
}

test('damaged texts are read', () => {
  check(20_000, seed(), (rng, { text }) => mutateText(rng, text));
});

test('damaged bytes are read', () => {
  check(20_000, seed() + 1, (rng, { bytes }) => mutateBytes(rng, bytes));
});

test('bytes without any sense are read', () => {
  const signs = '>#:() -+\n\r A8H?';
  check(10_000, seed() + 2, (rng) =>
    Uint8Array.from({ length: rng.below(400) }, () =>
      rng.chance(0.5) ? rng.below(256) : signs.charCodeAt(rng.below(signs.length)),
    ),
  );
});
