/** Lines as they are found, and what is said of those that are wrong. */
import { expect, test } from 'vitest';
import {
  type GCG_FAULTS,
  type GcgLine,
  gcgHeight,
  gcgPragma,
  makeGcg,
  parseGcg,
} from '../index.ts';

const event = (fields: object): GcgLine =>
  ({ player: 'A', rack: '', score: null, total: null, ...fields }) as GcgLine;
const place = (fields: object): GcgLine =>
  event({ kind: 'place', position: '8H', word: 'HORN', ...fields });

test.each<[string, string, GcgLine]>([
  [
    'a whole line',
    '>A: EHNORT? 8H HORN +14 114',
    place({ rack: 'EHNORT?', score: 14, total: 114 }),
  ],
  ['no rack', '>A: 8H HORN +14 114', place({ score: 14, total: 114 })],
  ['a dash for the rack', '>A: - 8H HORN +14 114', place({ score: 14, total: 114 })],
  ['a nought for the rack', '>A: -0 8H HORN +14 114', place({ score: 14, total: 114 })],
  ['no total', '>A: EHNORT 8H HORN +14', place({ rack: 'EHNORT', score: 14 })],
  ['no sign', '>A: 8H HORN 14 114', place({ score: 14, total: 114 })],
  ['no points', '>A: 8H HORN', place({})],
  ['small position', '>A: 8h HORN', place({})],
  ['down', '>A: h8 HORN', place({ position: 'H8' })],
  ['a square that is not there', '>A: 16P HORN', place({ position: '16P' })],
  [
    'tabs and spaces',
    ' >A:\t EHNO \t8H   HORN +14\t114  ',
    place({ rack: 'EHNO', score: 14, total: 114 }),
  ],
  ['a space before the nick', '> A: 8H HORN', place({})],
  ['no space after the nick', '>A:EHNO 8H HORN', place({ rack: 'EHNO' })],
  ['a colon in the nick', '>A:b: 8H HORN', place({ player: 'A:b' })],
  ['a space in the nick', '>A  b: 8H HORN', place({ player: 'A b' })],
  [
    'the other words behind the total',
    '>A: 8H HORN +14 114  OH, (R)E',
    place({ score: 14, total: 114, extra: 'OH, (R)E' }),
  ],
  ['through letters', '>A: 8H (H)O.[RR]n', place({ word: '(H)O.[RR]n' })],
  ['Cyrillic', '>Ї: ґєЇ 8H ЩО', place({ player: 'Ї', rack: 'ґєЇ', word: 'ЩО' })],
  [
    'exchange',
    '>A: ABC -AB +0 9',
    event({ kind: 'exchange', rack: 'ABC', tiles: 'AB', score: 0, total: 9 }),
  ],
  ['exchange of a blank', '>A: ABC -?', event({ kind: 'exchange', rack: 'ABC', tiles: '?' })],
  [
    'exchange by count',
    '>A: ABC -2 +0 9',
    event({ kind: 'exchange-count', rack: 'ABC', count: 2, score: 0, total: 9 }),
  ],
  ['a pass', '>A: ABC - +0 9', event({ kind: 'pass', rack: 'ABC', score: 0, total: 9 })],
  ['a pass without rack', '>A:  - +0 9', event({ kind: 'pass', score: 0, total: 9 })],
  ['a pass with its total only', '>A: ABC - 9', event({ kind: 'pass', rack: 'ABC', total: 9 })],
  ['none exchanged', '>A: ABC -0 +0 9', event({ kind: 'pass', rack: 'ABC', score: 0, total: 9 })],
  [
    'taken back',
    '>A: ABC --  -24 9',
    event({ kind: 'withdraw', rack: 'ABC', score: -24, total: 9 }),
  ],
  [
    'a longer minus',
    '>A: ABC -- \u221224 9',
    event({ kind: 'withdraw', rack: 'ABC', score: -24, total: 9 }),
  ],
  [
    'a bonus',
    '>A: ABC (challenge) +5 9',
    event({ kind: 'challenge', rack: 'ABC', score: 5, total: 9 }),
  ],
  [
    'a bonus without rack',
    '>A:  (Challenge) +5 9',
    event({ kind: 'challenge', score: 5, total: 9 }),
  ],
  ['time', '>A: ABC (time) -10 9', event({ kind: 'time', rack: 'ABC', score: -10, total: 9 })],
  ['a total below zero', '>A: (time) -10 -3', event({ kind: 'time', score: -10, total: -3 })],
  ['credit', '>A: (XYZ) +16 9', event({ kind: 'end', tiles: 'XYZ', score: 16, total: 9 })],
  ['nothing left', '>A: () +0 9', event({ kind: 'end', tiles: '', score: 0, total: 9 })],
  [
    'deduction',
    '>A: XYZ (XYZ) -8 9',
    event({ kind: 'end', rack: 'XYZ', tiles: 'XYZ', score: -8, total: 9 }),
  ],
  [
    'a player',
    '#player2 Bo Bo  de Ray ',
    { kind: 'player', number: 2, nick: 'Bo', name: 'Bo  de Ray' },
  ],
  ['a player without name', '#Player4 Bo', { kind: 'player', number: 4, nick: 'Bo', name: '' }],
  ['an encoding', '#character-encoding UTF-8', { kind: 'encoding', name: 'UTF-8' }],
  ['a rack', '#rack2 ABC?', { kind: 'rack', number: 2, rack: 'ABC?' }],
  ['no rack after all', '#rack1', { kind: 'rack', number: 1, rack: '' }],
  ['breaking off', '#incomplete ABC', { kind: 'incomplete', rack: 'ABC' }],
  ['a note', '#note see (H)ORN', { kind: 'note', text: 'see (H)ORN' }],
  ['a title', '#title Final, game 3', { kind: 'pragma', name: 'title', text: 'Final, game 3' }],
  ['what nobody knows', '#x-Y  1  2', { kind: 'pragma', name: 'x-Y', text: '1  2' }],
  ['players of another sort', '#players 2', { kind: 'pragma', name: 'players', text: '2' }],
  ['a remark', '# by hand', { kind: 'pragma', name: '', text: 'by hand' }],
])('reads %s', (_name, text, line) => {
  expect(parseGcg(text)).toEqual({ lines: [line], diagnostics: [] });
});

