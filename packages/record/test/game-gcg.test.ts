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

test('a game under way says so and shows the racks', () => {
  const { entries, game } = playRandomGame(seed() + 1, silent);
  const text = makeGcg(makeGameGcg(entries.slice(0, 12), alphabetOf(game.setup.base.tileset)));
  expect(text).toContain('#incomplete');
  expect(text).toMatch(/^#rack[12] \S+$/m);
});
