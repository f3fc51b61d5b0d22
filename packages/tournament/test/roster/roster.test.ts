import { inflateRawSync } from 'node:zlib';
import { count, makeRng, seed } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import {
  parseCsv,
  personOf,
  previewRoster,
  type RosterFault,
  type RosterField,
  readListFile,
  repeatedLines,
  type SchoolAnswers,
  type Unpack,
} from '../../src/index.ts';
import { workbook, zipped } from './workbook.ts';

const unpack: Unpack = {
  inflate: async (bytes, most) => {
    try {
      return inflateRawSync(bytes, { maxOutputLength: Math.max(1, most) });
    } catch {
      return undefined;
    }
  },
  decode: (bytes) => new TextDecoder().decode(bytes),
};

const text = (content: string): Uint8Array => new TextEncoder().encode(content);

const readFile = (bytes: Uint8Array) => readListFile(bytes, unpack.decode, unpack);

describe('a text file', () => {
  test.each<[string, string, readonly (readonly string[])[]]>([
    [
      'commas',
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'semicolons, and a comma in a field',
      'a;b\n1,5;2',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    ['tabs and lines of Windows', 'a\tb\r\n1\t2\r\n', [['a', 'b'], ['1', '2'], ['']]],
    ['quotes around separators and lines', '"a,""x""\n",b', [['a,"x"', 'b']]],
    ['a mark of the encoding, and blanks', '\uFEFFa , b', [['a', 'b']]],
    ['empty fields and rows', 'a,,b\n\n,', [['a', '', 'b'], [''], ['', '']]],
    ['nothing', '', [['']]],
  ])('%s', (_name, text, rows) => expect(parseCsv(text)).toEqual(rows));

  test('a title above says nothing of the separator, and neither do commas in names', () => {
    const text = 'List, of, all, players\nName;School\nKaya, Ali;A\nAk, Ece;B';
    expect(parseCsv(text)[2]).toEqual(['Kaya, Ali', 'A']);
  });

  test('what is no text is no list', async () => {
    expect(await readFile(text('a\0b,c\n'))).toEqual({ ok: false, error: { code: 'not-a-list' } });
    expect(await readFile(text('a,b\r\n1\t,2'))).toMatchObject({ ok: true });
  });

  test('what is quoted comes back', () => {
    const rng = makeRng(seed());
    for (let i = 0; i < count(2000); i++) {
      const rows = Array.from({ length: 1 + rng.below(4) }, () =>
        Array.from({ length: 2 }, () =>
          rng
            .some([...'ab,;"\n\tõї'], rng.below(6))
            .join('')
            .trim(),
        ),
      );
      const text = rows.map((row) =>
        row.map((field) => `"${field.replaceAll('"', '""')}"`).join(','),
      );
      expect(parseCsv(`x,y\n${text.join('\n')}`).slice(1)).toEqual(rows);
    }
  });
});

describe('a workbook', () => {
  const shared =
    '<sst><si><t>Nimi</t></si><si><r><t>Mari </t></r><r><t>Mägi</t></r><rPh><t>x</t></rPh></si></sst>';
  const sheet = `<worksheet><sheetData>
    <row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Klass &amp; rühm</t></is></c></row>
    <row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3"/><c r="C3"><v>7</v></c><c r="D3" t="str"><f>1</f><v>B&#228;</v></c></row>
  </sheetData></worksheet>`;
  const rows = [['Nimi', '', 'Klass & rühm'], [], ['Mari Mägi', '', '7', 'Bä']];

  test.each(['stored', 'deflated'] as const)(
    '%s: shared, rich and inline texts, gaps',
    async (way) => {
      expect(await readFile(workbook(sheet, shared, way))).toEqual({
        ok: true,
        value: rows,
      });
    },
  );

  test.each<[string, Uint8Array]>([
    ['another zip', zipped([['a.txt', 'x']], 'stored')],
    ['half a workbook', workbook(sheet, shared, 'stored').slice(300)],
  ])('%s is none', async (_name, bytes) => {
    expect(await readFile(bytes)).toEqual({ ok: false, error: { code: 'not-a-list' } });
  });

  test('damage is refused or read, never thrown at', async () => {
    const rng = makeRng(seed());
    const wholes = (['stored', 'deflated'] as const).map((way) => workbook(sheet, shared, way));
    for (let i = 0; i < count(2000); i++) {
      const bytes = Uint8Array.from(rng.pick(wholes));
      for (let flips = 1 + rng.below(4); flips > 0; flips--)
        bytes[rng.below(bytes.length)] = rng.below(256);
      const { ok } = await readFile(bytes);
      expect(typeof ok).toBe('boolean');
    }
  });
});

describe('a workbook of OpenOffice', () => {
  const ods = (table: string): Uint8Array =>
    zipped(
      [
        ['mimetype', 'application/vnd.oasis.opendocument.spreadsheet'],
        [
          'content.xml',
          `<office:body><office:spreadsheet>${table}</office:spreadsheet></office:body>`,
        ],
      ],
      'deflated',
    );
  const cell = (content: string, more = ''): string =>
    `<table:table-cell${more}>${content}</table:table-cell>`;

  test('has the first sheet, with repeated cells, several lines in one, and without what is noted beside', async () => {
    const bytes = ods(
      `<table:table table:name="a"><table:table-row>${cell('<text:p>Nimi</text:p>')}${cell('', ' table:number-columns-repeated="2"')}${cell('<text:p>Kool &amp; linn</text:p>')}</table:table-row>
      <table:table-row table:number-rows-repeated="2">${cell('', ' table:number-columns-repeated="16384"')}</table:table-row>
      <table:table-row>${cell('<office:annotation><text:p>who?</text:p></office:annotation><text:p>Mari<text:s text:c="1"/>Mägi</text:p><text:p>noorem</text:p>')}<table:covered-table-cell/>${cell('<text:p>5</text:p>', ' office:value="5" table:number-columns-repeated="2"')}</table:table-row>
      <table:table-row table:number-rows-repeated="1048572">${cell('', ' table:number-columns-repeated="16384"')}</table:table-row></table:table>
      <table:table table:name="b"><table:table-row>${cell('<text:p>other</text:p>')}</table:table-row></table:table>`,
    );
    const read = await readFile(bytes);
    const rows = read.ok ? read.value : [];
    expect(rows[0]).toEqual(['Nimi', '', '', 'Kool & linn']);
    expect(rows).toHaveLength(4);
    expect(rows[3]).toEqual(['Mari Mägi noorem', '', '5', '5']);
    expect(previewRoster(rows).players).toMatchObject([{ line: 4, name: 'Mari Mägi noorem' }]);
  });

  test('without a sheet is no list, and what spreadsheets wrote before is told to be old', async () => {
    expect(await readFile(ods(''))).toEqual({ ok: false, error: { code: 'not-a-list' } });
    const old = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1);
    expect(await readFile(old)).toEqual({ ok: false, error: { code: 'old-workbook' } });
    expect(await readFile(text('%PDF-1.7'))).toEqual({ ok: false, error: { code: 'not-a-list' } });
  });
});