test.each<[string, (typeof GCG_FAULTS)[number], string, number, GcgLine['kind']]>([
  ['hello', 'unknown-line', 'pragma-or-move', 0, 'unread'],
  ['>', 'missing-nick', 'nick', 1, 'unread'],
  ['>: ABC', 'missing-nick', 'nick', 1, 'unread'],
  ['>A 8H HORN', 'missing-colon', 'colon', 2, 'unread'],
  ['>A: ABC', 'missing-move', 'move', 7, 'unread'],
  ['>A: ABC 888 HORN', 'bad-position', 'position', 8, 'unread'],
  ['>A: ABC 8H', 'missing-word', 'word', 10, 'unread'],
  ['>A: ABC 8H +14 114', 'missing-word', 'word', 11, 'unread'],
  ['>A: (time)', 'missing-score', 'score', 10, 'unread'],
  ['>A: 8H HORN +99999999 9', 'bad-number', 'number', 12, 'unread'],
  ['>A: 8H HORN +14 114 12:31', 'extra-text', 'end-of-line', 20, 'place'],
  ['>A: 8H HORN +14 OH', 'extra-text', 'end-of-line', 16, 'place'],
  ['>A: 8H HORN +l4 114', 'extra-text', 'end-of-line', 12, 'place'],
  ['#player5 Bo', 'bad-player-number', 'player-number', 8, 'unread'],
  ['#player Bo', 'bad-player-number', 'player-number', 7, 'unread'],
  ['#player1', 'missing-nick', 'nick', 8, 'unread'],
])('%s: %s', (text, code, expected, at, kind) => {
  const file = parseGcg(`#note a\nb\n#title c\n${text}`);
  expect(file.diagnostics).toEqual([{ line: 4, code, expected, at }]);
  expect(file.lines.at(-1)?.kind).toBe(kind);
});

test('every line of text is counted', () => {
  const { lines } = parseGcg('#note a\nb\n\n#title c\n>A: - +0 0');
  expect(lines.map(gcgHeight)).toEqual([2, 1, 1, 1]);
});

