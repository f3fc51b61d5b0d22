/** Files in and out of a tournament in a terminal, and the tournament's own. */
import { spawn } from 'node:child_process';
import { appendFileSync, existsSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { crc32, deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import {
  ask,
  at,
  inOwnFolder,
  made,
  NOON,
  playRound,
  read,
  run,
  write,
} from './tournament-file.ts';

inOwnFolder();

const DAY = 24 * 3600 * 1000;

/** A zip file of packed parts in `xl/`, as office programs write it (APPNOTE 4.3). */
function zipped(files: Readonly<Record<string, string>>): Uint8Array {
  const bodies: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const [path, text] of Object.entries(files)) {
    const name = Buffer.from(`xl/${path}`);
    const packed = deflateRawSync(text);
    const about = Buffer.alloc(26);
    about.writeUInt16LE(8, 4);
    about.writeUInt32LE(crc32(text), 10);
    about.writeUInt32LE(packed.length, 14);
    about.writeUInt32LE(Buffer.byteLength(text), 18);
    about.writeUInt16LE(name.length, 22);
    const where = Buffer.alloc(14);
    where.writeUInt32LE(at, 10);
    bodies.push(Buffer.from('PK\u0003\u0004'), about, name, packed);
    entries.push(Buffer.from('PK\u0001\u0002\0\0'), about, where, name);
    at += 30 + name.length + packed.length;
  }
  const list = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(Object.keys(files).length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...bodies, list, Buffer.from('PK\u0005\u0006'), end]);
}

describe('tables for spreadsheets', () => {
  test('a workbook and a crosstable', async () => {
    const file = await made('club-swiss', 4);
    await ask('begin', file);
    await playRound(file);
    await ask('export', file, 'out.xlsx');
    expect(read('out.xlsx')).toMatch(/^PK/u);
    expect(read('out.xlsx')).toContain('<sheet name="Crosstable"');
    await ask('export', file, 'cross.csv', '--what', 'crosstable');
    const [heading, first] = read('cross.csv').slice(1).split('\r\n');
    expect(heading).toMatch(/^Place,No\.,Name,.*round 1.*,total points$/u);
    expect(first).toMatch(/^1,1,Pupil AA,\d\+ 499:\d+,499$/u);
  });
});

