/** Our own games, written as GCG and played again from that file, come to the same scores. */
import type { FactKind, Game } from '@taht/rules';
import { alphabetOf, count, playRandomGame, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import { type Entry, makeGameGcg, makeGcg, parseGcg, replayGcg } from '../src/index.ts';

const silent = { event: () => {}, refusal: () => {}, reloaded: () => {} };

/** What GCG cannot say, or says only in a note. */
const BEYOND_GCG: readonly FactKind[] = ['resigned', 'left', 'misdraw-found', 'theme-claimed'];

function isPlain(game: Game, entries: readonly Entry[]): boolean {
  const events = entries.flatMap((entry) => entry.events);
  const isMarked = game.setup.tileset.alphabet[0]?.includes('⟨') ?? false;
  return (
    !isMarked &&
    !events.some((event) => BEYOND_GCG.includes(event.kind)) &&
    !events.some((event) => event.kind === 'placed' && event.swaps.length > 0)
  );
}

/** An end that the players only agreed on shows in GCG by its closing lines, or not at all. */
function endsOnPaper({ phase }: Game): boolean {
  if (phase.kind !== 'over') return false;
  const { reason, adjustments } = phase.outcome;
  return reason === 'out' || reason === 'passes' || adjustments.length > 0;
}

const GAMES = count(2000, 40);

test('a game replayed from its GCG has the same scores and no differences', () => {
  let replayed = 0;
  for (let i = 0; i < GAMES; i++) {
    const { entries, game } = playRandomGame(seed() + i, silent);
    if (!isPlain(game, entries)) continue;
    const alphabet = alphabetOf(game.setup.tileset.id);
    const text = makeGcg(makeGameGcg(entries, alphabet));
    const { tileset, board } = game.setup;
    const report = replayGcg(parseGcg(text), {
      alphabet,
      tileset,
      layout: board,
      rules: game.rules,
    });
    if (report.differences.length > 0)
      expect.fail(`game ${seed() + i}: ${JSON.stringify(report.differences[0])}\n${text}`);
    const nicks = game.setup.players.map(({ name }) => name.replace(' ', '_'));
    const scores = Object.fromEntries(nicks.map((nick, s) => [nick, game.seats[s]?.score]));
    expect(report.final.scores).toEqual(scores);
    expect(report.final.complete).toBe(endsOnPaper(game));
    replayed++;
  }
  expect(replayed).toBeGreaterThan(GAMES / 5);
});

test('a game under way ends with the rack of whoever is on turn', () => {
  const { entries, game } = playRandomGame(seed() + 1, silent);
  const alphabet = alphabetOf(game.setup.tileset.id);
  const texts = entries.map((_, i) => makeGcg(makeGameGcg(entries.slice(0, i + 1), alphabet)));
  const onTurn = texts.filter((each) => each.includes('\n>') && each.includes('\n#rack'));
  expect(onTurn.length).toBeGreaterThan(0);
  const text = onTurn.at(-1) ?? '';
  expect(text.match(/^#rack\d \S+$/gm)).toHaveLength(1);
  const report = replayGcg(parseGcg(text), {
    alphabet,
    tileset: game.setup.tileset,
    layout: game.setup.board,
    rules: game.rules,
  });
  expect(report.final.complete).toBe(false);
});

test('people are called as the table calls them, and the record stays as it is', () => {
  const { entries, game } = playRandomGame(seed() + 1, silent);
  const before = JSON.stringify(entries);
  const names = game.setup.players.map((_, seat) => (seat === 0 ? 'Põld, Ann' : undefined));
  const file = makeGameGcg(entries, alphabetOf(game.setup.base.tileset), names);
  const players = file.lines.filter((line) => line.kind === 'player');
  expect(players).toContainEqual(expect.objectContaining({ nick: 'Põld,_Ann', name: 'Põld, Ann' }));
  expect(players).toContainEqual(expect.objectContaining({ name: game.setup.players[1]?.name }));
  expect(JSON.stringify(entries)).toBe(before);
});
