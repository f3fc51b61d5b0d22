import { expect, test } from 'vitest';
import { emptyModel } from '../../test/model-bytes.ts';
import { isList } from './is.ts';

const suffixes = (flag: number, rules: readonly string[]): string[] => [
  `SFX ${flag} N ${rules.length}`,
  ...rules.map((rule) => `SFX ${flag} ${rule}`),
];

/** Masculines like hestur: singular and plural, each without and with the article. */
const FILES: Readonly<Record<string, string>> = {
  'index.aff': [
    ...['SET UTF-8', 'FLAG num', 'FULLSTRIP', 'AM 1', 'AM po:no'],
    ...suffixes(1, [
      ...['ur 0 ur is:2ei', 'ur i ur is:3ei', 'ur s ur is:4ei', '0 inn ur is:1eá'],
      ...['ur inn ur is:2eá', 'ur inum ur is:3eá', 'ur sins ur is:4eá'],
      ...['ur ar ur is:1fi', 'ur a ur is:2fi', 'ur um ur is:3fi', 'ur a ur is:4fi'],
      ...['ur arnir ur is:1fá', 'ur ana ur is:2fá', 'ur unum ur is:3fá', 'ur anna ur is:4fá'],
    ]),
  ].join('\n'),
  'index.dic': [
    '0',
    ...['hestur/1\t1', 'Jón', 'Jóns', 'kg', 'og', 'reykjavík', 'jónsson', 'ath'],
    ...'prestur prest presti prests presturinn prestinn prestinum prestsins prestar presta'.split(
      ' ',
    ),
    ...'prestum prestarnir prestana'.split(' '),
  ].join('\n'),
  'add.txt': 'im # rulebook',
  'inflected.txt': 'rampur no hestur',
  'modern.txt': 'vefur no hestur',
  'strong-verbs.txt': 'fara fer fer fór fór fær farinn',
  'uninflected.txt': '',
  'spelled-right.txt': '',
  'remove.txt': 'ath',
  'names.txt': 'reykjavík',
};

const read = (file: string): Uint8Array =>
  file.endsWith('.traineddata') ? emptyModel() : new TextEncoder().encode(FILES[file]);
const words = new Set(isList.make(read, (file) => FILES[file] ?? ''));

test('the source inflects, and so do words of ours', () => {
  for (const word of [
    'HESTUR',
    'HESTINUM',
    'HESTANNA',
    'RAMPUR',
    'RÖMPUM',
    'VEFINN',
    'FARA',
    'FÓRUÐ',
    'IM',
    'OG',
  ])
    expect(words.has(word), word).toBe(true);
});

test('a word that the source has in part is completed', () => {
  for (const word of ['PRESTUNUM', 'PRESTANNA']) expect(words.has(word), word).toBe(true);
});

test('names, abbreviations and what is removed are out', () => {
  for (const word of ['JÓN', 'JÓNS', 'KG', 'REYKJAVÍK', 'JÓNSSON', 'ATH', 'RAMPUM'])
    expect(words.has(word), word).toBe(false);
});
