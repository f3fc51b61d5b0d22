/** Looking words up, finding them, and the word lists themselves, as the command line answers about them. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { editions } from '@taht/editions';
import { BUILT_IN_LEXICONS, lexiconPath } from '@taht/host';
import { decodeLexicon, emptyPatch, makePatch, verifyLexicon } from '@taht/lexicon';
import { LANGUAGES } from '@taht/messages';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runCli } from '../src/cli.ts';
import { widthOf } from '../src/text/width.ts';
import { encode } from './encode.ts';
import { makeWorld } from './world.ts';

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'taht-words-'));
});
afterEach(() => rmSync(data, { recursive: true }));

async function run(...args: string[]) {
  const world = makeWorld({ env: { TAHT_DATA: data } });
  const exit = await runCli(args, world);
  return { exit, output: world.output, complaints: world.complaints };
}

async function answerTo<T>(...args: string[]): Promise<T> {
  const { exit, output, complaints } = await run(...args, '--json');
  expect({ exit, complaints }).toEqual({ exit: 0, complaints: '' });
  return JSON.parse(output) as T;
}

function fileWith(content: string | Uint8Array, name = 'list.txt'): string {
  const path = join(data, name);
  writeFileSync(path, content);
  return path;
}

async function importWords(words: string, edition = 'en', id = 'mine'): Promise<void> {
  await answerTo('lexicon', 'import', fileWith(words), '--edition', edition, '--id', id);
}

interface Checked {
  readonly words: readonly {
    readonly word: string;
    readonly valid: boolean;
    readonly reason?: string;
  }[];
}

describe('export', () => {
  test('a plain list comes in again as the same list', async () => {
    await importWords('QI\nCAT\nza\n');
    const path = join(data, 'out.txt');
    expect(await answerTo('lexicon', 'export', 'mine', path)).toEqual({
      id: 'mine',
      path,
      words: 3,
    });
    expect(readFileSync(path, 'utf8')).toBe('CAT\nQI\nZA\n');
    const { hash } = await answerTo<{ hash: string }>('lexicon', 'info', 'mine');
    await answerTo('lexicon', 'import', path, '--edition', 'en', '--id', 'again');
    expect((await answerTo<{ hash: string }>('lexicon', 'info', 'again')).hash).toBe(hash);
  });

  test('KWG begins with where words and their turned parts are', async () => {
    await importWords('AB\n');
    const path = join(data, 'out.kwg');
    await answerTo('lexicon', 'export', 'mine', path);
    const file = readFileSync(path);
    const nodes = Array.from({ length: file.length / 4 }, (_, i) => file.readUInt32LE(4 * i));
    const at = (node = 0): number => node & 0x3fffff;
    const first = nodes[at(nodes[0])] as number;
    expect([first >>> 24, (nodes[at(first)] as number) >>> 24]).toEqual([1, 2]);
    expect(at(nodes[1])).toBeGreaterThan(at(nodes[0]));
  });

  test('a file that is there is replaced only where that is asked for, and the ending says what is written', async () => {
    await importWords('CAT\n');
    const path = fileWith('mine', 'out.txt');
    expect(await run('lexicon', 'export', 'mine', path)).toMatchObject({ exit: 1 });
    expect(readFileSync(path, 'utf8')).toBe('mine');
    await answerTo('lexicon', 'export', 'mine', path, '--force');
    expect(readFileSync(path, 'utf8')).toBe('CAT\n');
    expect(await run('lexicon', 'export', 'mine', 'out.doc')).toMatchObject({
      exit: 2,
      complaints: 'out.doc must end in one of these: .txt, .kwg\n',
    });
    for (const language of LANGUAGES) {
      const told = await run('lexicon', 'export', 'mine', path, '--force', '--language', language);
      expect(told.output).not.toContain('lexicon.exported');
    }
  });
});

describe('check', () => {
  test('says of each word as typed whether it is good, and why not', async () => {
    expect(await answerTo('check', '--lexicon', 'en', 'QI', 'hello', 'HELLOW', 'ÕU')).toEqual({
      words: [
        { word: 'QI', valid: true },
        { word: 'hello', valid: true },
        { word: 'HELLOW', valid: false, reason: 'not-in-list' },
        { word: 'ÕU', valid: false, reason: 'no-tile' },
      ],
    });
  });

  test('says with --why what a form is, what its lemma means, and links the headword', async () => {
    const said = await run('check', '--lexicon', 'fi', '--why', 'TALOT', '--language', 'en');
    expect(said.output).toContain('form of TALO, noun');
    expect(said.output).toContain('house, home');
    expect(said.output).toContain('kielitoimistonsanakirja.fi/#/talo\n');
    const { words } = await answerTo<{ words: readonly unknown[] }>(
      ...['check', '--lexicon', 'fi', '--why', 'TALOT', 'TALOTT'],
    );
    expect(words[0]).toMatchObject({
      word: 'TALOT',
      valid: true,
      list: 'fi',
      readings: [{ lemma: 'TALO', wordClass: 'noun' }],
    });
    expect(words[1]).toEqual({ word: 'TALOTT', valid: false, reason: 'not-in-list' });
  });

  test('says how many blanks a word takes, where it takes any', async () => {
    const asked = ['check', '--lexicon', 'fi', 'PIZZA', 'ŠAKKI', 'SANA', 'PIZZZZA', 'KAAKKIKAKKU'];
    expect(await answerTo(...asked)).toEqual({
      words: [
        { word: 'PIZZA', valid: true, blanks: 2 },
        { word: 'ŠAKKI', valid: true, blanks: 1 },
        { word: 'SANA', valid: true },
        { word: 'PIZZZZA', valid: false, reason: 'not-in-list', blanks: 4 },
        { word: 'KAAKKIKAKKU', valid: false, reason: 'not-in-list', blanks: 1 },
      ],
    });
    const world = makeWorld();
    await runCli(['check', '--lexicon', 'fi', '--language', 'en', 'PIZZA', 'PIZZZZA'], world);
    expect(world.output).toContain('✓ PIZZA: in the dictionary; it needs 2 blanks\n');
    expect(world.output).toContain('it needs 4 blanks, more than there are\n');
  });

  test('finds words by blanks that are letters without a tile', async () => {
    const found = await answerTo<{ words: string[] }>(
      'anagram',
      '--lexicon',
      'is',
      'PIA??',
      '--pattern',
      '..ZZ.',
    );
    expect(found.words).toEqual(['PIZZA']);
  });

  test('knows the letters of the language and their other spellings', async () => {
    const uk = await answerTo<Checked>('check', '--lexicon', 'uk', 'м’яч', "М'ЯЧ", 'мяч', 'книгу');
    expect(uk.words.map(({ valid, reason }) => reason ?? valid)).toEqual([
      true,
      true,
      'not-in-list',
      'form-not-allowed',
    ]);
    const tr = await answerTo<Checked>(
      'check',
      '--lexicon',
      'tr',
      'ışık',
      'IŞIK',
      'işik',
      'İŞ',
      'kâr',
    );
    expect(tr.words.map(({ valid }) => valid)).toEqual([true, true, false, true, true]);
  });

  test('a patch adds and takes out, and says who did', async () => {
    const { hash } = await answerTo<{ hash: string }>('lexicon', 'info', 'en');
    const by = { author: 'Mari', date: '2026-11-15', reason: 'club' };
    const patch = fileWith(
      makePatch({
        ...emptyPatch({ id: 'en', hash }),
        entries: [
          { word: 'TAHT', change: 'add', ...by },
          { word: 'QI', change: 'remove', ...by },
        ],
      }),
    );
    const { output } = await run('check', '--lexicon', 'en', '--patch', patch, 'taht', 'qi', 'za');
    expect(output.split('\n')).toEqual([
      '✓ taht: allowed by Mari on 2026-11-15: club',
      '✗ qi: removed by Mari on 2026-11-15: club',
      '✓ za: in the dictionary',
      '',
    ]);
  });

  test.each([
    ['is no patch', '{}', 'no additions or removals'],
    ['is no JSON', 'x', 'isn’t JSON'],
    [
      'is for another list',
      makePatch(emptyPatch({ id: 'en', hash: '0'.repeat(64) })),
      'a dictionary other than en',
    ],
  ])('a patch that %s is refused', async (_what, text, complaint) => {
    const result = await run('check', '--lexicon', 'en', '--patch', fileWith(text), 'QI');
    expect(result).toMatchObject({ exit: 1, output: '' });
    expect(result.complaints).toContain(complaint);
  });

  test('one word comes with a link to its dictionary', async () => {
    const { output } = await run('check', '--lexicon', 'tr', 'IŞIK');
    expect(output).toContain('sozluk.gov.tr/?ara=%C4%B1%C5%9F%C4%B1k');
  });

  test.each([
    ['a list that is not there', ['--lexicon', 'xx', 'A'], 2, 'There’s no dictionary “xx”'],
    ['no list', ['A'], 2, 'Missing option: --lexicon'],
    ['no word', ['--lexicon', 'en'], 2, 'Missing: words'],
    ['a path for a list', ['--lexicon', '../en', 'A'], 2, 'There’s no dictionary “../en”'],
  ])('%s is wrong use', async (_what, args, exit, complaint) => {
    const result = await run('check', ...args);
    expect(result).toMatchObject({ exit, output: '' });
    expect(result.complaints).toContain(complaint);
  });

  test.each([
    ['truncated', (bytes: Uint8Array) => bytes.subarray(0, 5000), 'is incomplete'],
    [
      'with more behind it',
      (bytes: Uint8Array) => Buffer.concat([bytes, bytes]),
      'contains more than the dictionary',
    ],
    ['of another kind', () => Buffer.from('hello'), 'isn’t a Täht dictionary'],
    ['empty', () => Buffer.alloc(0), 'isn’t a Täht dictionary'],
    [
      'damaged',
      (bytes: Uint8Array) => Uint8Array.from(bytes).fill(255, 2000),
      'words in the dictionary',
    ],
  ])(
    'a file that is %s is an error, and no word is called bad',
    async (_what, spoil, complaint) => {
      mkdirSync(join(data, 'lexicons'));
      const bytes = readFileSync(lexiconPath(BUILT_IN_LEXICONS, 'en'));
      writeFileSync(join(data, 'lexicons', 'mine.dawg'), spoil(bytes));
      const result = await run('check', '--lexicon', 'mine', 'QI', '--json');
      expect(result).toMatchObject({ exit: 1, output: '' });
      expect(result.complaints).toContain(complaint);
      expect((await run('lexicon', 'list')).output).toContain(complaint);
    },
  );
});

describe('anagram', () => {
  test.each<[args: string[], words: string[]]>([
    [['caret'], ['CARET', 'CARTE', 'CATER', 'CRATE', 'REACT', 'RECTA', 'TRACE']],
    [['QI?', '--pattern', 'Q..'], ['QIS']],
    [['xyzzy'], []],
    [
      ['dog', '--shorter'],
      ['DOG', 'GOD', 'DO', 'GO', 'OD'],
    ],
    [
      ['dog', '--pattern', '*D'],
      ['GOD', 'OD'],
    ],
  ])('%j', async (args, words) => {
    expect(await answerTo('anagram', '--lexicon', 'en', ...args)).toEqual({ words });
  });

  test.each([
    [['õõ'], 'There’s no tile for “õ”.'],
    [['AB', '--pattern', '.'.repeat(40)], 'That pattern is too long'],
  ])('%j is wrong use', async (args, complaint) => {
    const result = await run('anagram', '--lexicon', 'en', ...args);
    expect(result).toMatchObject({ exit: 2, output: '' });
    expect(result.complaints).toContain(complaint);
  });
});

describe('lexicon', () => {
  test('every edition’s lists are there, and the first is its own', async () => {
    const { lexicons } = await answerTo<{ lexicons: { id: string; edition: string }[] }>(
      'lexicon',
      'list',
    );
    for (const edition of editions) {
      expect(edition.lexicons[0]).toBe(edition.id);
      for (const id of edition.lexicons)
        expect(lexicons.find((each) => each.id === id)?.edition).toBe(edition.id);
    }
  });

  test.each(LANGUAGES)(
    'list and info are readable in %s and fit eighty columns',
    async (language) => {
      const outputs = [
        await run('lexicon', 'list', '--language', language),
        ...(await Promise.all(
          editions.map(({ id }) => run('lexicon', 'info', id, '--language', language)),
        )),
      ];
      for (const { exit, output } of outputs) {
        expect(exit).toBe(0);
        expect(output).not.toMatch(/lexicon\.|policy\./);
        for (const line of output.split('\n')) expect(widthOf(line)).toBeLessThanOrEqual(80);
      }
    },
  );

  test('a manifest tells the truth about its file', async () => {
    for (const id of editions.flatMap(({ lexicons }) => lexicons)) {
      const manifest = JSON.parse(readFileSync(join(BUILT_IN_LEXICONS, `${id}.json`), 'utf8'));
      const { rulings, letters, sources, ...info } = await answerTo<Record<string, unknown>>(
        'lexicon',
        'info',
        id,
      );
      expect(manifest).toMatchObject(info);
      expect(manifest.rebuild).toBe(`npx taht lexicon build ${id}`);
    }
  });

  test('diff names the words that only one list has', async () => {
    await importWords('ab\nbe\ncab', 'en', 'one');
    await importWords('ab\nfed', 'en', 'two');
    expect(await answerTo('lexicon', 'diff', 'one', 'two')).toEqual({
      common: 1,
      added: ['FED'],
      removed: ['BE', 'CAB'],
    });
    const { output } = await run('lexicon', 'diff', 'one', 'two');
    expect(output.split('\n')).toEqual([
      'Words in both: 1',
      'Only in two: 1',
      '  FED',
      'Only in one: 2',
      '  BE CAB',
      '',
    ]);
    expect(await run('lexicon', 'diff', 'one', 'uk')).toMatchObject({ exit: 1, output: '' });
  });
});

describe('import', () => {
  test('takes words of any case once, tells of everything else, and the list is there', async () => {
    const path = fileWith(
      '# mine\nAb\nab\n\nbed\ta thing\nœuf\ne-mail\na\nlongestwordthereeverwas\n',
    );
    expect(
      await answerTo('lexicon', 'import', path, '--edition', 'en', '--id', 'mine'),
    ).toMatchObject({
      id: 'mine',
      edition: 'en',
      words: 2,
      lines: 7,
      repeated: 1,
      remarks: 1,
      encoding: 'utf-8',
      withText: { count: 1, examples: ['bed\ta thing'] },
      refused: [
        { code: 'no-tile', character: 'œ', count: 1, examples: ['œuf'] },
        { code: 'no-tile', character: '-', count: 1, examples: ['e-mail'] },
        { code: 'too-short', count: 1, examples: ['a'] },
        { code: 'too-long', count: 1, examples: ['longestwordthereeverwas'] },
      ],
    });
    const { words } = await answerTo<Checked>('check', '--lexicon', 'mine', 'AB', 'BED', 'AND');
    expect(words.map(({ valid }) => valid)).toEqual([true, true, false]);
  });

  test.each<[string, string, string[]]>([
    ['among small ones', 'bed\nMay\nUSA\ncab\nBob-1', ['May', 'USA']],
    ['in a list of capitals', 'BED\nUSA\nMay', ['May']],
    ['nowhere', 'BED\nCAB', []],
  ])('words with a capital that entered are told: %s', async (_, words, examples) => {
    const args = ['--edition', 'en', '--id', 'mine'];
    expect(await answerTo('lexicon', 'import', fileWith(words), ...args)).toMatchObject({
      capitalised: { count: examples.length, examples },
    });
    const { output } = await run('lexicon', 'import', fileWith(words), ...args, '--force');
    const line = `maybe names: ${examples.length} (${examples.join(', ')})`;
    expect(output.includes(line)).toBe(examples.length > 0);
  });

  test.each([
    ['et', 'windows-1257', 'šokk\nžanr\nöö'],
    ['uk', 'koi8-u', "їжак\nґава\nм'яч"],
    ['tr', 'windows-1254', 'ışık\nşiş'],
    ['uk', 'utf-8', '\uFEFFїжак\nґава'],
  ])('%s in %s, found out and named', async (edition, encoding, text) => {
    const path = fileWith(encode(text, encoding));
    const from = ['lexicon', 'import', path, '--edition', edition];
    const found = await answerTo<{ words: number; hash: string }>(...from, '--id', 'found');
    expect(found.words).toBe(text.split('\n').length);
    expect(await answerTo(...from, '--id', 'named', '--encoding', encoding)).toMatchObject({
      words: found.words,
      hash: found.hash,
    });
  });

  test('an id that is taken is left alone, unless told otherwise; built-in ones always', async () => {
    await importWords('ab');
    const again = ['lexicon', 'import', fileWith('fed'), '--edition', 'en', '--id'];
    expect(await run(...again, 'mine')).toMatchObject({
      exit: 1,
      complaints: 'There’s already a dictionary mine; use --force to replace it.\n',
    });
    expect(await answerTo('check', '--lexicon', 'mine', 'AB')).toMatchObject({
      words: [{ valid: true }],
    });
    await answerTo(...again, 'mine', '--force');
    expect(await answerTo('check', '--lexicon', 'mine', 'AB')).toMatchObject({
      words: [{ valid: false }],
    });
    expect(await run(...again, 'en', '--force')).toMatchObject({
      exit: 1,
      complaints: 'en is a built-in dictionary; choose another name.\n',
    });
  });

  test.each([
    ['bytes of anything', Buffer.from([1, 0, 2, 0, 3]), 'This isn’t a text file'],
    ['another language', 'їжак\nґава\n', 'isn’t a word list in this language'],
    ['nothing', '', 'isn’t a word list'],
    ['numbers', '1\n2\n3\n', 'isn’t a word list'],
    ['one endless line', 'ä'.repeat(3_000_000), 'isn’t a word list'],
  ])('%s is no list', async (_what, content, complaint) => {
    const path = fileWith(content);
    const result = await run('lexicon', 'import', path, '--edition', 'en', '--id', 'mine');
    expect(result).toMatchObject({ exit: 1, output: '' });
    expect(result.complaints).toContain(complaint);
    expect((await run('check', '--lexicon', 'mine', 'A')).exit).toBe(2);
  });

  test.each([
    [['--edition', 'xx', '--id', 'mine'], 'There’s no edition “xx”'],
    [['--edition', 'en', '--id', '../mine'], '“../mine” can’t be the name of a dictionary'],
    [['--edition', 'en', '--id', 'none'], '“none” can’t be the name of a dictionary'],
    [['--edition', 'en', '--id', 'Mine'], '“Mine” can’t be the name of a dictionary'],
    [['--edition', 'en', '--id', 'm', '--encoding', 'x'], 'There’s no encoding “x”'],
    [['--edition', 'en'], 'Missing option: --id'],
  ])('%j is wrong use', async (args, complaint) => {
    const result = await run('lexicon', 'import', fileWith('ab'), ...args);
    expect(result).toMatchObject({ exit: 2, output: '' });
    expect(result.complaints).toContain(complaint);
  });

  test('a file that is not there', async () => {
    const path = join(data, 'none.txt');
    expect(await run('lexicon', 'import', path, '--edition', 'en', '--id', 'mine')).toMatchObject({
      exit: 1,
      complaints: `There’s no such file: ${path}\n`,
    });
  });
});

test.each(editions.flatMap(({ lexicons }) => lexicons))('%s is as its header says', (id) => {
  const lexicon = decodeLexicon(readFileSync(lexiconPath(BUILT_IN_LEXICONS, id)));
  if (!lexicon.ok) throw new Error(lexicon.error.code);
  expect(verifyLexicon(lexicon.value)).toEqual({ ok: true, value: null });
});
