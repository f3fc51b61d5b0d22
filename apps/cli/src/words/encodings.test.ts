import { alphabetSpec, type Edition, editionOf } from '@taht/editions';
import { type Alphabet, makeAlphabet } from '@taht/letters';
import { describe, expect, test } from 'vitest';
import { encode } from '../../test/encode.ts';
import { decoded, detectEncoding, knownEncoding } from './encodings.ts';

const alphabetOf = (id: string): Alphabet => {
  const edition = editionOf(id) as Edition;
  return makeAlphabet(alphabetSpec(edition, edition.tilesets[0]));
};

const WORDS: Readonly<Record<string, string>> = {
  et: 'öö\nõu\nšokk\nžanr\nkääbus\nüks',
  is: 'þú\nðið\nærð\nöxi\nýsa',
  fi: 'yö\nähky\nöljy\nkoira',
  uk: "їжак\nґудзик\nєнот\nм'яч\nщітка",
  tr: 'ışık\niş\nğ\nçöğür\nşaşı\nüzüm',
};

describe('an encoding is found out by what it makes of the words', () => {
  test.each([
    ['et', 'windows-1257'],
    ['et', 'iso-8859-4'],
    ['et', 'iso-8859-13'],
    ['et', 'iso-8859-15'],
    ['et', 'windows-1252'],
    ['is', 'windows-1252'],
    ['fi', 'windows-1252'],
    ['fi', 'iso-8859-15'],
    ['uk', 'windows-1251'],
    ['uk', 'koi8-u'],
    ['tr', 'windows-1254'],
    ['et', 'utf-8'],
    ['uk', 'utf-8'],
  ])('%s in %s', (id, encoding) => {
    const text = WORDS[id] as string;
    const bytes = encode(text, encoding);
    expect([...decoded(bytes, detectEncoding(bytes, alphabetOf(id)))].join('')).toBe(text);
  });

  test.each([
    ['utf-16le', [0xff, 0xfe]],
    ['utf-16be', [0xfe, 0xff]],
  ] as const)('%s by its mark', (encoding, mark) => {
    const bytes = Uint8Array.from([...mark, ...encode('їжак', encoding)]);
    expect(detectEncoding(bytes, alphabetOf('uk'))).toBe(encoding);
    expect([...decoded(bytes, encoding)].join('')).toBe('їжак');
  });

  test('lines may end in a carriage return alone', () => {
    const bytes = encode((WORDS.et as string).replaceAll('\n', '\r'), 'iso-8859-15');
    expect(detectEncoding(bytes, alphabetOf('et'))).toBe('iso-8859-15');
  });

  test('a damaged byte in UTF-8 does not make all the rest something else', () => {
    const bytes = Buffer.concat([encode('öö\nõu\nšokk\n', 'utf-8'), Uint8Array.of(0xff, 10)]);
    expect(detectEncoding(bytes, alphabetOf('et'))).toBe('utf-8');
  });
});

test('encodings are known by many names, and others are not', () => {
  expect(
    ['latin1', 'Latin-4', 'cp1257', 'UTF-8', 'latin-15', 'windows-1251'].map(knownEncoding),
  ).toEqual(['windows-1252', 'iso-8859-4', 'windows-1257', 'utf-8', 'iso-8859-15', 'windows-1251']);
  expect(knownEncoding('klingon')).toBeUndefined();
});

test('text cut into pieces in the middle of a character is put together again', () => {
  const text = 'ö'.repeat(1_500_000);
  expect([...decoded(encode(text, 'utf-8'), 'utf-8')].join('')).toBe(text);
});
