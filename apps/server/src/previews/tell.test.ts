/** What a preview tells of a game does not depend on any tile that is hidden. */
import type { Tile } from '@taht/letters';
import { TABLE_EXAMPLES, type TableHead } from '@taht/protocol';
import type { Game } from '@taht/rules';
import { count, makeRng, playRandomGame, type Rng, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import { gameKind } from '../game/game-kind.ts';
import { STRANGER } from '../rooms/identity.ts';
import { afterTurn } from './after-turn.ts';
import { pageHead } from './page-head.ts';
import { Canvas } from './picture/canvas.ts';
import { drawPreview } from './picture/draw-preview.ts';
import { encodePng } from './picture/png.ts';
import { HEIGHT, WIDTH } from './picture/size.ts';
import { addressed, makeSubject, parseSubject, type Subject } from './subject.ts';
import { tellGame, tellHome, tellTable, tellTurn } from './tell.ts';

const silent = { event: () => {}, refusal: () => {}, reloaded: () => {} };

/** The same table, with other tiles on racks and in bags, and another seed. */
function dealtAnew(game: Game, rng: Rng): Game {
  const all: Tile[] = [...game.seats.flatMap(({ rack }) => rack), ...game.bags.flat()];
  const shuffled = all.toSorted(() => rng.below(3) - 1);
  const take = (tiles: readonly Tile[]): Tile[] => shuffled.splice(0, tiles.length);
  return {
    ...game,
    seats: game.seats.map((seat) => ({ ...seat, rack: take(seat.rack) })),
    bags: game.bags.map(take),
    secret: { ...game.secret, seed: String(rng.below(1e9)) },
  } as Game;
}

const tell = (game: Game) =>
  tellGame(gameKind.viewFor(game, gameKind.viewerFor(game, STRANGER)), null);

test('whatever is hidden, in whatever phase, the preview stays the same', () => {
  const rng = makeRng(seed());
  for (let n = 0; n < count(40, 6); n++) {
    let game = gameKind.start;
    for (const { events } of playRandomGame(seed() + n, silent).entries)
      for (const event of events) {
        game = gameKind.evolve(game, event);
        if (game.phase.kind === 'new') continue;
        expect(tell(dealtAnew(game, rng))).toEqual(tell(game));
      }
  }
});

test('a turn of a finished game is told as it was, and of no rack', () => {
  const rng = makeRng(seed());
  let games = 0;
  for (let n = 0; n < count(60, 20); n++) {
    const { entries } = playRandomGame(seed() + n, silent);
    let turns = 0;
    for (let number = 1; ; number++) {
      const past = afterTurn(entries, number);
      if (past === undefined) break;
      const preview = tellTurn(past, number, null);
      const { board, fresh = [] } = preview.board;
      expect(fresh.every((square) => board[square] !== null)).toBe(true);
      turns++;
      const other = gameKind.viewFor(dealtAnew(gameAfter(entries, past.view.version), rng), {
        kind: 'spectator',
      });
      expect(tellTurn({ ...past, view: other }, number, null)).toEqual(preview);
    }
    if (turns > 0) games++;
  }
  expect(games).toBeGreaterThan(0);
});

function gameAfter(entries: Parameters<typeof afterTurn>[0], version: number): Game {
  let game = gameKind.start;
  for (const { events } of entries)
    for (const event of events) if (game.version < version) game = gameKind.evolve(game, event);
  return game;
}

test.each<[string, Subject]>([
  ['turn-12-game-abc-1', { kind: 'turn', stream: 'game-abc-1', turn: 12, language: 'en' }],
  ['game-abc-1', { kind: 'stream', stream: 'game-abc-1', language: 'en' }],
])('the address of a picture names %s', (text, subject) => {
  expect(makeSubject(subject)).toBe(text);
  expect(parseSubject(text, 0)).toEqual(subject);
});

test.each<[string, number | null]>([
  ['turn=12', 12],
  ['turn=0', null],
  ['turn=12a', null],
  ['', null],
])('a link with “%s” is about turn %s', (query, turn) => {
  const named = { kind: 'named', name: 'game-x', prefix: 'game-', language: 'en' };
  expect(addressed('/review/replay/game-x', query, 'en', 0)).toEqual({ ...named, turn });
});

const [view] = TABLE_EXAMPLES.view;
const head = (view?.kind === 'table' ? view.head : null) as TableHead;

test('a table is told by its host, in its own language', () => {
  const options = { ...head.options, edition: 'uk', ruleset: 'uk-base' };
  expect(tellTable({ ...head, options, phase: 'open' })).toMatchObject({
    language: 'uk',
    title: 'Mari кличе тебе до гри',
    board: { marks: { word3: '3С' } },
  });
});

test('a picture is of the size that is asked for, and hostile names are only letters', async () => {
  const hostile = { name: '<script>‮\u0000🂡漢字\n'.repeat(20), score: -12 };
  const png = await drawPreview({
    ...tellTable({ ...head, phase: 'open' }),
    title: hostile.name,
    players: [hostile, { name: '', score: null }],
  });
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([WIDTH, HEIGHT]);
});

test('the first letter of a name is a capital of the language', async () => {
  const preview = { ...tellHome('en'), players: [{ name: 'ilgaz', score: null }] };
  const turkish = await drawPreview({ ...preview, language: 'tr' });
  const other = await drawPreview({ ...preview, language: 'et' });
  expect(turkish.equals(other)).toBe(false);
  expect(other.equals(await drawPreview(preview))).toBe(true);
});

test('what is filled is covered, smooth at its edges, and nothing outside', async () => {
  const canvas = new Canvas(4, 2, [0, 0, 0]);
  canvas.fill([[-5, -5, 2.5, -5, 2.5, 9, -5, 9]], { colour: [200, 100, 50] });
  expect([...canvas.pixels.subarray(0, 12)]).toEqual([
    200, 100, 50, 200, 100, 50, 100, 50, 25, 0, 0, 0,
  ]);
  expect((await encodePng(canvas)).length).toBeGreaterThan(50);
});

test('a name is text in the page, whatever it looks like', () => {
  const preview = { ...tellHome('en'), title: `A"><b>&'` };
  const head = pageHead(preview, { kind: 'home', language: 'en' }, 'http://x', '/t/"><i>');
  expect(head).toContain('content="A&quot;&gt;&lt;b&gt;&amp;&#39;"');
  expect(head).not.toMatch(/<[bi]>/u);
});