describe('lists of players', () => {
  const empty = (): Promise<string> => made('club-swiss', 0);

  test('are looked at before they are entered, with faults by line', async () => {
    const file = await empty();
    write('list.csv', 'Name,School,Colour\nAn Ex,A,red\nEx An,A,blue\n,B,\nB2,C,\n');
    const { output } = await run(['import', file, 'list.csv']);
    expect(output).toContain('Column 3 (“Colour”) wasn’t recognised');
    expect(output).toContain('An Ex is on the list more than once: lines 2 and 3.');
    expect(output).toContain('Line 4 has no name.');
    expect(output).toContain('“B2” doesn’t look like a name');
    expect(output).toContain('Nobody has been added yet; use --yes to add them.');
    expect((await ask('players', file)).players).toEqual([]);
    const { players } = await ask('import', file, 'list.csv', '--columns', 'school,name,-');
    expect(players[0]).toMatchObject({ name: 'A', school: 'An Ex' });
  });

  test('lines that name somebody twice are left out and told, and schools have one spelling', async () => {
    const file = await empty();
    write('list.csv', 'Name,School\nAn Ex,Upper\nBe Ex,UPPER\nan  ex,upper\n');
    expect(await ask('import', file, 'list.csv', '--yes')).toMatchObject({
      ...{ entered: true, players: 2, leftOut: [4] },
    });
    const { players } = await ask('players', file);
    expect(players).toMatchObject([
      { name: 'An Ex', school: 'Upper' },
      { name: 'Be Ex', school: 'Upper' },
    ]);
    const again = await run(['import', file, 'list.csv', '--yes']);
    expect(again.exit).toBe(1);
    expect(again.complaints).toContain('Lines 2, 3 and 4 are left out');
    expect(again.complaints).toContain('2, 3 and 4');
  });

  test('may be a workbook', async () => {
    const file = await empty();
    const cell = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
    const row = (...texts: readonly string[]): string => `<row>${texts.map(cell).join('')}</row>`;
    const rows = [row('Ad Soyad', 'Okul'), row('Işıl Örn', 'Çay')].join('');
    const sheet = `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
    const book = '<workbook><sheets><sheet r:id="a"/></sheets></workbook>';
    const links = '<Relationships><Relationship Id="a" Target="s.xml"/></Relationships>';
    const files = { 'workbook.xml': book, '_rels/workbook.xml.rels': links, 's.xml': sheet };
    write('list.xlsx', zipped(files));
    await ask('import', file, 'list.xlsx', '--yes');
    expect((await ask('players', file)).players[0]).toMatchObject({
      name: 'Işıl Örn',
      school: 'Çay',
    });
  });

  test('may be in an old encoding', async () => {
    const file = await empty();
    write('list.csv', Uint8Array.from(Buffer.from('Name\nZo\xeb Ex\n', 'latin1')));
    await ask('import', file, 'list.csv', '--yes');
    expect((await ask('players', file)).players[0].name).toBe('Zoë Ex');
  });

  test.each<[args: readonly string[], exit: number, complaint: string]>([
    [['none.csv'], 1, 'no such file'],
    [['empty.csv'], 1, 'nobody on the list'],
    [['list.csv', '--columns', 'name,colour'], 2, 'Unknown column'],
    [
      ['list.csv', '--status', 'asleep'],
      2,
      'no player status “asleep”. Choose from: expected, present',
    ],
    [['bad.xlsx'], 1, 'no list in this file'],
    [['bad.t'], 1, 'Line 1: the name or the rating is missing.'],
    [['odd.t', '--yes'], 1, 'don’t name each other'],
  ])('%j end with %i', async (args, exit, complaint) => {
    const file = await empty();
    write('empty.csv', '');
    write('list.csv', 'Name\nAn Ex\n');
    write('bad.xlsx', 'PK\u0003\u0004 nothing');
    write('bad.t', 'nothing\n');
    write('odd.t', 'An A 1 2\nBe B 1 3\nCe C 1 2\n');
    const told = await run(['import', file, ...args]);
    expect(told).toMatchObject({ exit, output: '' });
    expect(told.complaints).toContain(complaint);
  });

  test('walk-ins have the next number', async () => {
    const file = await empty();
    expect(await ask('add', file, 'Late Ex', '--school', 'A')).toMatchObject({ player: 1 });
    expect((await run(['add', file, 'late ex', '--school', 'A'])).exit).toBe(1);
    expect((await run(['add', file, 'Other', '--table', 'x'])).exit).toBe(2);
  });
});

describe('duels of other programs', () => {
  const DUELS = [
    'Ann A                  1500 2 3; 400 310; p12 1 2; team Red',
    'Bob B                  1400 1 0; 350 50; p12 2 0',
    'Cy C                   1300 0 1; 50 301; p12 0 1',
    '',
  ].join('\n');

  test('come in with their rounds and go out as they came', async () => {
    await made('club-swiss', 0);
    write('a.t', DUELS);
    expect(await ask('import', 'cup.jsonl', 'a.t')).toEqual({
      entered: false,
      players: 3,
      rounds: 2,
    });
    await ask('import', 'cup.jsonl', 'a.t', '--yes');
    const { standings } = await ask('standings', 'cup.jsonl');
    expect(
      standings.map(({ player, wins }: { player: number; wins: number }) => [player, wins]),
    ).toEqual([
      [1, 2],
      [3, 1],
      [2, 1],
    ]);
    await ask('export', 'cup.jsonl', 'b.t');
    expect(
      read('b.t')
        .split('\n')
        .map((line) => line.replace(/ +/g, ' ')),
    ).toEqual([
      'Ann A 0 2 3; 400 310; p12 1 2',
      'Bob B 0 1 0; 350 50; p12 2 0',
      'Cy C 0 0 1; 50 301; p12 0 1',
      '',
    ]);
    await ask('export', 'cup.jsonl', 'b.tou');
    expect(read('b.tou')).toContain('Ann A                2400  +2 2310   3');
    // The next round goes on from there.
    const { tables } = await ask('draw', 'cup.jsonl');
    expect(tables).toHaveLength(1);
  });

  test('no tournament of tables takes or gives them', async () => {
    const file = await made('school-day', 8);
    write('a.t', DUELS);
    expect((await run(['import', file, 'a.t', '--yes'])).exit).toBe(1);
    await ask('begin', file);
    expect((await run(['export', file, 'b.t'])).exit).toBe(1);
    expect(existsSync(at('b.t'))).toBe(false);
  });
});

describe('files out', () => {
  test('standings for spreadsheets and everything for programs; nothing is overwritten unasked', async () => {
    const file = await made('school-day', 8);
    await ask('begin', file);
    await playRound(file);
    await ask('export', file, 'table.csv');
    const [heading, first] = read('table.csv').split('\r\n');
    expect(heading).toContain('Place,No.,Name,School,Class');
    expect(first).toMatch(/^1,1,Pupil AA,School 0,0,/);
    await ask('export', file, 'all.json');
    expect(JSON.parse(read('all.json')).players).toHaveLength(8);
    expect((await run(['export', file, 'all.json'])).exit).toBe(1);
    await ask('export', file, 'all.json', '--force');
    expect((await run(['export', file, 'all.pdf'])).exit).toBe(2);
    expect((await run(['export', file, 'x.csv', '--what', 'all'])).exit).toBe(2);
  });
});

describe('the file of a tournament', () => {
  test('a half-written last line is told and cut, and all before it is there', async () => {
    const file = await made('school-day', 8);
    const whole = read(file);
    appendFileSync(at(file), '{"id":"c9","by":{"ki');
    const { output } = await run(['begin', file]);
    expect(output.replaceAll('\n', ' ')).toContain('was only half written and has been removed');
    expect(read(file).startsWith(whole)).toBe(true);
    expect((await ask('players', file)).players).toHaveLength(8);
  });

  test('a changed one is refused', async () => {
    const file = await made('school-day', 8);
    write('changed.jsonl', read(file).replace('Pupil AA', 'Pupil XX'));
    const { exit, complaints } = await run(['show', 'changed.jsonl']);
    expect({ exit, complaints }).toMatchObject({ exit: 1 });
    expect(complaints).toContain('damaged at line 3');
  });

  test.each(['', '{}', 'Name,School', '{"format":"taht-game","version":1}\n'])(
    '%j is none',
    async (text) => {
      write('x.jsonl', text);
      for (const command of ['show', 'draw']) {
        const { exit, complaints } = await run([command, 'x.jsonl']);
        expect(exit).toBe(1);
        expect(complaints).toContain('There’s no tournament in this file');
      }
    },
  );

  test('on its day it is deleted, whatever is asked', async () => {
    const file = await made('school-day', 8);
    const { exit, complaints } = await run(['players', file], NOON + 31 * DAY);
    expect(exit).toBe(1);
    expect(complaints).toContain('has been deleted');
    expect(complaints).not.toContain('Pupil');
    expect(existsSync(at(file))).toBe(false);
  });

  test('two processes never work at it together', async () => {
    const file = await made('school-day', 40);
    const main = fileURLToPath(new URL('../src/main.js', import.meta.url));
    const exits = await Promise.all(
      [1, 2, 3, 4].map(
        (player) =>
          new Promise<number | null>((resolve) => {
            const args = ['tournament', 'mark', file, 'present', String(player)];
            const child = spawn(process.execPath, [main, ...args], { cwd: at('.') });
            child.on('exit', resolve);
          }),
      ),
    );
    const { players } = await ask('players', file);
    const marked = (players as { status: string }[]).filter(({ status }) => status === 'present');
    expect(exits.filter((exit) => exit === 0)).toHaveLength(marked.length);
    expect(exits.every((exit) => exit === 0 || exit === 1)).toBe(true);
  });
});
