/** What every search at the end promises, whatever it finds: to look at the clock, to leave no trace, to repeat itself. */
import { count, makeRng, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import { LineCache } from '../../src/endgame/line-cache.ts';
import { PlayArena } from '../../src/endgame/play-arena.ts';
import { RECORD } from '../../src/endgame/play-record.ts';
import type { Position } from '../../src/endgame/position.ts';
import { Watch } from '../../src/endgame/watch.ts';
import { Workspace } from '../../src/endgame/workspace.ts';
import { Endgame, noDeadline } from '../../src/index.ts';
import { largePositions } from './large-positions.ts';

const PLAYS_PER_LOOK = 1024;

/** Expires at the given look. */
const clock = (lastLook: number) => ({
  looks: 0,
  expired() {
    return ++this.looks >= lastLook;
  },
});

const everything = (position: Position): unknown => {
  const { grid, racks, sizes, points, rackLow, rackHigh, lines } = position;
  const { tile, blank, low, high, crossPoints, before, beforePoints } = grid;
  const numbers = [tile, grid.points, blank, low, high, crossPoints, before, beforePoints];
  return [...numbers, ...racks, sizes, points, rackLow, rackHigh, lines.low, lines.high]
    .map((array) => Array.from(array).join())
    .concat(`${position.boardLow} ${position.boardHigh} ${grid.size}`);
};

test.each(['none', 'may-replay'] as const)(
  'plays are taken back to the last byte, with blank reuse %s',
  (reuse) => {
    const { equipment, positions } = largePositions('uk-base', { blank: { reuse } }, 5, count(100));
    const rng = makeRng(seed());
    for (const { board, racks } of positions) {
      const watch = new Watch(noDeadline);
      const space = new Workspace(equipment, board, racks, racks.flat(), new LineCache(), watch);
      const before: unknown[] = [];
      const laid: [number, Int32Array][] = [];
      for (let seat = 0; laid.length < 6; seat = 1 - seat) {
        const arena = new PlayArena(64);
        before.push(everything(space.position));
        space.source.list(seat, arena);
        if (arena.top === 0) break;
        expect(everything(space.position)).toEqual(before.at(-1));
        const at = rng.below(arena.top / RECORD) * RECORD;
        const record = arena.plays.slice(at, at + RECORD);
        space.position.lay(seat, record, 0);
        laid.push([seat, record]);
      }
      if (before.length > laid.length) before.pop();
      for (const [seat, record] of laid.reverse()) {
        space.position.takeBack(seat, record, 0);
        expect(everything(space.position)).toEqual(before.pop());
      }
    }
  },
);

test('the deadline is looked at once in 1,024 nodes or plays at least, and kept', () => {
  const { equipment, positions } = largePositions('et-base', {}, 7, count(40));
  const endgame = new Endgame(equipment);
  let most = 0;
  for (const [n, position] of positions.entries()) {
    const time = clock(1 + 7 * n);
    const { nodes, plays, move } = endgame.solve(position, time);
    expect(nodes + plays).toBeLessThanOrEqual(PLAYS_PER_LOOK * (time.looks + 1));
    expect(move).toBeDefined();
    const [rack = [], unseen = []] = position.racks;
    const before = clock(1 + 7 * n);
    const ranked = endgame.rank({ board: position.board, rack, unseen, inBag: 2, lead: 0 }, before);
    expect(ranked.nodes + ranked.plays).toBeLessThanOrEqual(PLAYS_PER_LOOK * (before.looks + 1));
    expect(ranked.ranking.length).toBeGreaterThan(0);
    most = Math.max(most, time.looks, before.looks);
  }
  expect(most).toBeGreaterThan(1);
});

test('the same position has the same answer, whatever was asked before', () => {
  const { equipment, positions } = largePositions('en-club', {}, 4, count(40) + 1);
  const endgame = new Endgame(equipment);
  const ask = (which: Endgame) => positions.map((position) => which.solve(position, clock(40)));
  const first = ask(endgame);
  expect(ask(endgame)).toEqual(first);
  expect(ask(new Endgame(equipment))).toEqual(first);
});

test('a search with more time is never less deep', () => {
  const { equipment, positions } = largePositions('fi-base', {}, 5, count(40) + 1);
  const endgame = new Endgame(equipment);
  for (const position of positions) {
    const depths = [1, 30, 300].map((looks) => endgame.solve(position, clock(looks)).depth);
    expect(depths).toEqual(depths.toSorted((a, b) => a - b));
  }
});
