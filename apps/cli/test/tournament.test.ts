/** A tournament run from its file: whole tournaments, results, and every wrong use told. */
import { rmSync } from 'node:fs';
import { LANGUAGES } from '@taht/messages';
import { parseTournamentFile } from '@taht/record';
import { describe, expect, test } from 'vitest';
import { widthOf } from '../src/text/width.ts';
import {
  ask,
  at,
  inOwnFolder,
  made,
  playRound,
  read,
  run,
  SEED,
  type SeatedTable,
  write,
} from './tournament-file.ts';

inOwnFolder();

describe('a whole tournament', () => {
  test('of tables: entered, drawn, played, ranked, closed', async () => {
    const file = await made('school-day', 10);
    await ask('mark', file, 'absent', '10');
    await ask('begin', file);
    for (let round = 1; round <= 4; round++) {
      const tables = await playRound(file);
      expect(tables.map(({ seats }) => seats.length)).toEqual([3, 3, 3]);
    }
    const { standings } = await ask('standings', file);
    // Whoever never came counts nowhere.
    expect(standings).toHaveLength(9);
    expect(standings[0]).toMatchObject({ place: 1, player: 1, games: 4, total: 4 * 499 });
    expect((await ask('standings', file, '--by', 'schools')).standings[0].school).toBe('School 0');
    expect((await ask('standings', file, '--by', 'classes')).groups).toHaveLength(2);
    const { seed } = await ask('close', file);
    expect(seed).toBe(SEED);
    expect((await run(['draw', file])).complaints).toBe('The tournament is over.\n');
  });

  test('of the school kind: winners and runners-up go on, letters are drawn, a tie is broken', async () => {
    const file = await made('tr-school-event', 12);
    await ask('begin', file);
    const { tables } = (await ask('draw', file)) as { tables: readonly SeatedTable[] };
    const [first] = tables;
    const typed = await ask('letters', file, String(first?.table), 'B', 'A?', 'B/', 'D', 'C');
    const seats = first?.seats.map(({ player }) => player) ?? [];
    expect(typed.order).toEqual([seats[2], seats[1], seats[3], seats[0]]);
    for (const { table } of tables)
      await ask('enter', file, String(table), '300', '200', '100', '50');
    // Seconds of different tables are equal: first what they had before deductions, then letters.
    const waits = await run(['begin', file]);
    expect(waits).toMatchObject({ exit: 1 });
    expect(waits.complaints).toContain('the score before deductions is missing');
    expect((await ask('show', file)).todos[0]).toMatchObject({ kind: 'await-before' });
    expect((await run(['show', file])).output).toContain('Tied totals');
    const waiting = await run(['standings', file]);
    expect(waiting.output).toContain('waiting for the score before deductions: no.');
    for (const { table } of tables)
      await ask('enter', file, String(table), '300', '200/205', '100', '50');
    expect((await ask('standings', file)).waiting).toEqual([]);
    const tied = await run(['begin', file]);
    expect(tied).toMatchObject({ exit: 1 });
    expect(tied.complaints).toContain('Break this tie first');
    const { todos } = await ask('show', file);
    expect(todos[0].kind).toBe('break-tie');
    const { order } = await ask('tie', file, ...todos[0].players.map(String));
    const { field } = await ask('begin', file);
    expect(field).toHaveLength(4);
    expect(field.at(-1)).toEqual({ player: order[0], as: 'runner-up' });
  });

  test('of the school kind by default: one table is the final, and a tie for the title is broken', async () => {
    const file = await made('tr-school-event', 16);
    const none = await run(['log', file]);
    expect(none.output).toContain('16 players');
    for (const scores of [
      ['300', '200', '100', '50'],
      ['300/300', '300/300', '100', '50'],
    ]) {
      await ask('begin', file);
      const { tables } = (await ask('draw', file)) as { tables: readonly SeatedTable[] };
      for (const { table } of tables) await ask('enter', file, String(table), ...scores);
    }
    const shown = await run(['show', file]);
    expect(shown.output).toContain('Final, round 1');
    const { todos } = await ask('show', file);
    expect(todos).toMatchObject([{ kind: 'break-tie', decides: 'title' }, { kind: 'close' }]);
    await ask('tie', file, ...todos[0].players.map(String), '--letters', 'A?');
    const { standings } = await ask('standings', file);
    expect(standings.slice(0, 3)).toMatchObject([
      { place: 1, letters: ['?'] },
      { place: 2, letters: ['A'] },
      { place: 3, letters: [] },
    ]);
    expect((await run(['standings', file])).output).toContain('Letter');
    await ask('export', file, 'final.csv');
    const cells = read('final.csv')
      .split('\r\n')
      .map((line) => line.split(',').at(-1));
    expect(cells.slice(0, 4)).toEqual(['Letter', '?', 'A', '']);
    expect((await run(['begin', file])).exit).toBe(1);
  });

  test('of the school kind: what is read in the hall, and by which list words are judged', async () => {
    const file = await made('tr-school-event', 0);
    const lines = async () => (await run(['hall', file])).output.trim().split('\n');
    expect(await lines()).toHaveLength(6);
    expect((await lines())[1]).toBe('2. No phones at the tables.');
    await ask('hall', file, '--change', '2', '--to', 'Phones lie\u001B[2J at the door');
    await ask('hall', file, '--remove', '1');
    await ask('hall', file, '--add', 'Water is outside');
    expect((await lines())[0]).toBe('1. Phones lie at the door');
    expect((await lines()).at(-1)).toBe('6. Water is outside');
    for (const wrong of [
      ['--remove', '9'],
      ['--change', '1'],
      ['--add', 'a', '--remove', '1'],
    ])
      expect((await run(['hall', file, ...wrong])).exit).toBe(2);
    expect((await run(['hall', file, '--add', 'x'.repeat(121)])).exit).toBe(1);
    await ask('hall', file, '--document');
    expect((await lines())[1]).toBe('2. No phones at the tables.');

    const words = await run(['words', file]);
    expect(words.output).toContain('The rules name the OSPD, fourth edition');
    expect((await run(['words', file, '--lexicon', 'fi'])).complaints).toContain(
      'another language',
    );
    expect((await run(['words', file, '--lexicon', 'nothing'])).exit).toBe(2);
    expect(await ask('words', file, '--lexicon', 'en')).toMatchObject({ lexicon: 'en' });
  });

  test('without players does not begin', async () => {
    const file = await made('tr-school-event', 12);
    await ask('mark', file, 'absent', 'all');
    expect((await run(['begin', file])).complaints).toContain('There are no players');
  });

  test('of the school kind: English words by the school rules, which other words leave as they are', async () => {
    const school = ['--name', 'Cup', '--preset', 'tr-school-event', '--language', 'et'];
    expect(await ask('new', 'a.jsonl', ...school)).toMatchObject({
      ...{ language: 'en', lexicon: 'en', ruleset: 'tr-school' },
    });
    expect(await ask('new', 'b.jsonl', ...school, '--edition', 'fi')).toMatchObject({
      ...{ language: 'fi', lexicon: 'fi', ruleset: 'tr-school' },
    });
  });

  test('the same seed gives the same draws, and the file the same digest', async () => {
    const file = await made('school-day', 9);
    await ask('begin', file);
    await ask('draw', file);
    const text = read(file);
    await ask('undo', file);
    await ask('draw', file);
    expect(read(file).startsWith(text)).toBe(true);
    const parsed = parseTournamentFile(read(file));
    expect(parsed).toMatchObject({ ok: true, value: { torn: false } });
  });
});