describe('schools', () => {
  const previewOf = (
    schools: readonly string[],
    answers?: SchoolAnswers,
    known?: readonly string[],
  ) =>
    previewRoster(
      parseCsv(
        ['ad;okul', ...schools.map((school, i) => `Ada ${'abcdefgh'[i]};${school}`)].join('\n'),
      ),
      undefined,
      (known ?? []).map((school) => ({ school, class: '', ageGroup: '', team: '' })),
      answers,
    );
  const near = (schools: readonly string[]) =>
    previewOf(schools).faults.filter(({ code }) => code === 'near-schools');

  test.each([
    ['İnönü Ortaokulu', 'İnonu Ortaokulu'],
    ['M. Kemal O.O.', 'M.Kemal OO'],
    ['Atatürk Lisesi', 'Atatrük Lisesi'],
    ['Cumhuriyet Lisesi', 'Cumhuriyyet Lisesi'],
    ['Tamme Kool', 'Tamne Kool'],
  ])('%s and %s are asked about, the one that more have first', (one, other) => {
    expect(near([other, one, one])).toEqual([{ code: 'near-schools', text: one, other }]);
  });

  test.each([
    ['Okul 1', 'Okul 11'],
    ['School A', 'School B'],
    ['35. Kool', '36. Kool'],
    ['Fatih Ortaokulu', 'Fatih Lisesi'],
    ['Tamme', 'TAMME'],
  ])('%s and %s are not', (one, other) => {
    expect(near([one, other])).toEqual([]);
  });

  test('answers are taken: one school, and the school of whoever has none', () => {
    const schools = ['İnönü', 'İnonu', ''];
    expect(previewOf(schools).faults.map(({ code }) => code)).toEqual([
      'near-schools',
      'no-school',
    ]);
    const { players, faults } = previewOf(schools, {
      same: new Map([['İnonu', 'İnönü']]),
      missing: new Map([[4, 'Gazi']]),
    });
    expect(players.map(({ school }) => school)).toEqual(['İnönü', 'İnönü', 'Gazi']);
    expect(faults).toEqual([]);
  });

  test('a spelling near one that is in the tournament is asked about, those there among each other are not', () => {
    expect(previewOf(['İnonu'], undefined, ['İnönü']).faults).toEqual([
      { code: 'near-schools', text: 'İnönü', other: 'İnonu' },
    ]);
    expect(previewOf(['Gazi'], undefined, ['İnönü', 'İnonu']).faults).toEqual([]);
  });
});

