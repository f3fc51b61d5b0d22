/** Any file that can be written reads back as the same value. */
import { runs } from '@taht/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeGcg, type GcgEvent, type GcgLine, makeGcg, parseGcg } from '../index.ts';

const letters = fc.string({
  unit: fc.constantFrom(...'ABCXYZabcäöüßÞÐğİıЖїґ\u2019?'),
  minLength: 1,
  maxLength: 9,
});
const word = fc.string({ unit: fc.constantFrom(...'ABCabcÄЖї.'), minLength: 1, maxLength: 15 });
const nick = fc.constantFrom('A', 'Bo_2', 'Þór', 'a:b', 'Ann Lee', 'Ї', '1', 'x-y', '(z)');
const line = fc
  .string({ unit: fc.constantFrom(...'abc Äї.,(0)'), maxLength: 12 })
  .map((text) => text.trim());
const text = fc
  .array(line, { minLength: 1, maxLength: 4 })
  .map((lines) => lines.join('\n').trimEnd());

const points = fc.record({
  score: fc.option(fc.integer({ min: -999, max: 9999 })),
  total: fc.option(fc.integer({ min: -999, max: 9999 })),
});
/** A total alone can be told from points only where there are no points to expect and no sign. */
const isWritable = ({ kind, score, total }: GcgEvent): boolean => {
  const isScoreless = ['pass', 'exchange', 'exchange-count', 'withdraw'].includes(kind);
  if (kind === 'challenge' || kind === 'time') return score !== null;
  return score !== null || total === null || (isScoreless && total >= 0);
};
const act = fc.oneof(
  fc.record({
    kind: fc.constant('place' as const),
    position: fc.constantFrom('8H', 'H8', '15A', 'O15', '16P'),
    word,
  }),
  fc.record({ kind: fc.constant('exchange' as const), tiles: letters }),
  fc.record({
    kind: fc.constant('exchange-count' as const),
    count: fc.integer({ min: 1, max: 7 }),
  }),
  fc.record({ kind: fc.constantFrom('pass' as const, 'withdraw', 'challenge', 'time') }),
  fc.record({ kind: fc.constant('end' as const), tiles: letters }),
);
const event = fc
  .tuple(act, points, fc.record({ player: nick, rack: fc.oneof(fc.constant(''), letters) }))
  .map((parts) => Object.assign({}, ...parts) as GcgEvent)
  .filter(isWritable);

const pragma: fc.Arbitrary<GcgLine> = fc.oneof(
  fc.record({
    kind: fc.constant('rack' as const),
    number: fc.integer({ min: 1, max: 4 }),
    rack: letters,
  }),
  fc.record({ kind: fc.constant('incomplete' as const), rack: fc.oneof(fc.constant(''), letters) }),
  fc.record({ kind: fc.constant('note' as const), text }),
  fc.record({ kind: fc.constant('pragma' as const), name: fc.constant('description'), text }),
  fc.record({
    kind: fc.constant('pragma' as const),
    name: fc.constantFrom('title', 'id', 'Lexicon', 'x-y', ''),
    text: line,
  }),
  fc.record({ kind: fc.constant('encoding' as const), name: fc.constantFrom('UTF-8', 'latin1') }),
);
const player = fc.record({
  kind: fc.constant('player' as const),
  number: fc.constant(1),
  nick: fc.constantFrom('A', 'Þór', 'a:b'),
  name: line,
});

const lines = fc
  .tuple(fc.array(player, { maxLength: 1 }), fc.array(fc.oneof(pragma, event), { maxLength: 20 }))
  .map((parts): readonly GcgLine[] => parts.flat());

test('what is written reads back', () => {
  fc.assert(
    fc.property(lines, (written) => {
      expect(parseGcg(makeGcg({ lines: written }))).toEqual({ lines: written, diagnostics: [] });
    }),
    runs(20_000),
  );
});

test('bytes are UTF-8 and say so first, whatever was said before', () => {
  const file = parseGcg('#title ä\n#character-encoding ISO-8859-1\n');
  expect(new TextDecoder().decode(encodeGcg(file))).toBe('#character-encoding UTF-8\n#title ä\n');
});