describe('results', () => {
  const begun = async (): Promise<string> => {
    const file = await made('school-day', 8);
    await ask('begin', file);
    await ask('draw', file);
    return file;
  };

  test('come from a list that was written here and filled in', async () => {
    for (const language of LANGUAGES) {
      const file = await begun();
      await ask('export', file, 'seats.csv', '--what', 'seating', '--language', language);
      const [heading, ...lines] = read('seats.csv').trimEnd().split('\r\n');
      const filled = lines.map((line, i) => line.replace(/,,$/, `,${300 - i},${310 - i}`));
      write('filled.csv', [heading, ...filled].join('\r\n'));
      expect(await ask('enter', file, '--from', 'filled.csv')).toMatchObject({ tables: [1, 2] });
      expect(await ask('enter', file, '--from', 'filled.csv')).toMatchObject({ tables: [] });
      for (const name of [file, 'seats.csv']) rmSync(at(name));
    }
  });

  test('of a list leave out tables that are done, and say so', async () => {
    const file = await begun();
    await ask('enter', file, '1', '300', '200', '100', '50');
    const { present } = await ask('show', file);
    const [one, two] = (present.tables as SeatedTable[]).map(({ seats }) =>
      seats.map(({ player }) => player),
    );
    const list = (first: number): string =>
      [
        'Table,Number,Points',
        ...(one ?? []).map((player, i) => `1,${player},${[first, 200, 100, 50][i]}`),
        ...(two ?? []).map((player, i) => `2,${player},${400 - i}`),
      ].join('\n');
    write('slips.csv', list(310));
    expect(await ask('enter', file, '--from', 'slips.csv')).toMatchObject({
      tables: [2],
      skipped: [],
      differing: [1],
    });
    const again = await run(['enter', file, '--from', write('same.csv', list(300))]);
    expect(again).toMatchObject({ exit: 0 });
    expect(again.output).toContain('Already entered, left out: tables 1 and 2.');
    const other = await run(['enter', file, '--from', 'slips.csv']);
    expect(other.output).toContain('Already entered, left out: table 2.');
    expect(other.output).toContain(
      'A different result is already there and was left as it is: table 1.',
    );
    const why = ['--reason', 'misread'];
    expect(await ask('enter', file, '--from', 'slips.csv', ...why)).toMatchObject({ tables: [1] });
  });

  test('are corrected with a reason, and taken back', async () => {
    const file = await begun();
    await ask('enter', file, '1', '300', '200', '100', '50', '--sum', '650');
    expect((await run(['enter', file, '1', '310', '200', '100', '50'])).exit).toBe(1);
    const mended = await run([
      'enter',
      file,
      '1',
      '310',
      '200',
      '100',
      '50',
      '--reason',
      'misread',
    ]);
    expect(mended.output).toContain('Result corrected for table 1.');
    const { commands } = await ask('log', file);
    expect(commands[0].kind).toBe('corrected');
    await ask('undo', file);
    const { present } = await ask('show', file);
    expect(present.tables[0].scores[0].score).toBe(300);
  });

  test.each<[args: readonly string[], exit: number, complaint: string]>([
    [['9', '1', '2', '3', '4'], 1, 'no table 9'],
    [['1', '1', '2', '3'], 2, 'needs 4 scores'],
    [['1', '1', '2', '3', 'x'], 2, '“x” isn’t a score'],
    [['1', '1', '2', '3', '-'], 1, 'is missing'],
    [['1', '1', '2', '3', '4', '--sum', '11'], 1, 'the scores add up to 10'],
    [['1', '1', '2', '3', '99999'], 1, 'can’t be right'],
    [[], 2, 'Type a table and its scores'],
    [['1', '1', '2', '3', '4', '--round', '2'], 1, 'no such round'],
    [['--from', 'none.csv'], 1, 'no such file'],
    [['--from', 'list.csv'], 1, 'no column “Table”'],
  ])('typed as %j end with %i', async (args, exit, complaint) => {
    const file = await begun();
    const before = read(file);
    const told = await run(['enter', file, ...args]);
    expect(told).toMatchObject({ exit, output: '' });
    expect(told.complaints).toContain(complaint);
    expect(read(file)).toBe(before);
  });

  test('a list is told by line, and nothing of it is entered', async () => {
    const file = await begun();
    const { present } = await ask('show', file);
    const [a, b] = (present.tables as SeatedTable[])[0]?.seats.map(({ player }) => player) ?? [];
    write('bad.csv', `Table,Number,Points\n1,${a},300\n1,${a},200\n1,${b},many\n2,99,5\n`);
    const { exit, complaints } = await run(['enter', file, '--from', 'bad.csv']);
    expect(exit).toBe(1);
    expect(complaints.trim().split('\n')).toEqual([
      'Line 4: “many” isn’t a score.',
      'Line 5: nobody at this table has this number.',
      'Line 3: this player is listed twice.',
      'Nothing was entered. Correct the list, then enter it again.',
    ]);
  });
});

