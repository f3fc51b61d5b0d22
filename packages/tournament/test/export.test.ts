/** Tables for spreadsheets, and a workbook that our own reader of lists reads again. */
import { inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  crossSheet,
  makeXlsx,
  readListFile,
  schoolSheet,
  standingSheet,
  type TournamentView,
  viewFor,
} from '../src/index.ts';
import { pupil, scored, TestTournament } from './test-tournament.ts';

const sayRound = (stage: number, round: number): string => `${stage}/${round}`;
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

const same = (heading: string): string => heading;

const viewOf = ({ state }: TestTournament): TournamentView => viewFor(state, { kind: 'director' });

const people = [1, 2, 3, 4, 5].map((i) =>
  pupil(i, { name: `P <${i}>`, school: i % 2 ? 'A & "B"' : 'C' }),
);

/** The lower number wins. */
function played(preset: string): TestTournament {
  const tournament = TestTournament.with({ preset, ruleset: 'en-club' }, people);
  tournament.begin(1);
  tournament.draw(1);
  tournament.play(1, 1, (player) => 500 - 10 * player);
  return tournament;
}

test('a crosstable of duels says against whom, how it ended and by what', () => {
  const view = viewOf(played('club-swiss'));
  const [heading, ...rows] = crossSheet(view, same, sayRound);
  expect(heading).toEqual(['place', 'number', 'name', '1/1', 'total']);
  const cells = new Map(rows.map(([, player, , cell]) => [player, cell]));
  const round = view.stages[0]?.rounds[0];
  for (const { seats } of round?.tables ?? []) {
    const [a = 0, b = 0] = seats.toSorted((x, y) => x - y);
    expect(cells.get(a)).toBe(`${b}+ ${500 - 10 * a}:${500 - 10 * b}`);
    expect(cells.get(b)).toBe(`${a}- ${500 - 10 * b}:${500 - 10 * a}`);
  }
  expect(cells.get(round?.byes[0])).toBe('bye');
});

test('one of larger tables says which table, how many points and which of the scores; nobody has what is not there', () => {
  const tournament = TestTournament.with({ preset: 'school-day' }, people.slice(0, 4));
  tournament.begin(1);
  tournament.draw(1);
  const before = crossSheet(viewOf(tournament), same, sayRound);
  expect(before.slice(1).map((row) => row[3])).toEqual(['', '', '', '']);
  tournament.must({ kind: 'mark', players: [4], status: 'withdrawn' });
  const scores = { 1: 300, 2: 250, 3: 250, 4: null } as Readonly<Record<number, number | null>>;
  const where = { stage: 1, round: 1, table: 1 };
  tournament.enter(
    where,
    tournament.seats(where).map((player) => scored(player, scores[player] ?? null)),
  );
  const rows = crossSheet(viewOf(tournament), same, sayRound).slice(1);
  expect(rows.map(([, player, , cell]) => [player, cell])).toEqual([
    [1, '1: 300 (1)'],
    [2, '1: 250 (2)'],
    [3, '1: 250 (2)'],
  ]);
});

test('a workbook has texts as texts and numbers as numbers, and is read again', async () => {
  const view = viewOf(played('school-day'));
  const rows = standingSheet(view, same);
  const book = makeXlsx(
    [
      { name: 'A/B: [1]', rows },
      { name: 'Schools', rows: schoolSheet(view, same) },
    ],
    encode,
  );
  const read = await readListFile(book, () => '', {
    inflate: async (bytes) => inflateRawSync(bytes),
    decode: (bytes) => new TextDecoder().decode(bytes),
  });
  expect(read).toEqual({ ok: true, value: rows.map((row) => row.map(String)) });
  const text = new TextDecoder().decode(book);
  expect(text).toContain('<sheet name="A B   1 "');
  expect(text).toContain('A &amp; &quot;B&quot;');
  expect(text).toContain('<c><v>1</v></c>');
});