test('a player named twice is said and kept', () => {
  const file = parseGcg('#player1 A\n#player1 B\n#player2 A');
  expect(file.lines).toHaveLength(3);
  expect(file.diagnostics.map(({ line, code }) => [line, code])).toEqual([
    [2, 'duplicate-player'],
    [3, 'duplicate-player'],
  ]);
});

test('a note goes on until the next line with a sign, empty lines included', () => {
  const text = '#note one\ntwo\n\n  three\n\n#description a\nb\n#title c\nd\n';
  const file = parseGcg(text);
  expect(file.lines).toEqual([
    { kind: 'note', text: 'one\ntwo\n\n  three' },
    { kind: 'blank' },
    { kind: 'pragma', name: 'description', text: 'a\nb' },
    { kind: 'pragma', name: 'title', text: 'c' },
    { kind: 'unread', text: 'd', player: null },
  ]);
  expect(file.diagnostics.map(({ line }) => line)).toEqual([9]);
  expect(makeGcg(file)).toBe(text);
});

test('a broken line keeps its player', () => {
  expect(parseGcg('>Bo: ABC').lines).toEqual([{ kind: 'unread', text: '>Bo: ABC', player: 'Bo' }]);
});

test.each<[string, readonly number[]]>([
  ['LF', [10]],
  ['CR LF', [13, 10]],
  ['CR', [13]],
])('lines end in %s', (_name, end) => {
  const ends = String.fromCharCode(...end);
  expect(parseGcg(`#title a${ends}${ends}#id b${ends}`).lines.map(({ kind }) => kind)).toEqual([
    'pragma',
    'blank',
    'pragma',
  ]);
});

test('a pragma is found by its name in either case', () => {
  expect(gcgPragma(parseGcg('#Lexicon  NWL 20'), 'lexicon')).toBe('NWL 20');
  expect(gcgPragma(parseGcg('#note x'), 'lexicon')).toBeUndefined();
});

const named = (encoding: string, ...bytes: readonly number[]): Uint8Array =>
  Uint8Array.from([
    ...new TextEncoder().encode(`#character-encoding ${encoding}\n#title `),
    ...bytes,
  ]);

test.each<[string, Uint8Array, string, string | undefined]>([
  ['named ISO 8859-1', named('ISO-8859-1', 0xe4, 0xfe), 'äþ', undefined],
  ['named with underscores', named('iso_8859_1', 0xe4), 'ä', undefined],
  ['ISO 8859-15', named('ISO-8859-15', 0xa6), 'Š', undefined],
  ['Latin 9', named('latin-9', 0xb4), 'Ž', undefined],
  ['ISO 8859-5', named('ISO8859-5', 0xb6, 0xf4), 'Жє', undefined],
  ['Windows 1251', named('windows-1251', 0xc6, 0xb4), 'Жґ', undefined],
  ['code page 1254', named('cp1254', 0xdd), 'İ', undefined],
  ['code page 1257', named('CP1257', 0xd0), 'Š', undefined],
  ['KOI8-U', named('KOI8-U', 0xf6), 'Ж', undefined],
  ['UTF-8', named('utf8', 0xc3, 0xa4), 'ä', undefined],
  ['UTF-8 by name only', named('UTF-8', 0xe4), 'ä', 'wrong-encoding'],
  ['a name that nobody knows', named('EBCDIC-37', 0xc3, 0xa4), 'ä', 'unknown-encoding'],
  [
    'a sign of an accident before',
    named('UTF-8', 0xef, 0xbf, 0xbd, 0xc3, 0xa4),
    '\uFFFDä',
    undefined,
  ],
])('decodes %s', (_name, bytes, title, fault) => {
  const file = parseGcg(bytes);
  expect(gcgPragma(file, 'title')).toBe(title);
  expect(file.diagnostics.map(({ code }) => code)).toEqual(fault === undefined ? [] : [fault]);
});

test('without a name it is UTF-8 if it can be, else ISO 8859-1', () => {
  const title = (...bytes: readonly number[]) =>
    gcgPragma(
      parseGcg(Uint8Array.from([...new TextEncoder().encode('#title '), ...bytes])),
      'title',
    );
  expect(title(0xc3, 0xa4)).toBe('ä');
  expect(title(0xe4)).toBe('ä');
});
