import { alphabetFor } from '@taht/editions';
import { encodeGcg, makeGameGcg, parseGcg } from '@taht/record';
import { count, playRandomGame, seed } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import { replayEntries, replayFile } from '../../src/review/replayed.ts';

const file = (...lines: readonly string[]) => parseGcg(new TextEncoder().encode(lines.join('\n')));

const SHORT = [
  '#player1 ada Ada Lind',
  '#player2 bo Bo Ray',
  '>ada: AEHTRSX 8G HAT +12 12',
  '>bo: DEGIOUV -DGUV +0 0',
  '>ada: AERSXLN 9H AX +20 32',
];

const UNWATCHED = { event: () => {}, refusal: () => {}, reloaded: () => {} };

describe('a GCG file', () => {
  test('is shown before the first move and after each, with the racks that it tells', () => {
    const replayed = replayFile(file(...SHORT), 'en');
    expect(replayed?.frames.length).toBe(4);
    expect(replayed?.frames[0]?.board.every((cell) => cell === null)).toBe(true);
    expect(replayed?.frames[0]?.seats.map(({ rack }) => rack.join(''))).toEqual(['AEHTRSX', '']);
    expect(replayed?.frames[1]?.seats.map(({ score }) => score)).toEqual([12, 0]);
    expect(replayed?.turns.map(({ kind }) => kind)).toEqual(['play', 'exchange', 'play']);
    expect(replayed?.frames[0]?.seats.map(({ player }) => player.name)).toEqual([
      'Ada Lind',
      'Bo Ray',
    ]);
  });

  test('what it says otherwise than the rules is told', () => {
    const wrong = SHORT.with(2, '>ada: AEHTRSX 8G HAT +13 13');
    const kinds = replayFile(file(...wrong), 'en')?.differences.map(({ kind }) => kind);
    expect(kinds).toContain('score');
  });

  test('without a move it is no game', () => {
    expect(replayFile(file('#player1 ada Ada Lind', 'hello'), 'en')).toBeUndefined();
  });
});

test('a game of ours has a frame for each turn, and its last is how it ended', () => {
  for (let i = 0; i < count(5); i++) {
    const { entries, game } = playRandomGame(seed() + i, UNWATCHED);
    const { frames, turns, past, isOpen } = replayEntries(entries);
    expect(frames.length).toBe(turns.length + 1);
    expect(past.length).toBe(turns.length);
    expect(frames.at(-1)?.board).toEqual(game.board);
    expect(isOpen).toBe(game.phase.kind === 'over');
    for (const [turn, frame] of frames.entries())
      expect(frame.seats.length, `turn ${turn}`).toBe(game.seats.length);
  }
});

test('while a game goes on nobody sees a rack', () => {
  const { entries } = playRandomGame(seed(), UNWATCHED);
  const { frames, past, isOpen } = replayEntries(entries.slice(0, -1));
  expect(isOpen).toBe(false);
  expect(frames.flatMap(({ seats }) => seats.flatMap(({ rack }) => rack))).toEqual([]);
  expect(past.filter((turn) => turn !== null)).toEqual([]);
});

test('a game written as GCG is read again with the same boards', () => {
  const { entries, game } = playRandomGame(seed(), UNWATCHED);
  const { tileset } = game.setup;
  const gcg = parseGcg(encodeGcg(makeGameGcg(entries, alphabetFor(tileset))));
  const again = replayFile(gcg, tileset.language);
  expect(again?.edition).toBe(replayEntries(entries).edition);
});