describe('wrong use', () => {
  const good = ['new', 'a.jsonl', '--name', 'Cup', '--preset', 'school-day', '--edition', 'en'];
  test.each<[args: readonly string[], exit: number, complaint: string]>([
    [['new', 'a.jsonl', '--name', 'Cup'], 2, '--preset'],
    [['new', 'a.jsonl', '--name', 'Cup', '--preset', 'x'], 2, 'no kind of tournament “x”'],
    [[...good, '--edition', 'xx'], 2, 'no edition “xx”'],
    [[...good, '--lexicon', 'xx'], 2, 'xx'],
    [[...good, '--delete-by', 'soon'], 2, 'isn’t a date'],
    [[...good, '--delete-by', '2020-01-01'], 1, 'has to be in the future'],
    [[...good, '--rounds', '0'], 2, 'number of rounds'],
    [[...good, '--seed', '1'], 2, '64 hexadecimal digits'],
    [[...good, '--name', ' '], 1, 'A name is missing'],
    [['show', 'none.jsonl'], 1, 'no such file'],
    [['draw', 'none.jsonl'], 1, 'no such file'],
    [['show'], 2, 'file'],
    [['dance'], 2, 'dance'],
  ])('%j ends with %i', async (args, exit, complaint) => {
    const told = await run([...args, '--language', 'en']);
    expect(told).toMatchObject({ exit, output: '' });
    expect(told.complaints).toContain(complaint);
  });

  test('the day that is named is the last with names, and told as it was named', async () => {
    const { output } = await run([...good, '--delete-by', '2027-01-31', '--language', 'en']);
    expect(output).toContain('after 31 January 2027');
    const late = await run(['show', 'a.jsonl', '--language', 'en'], Date.UTC(2027, 1, 1));
    expect(late.complaints).toContain('until 31 January 2027');
  });

  test('a tournament is never overwritten', async () => {
    await ask(...good);
    expect(await run(good)).toMatchObject({ exit: 1, output: '' });
  });

  test.each<[args: readonly string[], exit: number]>([
    [['mark', 'cup.jsonl', 'asleep', '1'], 2],
    [['mark', 'cup.jsonl', 'late', 'one'], 2],
    [['mark', 'cup.jsonl', 'late', '99'], 1],
    [['draw', 'cup.jsonl'], 1],
    [['begin', 'cup.jsonl', '--runners-up', 'two'], 2],
    [['letters', 'cup.jsonl', '1'], 1],
    [['tie', 'cup.jsonl', '1', '2'], 1],
    [['undo', 'cup.jsonl', 'nothing'], 1],
    [['standings', 'cup.jsonl', '--by', 'hats'], 2],
  ])('%j ends with %i', async (args, exit) => {
    await made('school-day', 8);
    const before = read('cup.jsonl');
    expect(await run(args)).toMatchObject({ exit, output: '' });
    expect(read('cup.jsonl')).toBe(before);
  });
});

test.each(LANGUAGES)('in %s every line fits eighty columns', async (language) => {
  const file = await made('school-day', 9);
  const say = async (...args: readonly string[]): Promise<void> => {
    const { exit, output } = await run([...args, '--language', language]);
    expect(exit).toBe(0);
    for (const line of output.split('\n')) expect(widthOf(line), line).toBeLessThanOrEqual(80);
  };
  write('more.csv', 'Name,School\nAnother Pupil,School 1\nPupil AA,School 0\n');
  await say('import', file, 'more.csv');
  await say('add', file, 'N'.repeat(60), '--school', 'S'.repeat(60));
  for (const command of ['begin', 'draw', 'show', 'players', 'standings', 'log', 'undo'])
    await say(command, file);
  for (const command of ['', 'new', 'enter', 'import', 'export', 'letters', 'tie'])
    await say(...(command === '' ? [] : [command]), '--help');
});