describe('a preview', () => {
  test.each<[string, readonly (RosterField | null)[]]>([
    ['Name,School,Class,Team', ['name', 'school', 'class', 'team']],
    ['Eesnimi,Perekonnanimi,Kool,Klass,Märkus', ['name', 'surname', 'school', 'class', 'note']],
    ['Nafn,Skóli,Bekkur,Aldursflokkur', ['name', 'school', 'class', 'ageGroup']],
    ['Etunimi,Sukunimi,Koulu,Pöytä', ['name', 'surname', 'school', 'table']],
    ["Прізвище,Ім'я,Школа,Клас,Команда", ['surname', 'name', 'school', 'class', 'team']],
    ['ADI SOYADI,OKULU,SINIFI,Yaş Grubu', ['name', 'school', 'class', 'ageGroup']],
    ['İSİM,Soyisim,Nr,Okul', ['name', 'surname', null, 'school']],
  ])('knows the columns of %s', (heading, columns) => {
    expect(previewRoster(parseCsv(heading)).columns).toEqual(columns);
  });

  test('has every player with what is known', () => {
    const rows = parseCsv(
      'Eesnimi;Perekonnanimi;Kool;Laud\nMari;Mägi;Tamme;4\n;;;\nJüri;Saar;Karlova;',
    );
    const blank = { class: '', ageGroup: '', team: '', note: '' };
    expect(previewRoster(rows)).toEqual({
      columns: ['name', 'surname', 'school', 'table'],
      samples: [
        ['Eesnimi', 'Mari'],
        ['Perekonnanimi', 'Mägi'],
        ['Kool', 'Tamme'],
        ['Laud', '4'],
      ],
      players: [
        { ...blank, line: 2, name: 'Mari Mägi', school: 'Tamme', table: 4 },
        { ...blank, line: 4, name: 'Jüri Saar', school: 'Karlova', table: null },
      ],
      faults: [],
    });
  });

  test.each<[string, string, readonly RosterFault[]]>([
    ['no heading', 'Mari,Tamme', [{ code: 'no-heading' }]],
    [
      'nobody',
      'name',
      [{ code: 'empty-column', field: 'name', column: 1 }, { code: 'no-players' }],
    ],
    [
      'unknown and repeated columns',
      'name,shoe,nimi\nMari,39,Mari',
      [
        { code: 'unknown-column', column: 2, heading: 'shoe' },
        { code: 'column-twice', field: 'name', columns: [1, 3] },
      ],
    ],
    ['no column of names', 'school\nTamme', [{ code: 'no-name-column' }, { code: 'no-players' }]],
    [
      'numbers for names, and a table that is none',
      'name,table\n1203,first\n,2',
      [
        { code: 'no-players' },
        { code: 'name-has-digits', line: 2, text: '1203' },
        { code: 'bad-table', line: 2, text: 'first' },
        { code: 'no-name', line: 3 },
      ],
    ],
    [
      'a person twice, in other letters and another order',
      'name,school\nMari Mägi,Tamme\nMAGI  mari,tamme\nMari Mägi,Karlova',
      [
        { code: 'spelled-alike', field: 'school', text: 'Tamme', also: ['tamme'] },
        { code: 'duplicate', lines: [2, 3], name: 'Mari Mägi' },
        { code: 'same-name', lines: [2, 3, 4], name: 'Mari Mägi' },
      ],
    ],
  ])('finds %s', (_name, text, faults) => {
    expect(previewRoster(parseCsv(text)).faults).toEqual(faults);
  });

  test('finds the heading below a title, and says what stands in each column', () => {
    const { players, samples, faults } = previewRoster(
      parseCsv('2025-2026 Katılımcı Listesi\n\nS.No;Adı Soyadı;Okulu\n1;Ali Kaya;\n2;Ece Ak;Lise'),
    );
    expect(players).toMatchObject([
      { line: 4, name: 'Ali Kaya' },
      { line: 5, name: 'Ece Ak', school: 'Lise' },
    ]);
    expect(samples).toEqual([
      ['S.No', '1'],
      ['Adı Soyadı', 'Ali Kaya'],
      ['Okulu', 'Lise'],
    ]);
    expect(faults).toEqual([
      { code: 'unknown-column', column: 1, heading: 'S.No' },
      { code: 'no-school', line: 4 },
    ]);
  });

  test('a heading of nothing that is needed is a heading all the same', () => {
    const { players, faults } = previewRoster(
      parseCsv('Numara;Doğum;Şehir\n1;2012;Van\n2;2013;Muş'),
    );
    expect(players).toEqual([]);
    expect(faults).toContainEqual({ code: 'no-name-column' });
  });

  test('without a heading takes words for names and the next words for schools', () => {
    const { columns, players } = previewRoster(parseCsv('1;Ali Kaya;Okul 4\n2;Ece Ak;Okul 5'));
    expect(columns).toEqual([null, 'name', 'school']);
    expect(players).toMatchObject([{ name: 'Ali Kaya', school: 'Okul 4' }, { name: 'Ece Ak' }]);
  });

  test('spells a school as those do who are in the tournament already', () => {
    const known = [{ school: 'Atatürk O.O.', class: '', ageGroup: '', team: '' }];
    const rows = parseCsv('ad,okul\nAli,ATATÜRK O.O.\nEce,atatürk  o.o.');
    const { players, faults } = previewRoster(rows, undefined, known);
    expect(players.map(({ school }) => school)).toEqual(['Atatürk O.O.', 'Atatürk O.O.']);
    expect(faults).toEqual([
      {
        code: 'spelled-alike',
        field: 'school',
        text: 'Atatürk O.O.',
        also: ['ATATÜRK O.O.', 'atatürk o.o.'],
      },
    ]);
  });

  test('knows the lines that say again what is there', () => {
    const preview = previewRoster(
      parseCsv('ad,okul,sınıf\nIŞIL ÇINAR,A,5\nIşıl Çınar,a,5\nAli,B,6\nEce,B,6'),
    );
    const known = [{ name: 'ALİ ', school: 'b', class: '6' }];
    expect([...repeatedLines(preview, known)]).toEqual([3, 4]);
    expect(personOf(preview.players[0] as never)).toMatchObject({ id: null, name: 'IŞIL ÇINAR' });
  });

  test('takes the columns that somebody has chosen', () => {
    const { players, faults } = previewRoster(parseCsv('1,Mari,Tamme'), [null, 'name', 'school']);
    expect(players).toMatchObject([{ name: 'Mari', school: 'Tamme' }]);
    expect(faults).toEqual([]);
  });
});
