import { expect, test } from 'vitest';
import { readRows } from './read-file.ts';

const ROWS = [
  ['Adı', 'Okul'],
  ['Şükrü', 'Çiğli'],
];
const text = ROWS.map((row) => row.join(';')).join('\n');

const read = async (bytes: BlobPart) => {
  const rows = await readRows(new Blob([bytes]), 'tr');
  return rows.ok ? rows.value : rows.error;
};

const utf16 = (words: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    [...words].flatMap((letter) => [letter.charCodeAt(0) & 0xff, letter.charCodeAt(0) >> 8]),
  );

test('text is read in Unicode, with or without a mark, and as older spreadsheets write it', async () => {
  expect(await read(text)).toEqual(ROWS);
  expect(await read(`\uFEFF${text}`)).toEqual(ROWS);
  expect(await read(utf16(`\uFEFF${text}`))).toEqual(ROWS);
  const old = { ı: 0xfd, Ş: 0xde, ü: 0xfc, Ç: 0xc7, ğ: 0xf0 } as Readonly<Record<string, number>>;
  const bytes = [...text].map((letter) => old[letter] ?? letter.charCodeAt(0));
  expect(await read(new Uint8Array(bytes))).toEqual(ROWS);
});

test('a workbook that is none is said to be none, and an old one to be old', async () => {
  expect(await read(new Uint8Array([0x50, 0x4b, 3, 4, 9, 9]))).toEqual({ code: 'not-a-list' });
  expect(await read(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]))).toEqual({
    code: 'old-workbook',
  });
  expect(await read('%PDF-1.7 a list')).toEqual({ code: 'not-a-list' });
});
