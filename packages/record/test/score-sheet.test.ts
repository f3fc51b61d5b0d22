/** Games entered into a score sheet come to the scores of the rules, and its GCG replays without a difference. */
import { alphabetOf, count, deepFreeze, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import {
  makeGcg,
  makeScoreSheet,
  makeScoreSheetGcg,
  makeScoreSheetJournal,
  parseGcg,
  parseScoreSheet,
  replayGcg,
  scoredSheetOf,
  scoreSheetFromGcg,
} from '../src/index.ts';
import { enterRandomGame } from './score-sheet-games.ts';

const GAMES = count(2000, 40);

test('a game entered into a sheet has the scores of the rules', () => {
  let entered = 0;
  for (let i = 0; i < GAMES; i++) {
    const made = enterRandomGame(seed() + i);
    if (made === undefined) continue;
    const { game, sheet, places } = made;
    const kept = scoredSheetOf(deepFreeze(sheet));
    const scores = places.map((place) => kept.scores[place]);
    const where = `game ${seed() + i}`;
    expect(scores, where).toEqual(game.seats.map(({ score }) => score));
    expect(kept.board, where).toEqual(game.board);
    const odd = kept.rows.flatMap(({ remarks }) => remarks);
    expect(
      odd.filter(({ code }) => code !== 'hand-too-small'),
      where,
    ).toEqual([]);
    const alphabet = alphabetOf(sheet.setup.tileset.id);
    const text = makeGcg(makeScoreSheetGcg(kept, alphabet));
    const { tileset, board: layout, rules } = sheet.setup;
    const report = replayGcg(parseGcg(text), { alphabet, tileset, layout, rules });
    if (report.differences.length > 0)
      expect.fail(`${where}: ${JSON.stringify(report.differences[0])}\n${text}`);
    expect(Object.values(report.final.scores), where).toEqual(kept.scores);
    const again = scoredSheetOf(scoreSheetFromGcg(parseGcg(text), sheet.setup, alphabet).sheet);
    expect(again.board, where).toEqual(kept.board);
    expect(parseScoreSheet(makeScoreSheet(sheet)), where).toEqual({
      ok: true,
      value: { ...sheet, torn: false },
    });
    entered++;
  }
  expect(entered).toBeGreaterThan(GAMES / 20);
});

test('a journal cut off in its last line goes on before it', () => {
  const sheet = Array(200)
    .keys()
    .map((i) => enterRandomGame(seed() + i))
    .find(Boolean)?.sheet;
  if (sheet === undefined) throw new Error('no plain game');
  const text = makeScoreSheetJournal(sheet);
  const cut = parseScoreSheet(text.slice(0, -3));
  expect(cut).toEqual({
    ok: true,
    value: { ...sheet, acts: sheet.acts.slice(0, -1), torn: true },
  });
});
