/**
 * `npm exec -- node scripts/make-path.ts [EDITION …]`: the positions on which the rungs of a beginner's path are
 * practised, three for each rung and edition, into apps/web/src/path/positions. Two bots play by familiar words, from
 * seeds counted up, until somebody is on turn in a position that suits. The same word lists give the same positions.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alphabetFor, type Edition, editions, friendlyIn, tilesetOf } from '@taht/editions';
import { BLANK, type Tile } from '@taht/letters';
import { makeCgp, operationsFor } from '@taht/record';
import { allTiles, type Board, emptyBoard, layTiles, type TileSet } from '@taht/rules';
import {
  type Candidate,
  findCandidates,
  makeRandom,
  type PastTurn,
  pastPosition,
  type Random,
  staticPolicy,
} from '@taht/search';
import { POSITIONS, RUNGS, type Rung } from '../apps/web/src/path/rungs.ts';
import { isKnown, type PathTable, suits } from './path/check.ts';
import { root } from './paths.js';
import { kitOf } from './positions/kit.ts';

/** Turns before a board is worth looking at. */
const FIRST = 4;
const LAST = 11;
/** With few tiles in the bag nothing is practised but the end. */
const LATE = 10;
/** Each wants a search or a simulation, so it is tried now and then. */
const COSTLY: ReadonlySet<Rung> = new Set(['closing', 'end']);

function write(edition: Edition): void {
  const { kit } = kitOf(edition);
  const rules = friendlyIn(edition);
  const table: PathTable = { kit, rules, tileset: tilesetOf(rules.tileset) as TileSet };
  const found = new Map<Rung, string[]>(RUNGS.map((rung) => [rung, []]));
  const isDone = (rung: Rung): boolean => (found.get(rung)?.length ?? 0) >= POSITIONS;
  for (let seed = 1; !RUNGS.every(isDone); seed++) {
    // One position of a game is enough.
    const open = RUNGS.filter((rung) => !isDone(rung));
    const hit = positionFrom(seed, open, table);
    if (hit === undefined) continue;
    found.get(hit.rung)?.push(textOf(hit.past, table));
    console.log(edition.id, seed, hit.rung, found.get(hit.rung)?.length);
  }
  const file = join(root, `apps/web/src/path/positions/${edition.id}.json`);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(found), null, 2)}\n`);
}

function positionFrom(
  seed: number,
  open: readonly Rung[],
  table: PathTable,
): { readonly rung: Rung; readonly past: PastTurn } | undefined {
  const random = makeRandom(seed);
  for (const [turn, past] of turnsOf(random, table).entries()) {
    const left = allTiles(table.tileset).length - past.board.filter((cell) => cell).length;
    const isEnd = left <= 2 * table.rules.rack;
    if (turn < FIRST) continue;
    // Rarer skills come first, so that no rung waits for long.
    for (const rung of open.toReversed()) {
      if (isEnd !== (rung === 'end')) continue;
      if (rung !== 'end' && (turn > LAST || left < 2 * table.rules.rack + LATE)) continue;
      if (COSTLY.has(rung) && rung !== 'end' && turn % 3 !== seed % 3) continue;
      const hasBlank = past.rack?.includes(BLANK) ?? false;
      if (hasBlank !== (rung === 'blank') && rung !== 'end') continue;
      if (suits(rung, past, table)) return { rung, past };
    }
  }
  return undefined;
}

/** A game of familiar words, as it stands at each turn. */
function turnsOf(random: Random, table: PathTable): PastTurn[] {
  const { kit, rules, tileset } = table;
  const bag = shuffled(allTiles(tileset), random);
  const racks: Tile[][] = [[], []];
  const scores = [0, 0];
  const policy = staticPolicy(kit.engine, rules.final, kit.evaluator);
  const turns: PastTurn[] = [];
  let board: Board = emptyBoard;
  for (const rack of racks) rack.push(...bag.splice(0, rules.rack));
  for (let turn = 0; ; turn++) {
    const player = turn % 2;
    const rack = racks[player] as Tile[];
    const told = [scores[player] as number, scores[1 - player] as number];
    const past: PastTurn = {
      player: 0,
      board,
      rack: [...rack],
      scores: told,
      move: { kind: 'pass' },
    };
    const position = pastPosition(past, table);
    if (position === undefined || rack.length === 0) return turns;
    turns.push(past);
    const move = findCandidates(kit.engine, { rules, policy }, position, 40)
      .map(({ candidate }) => candidate)
      .find((each): each is Place => each.kind === 'place' && isKnown(each, past, table));
    if (move === undefined) return turns;
    board = layTiles(board, move.tiles);
    for (const { letter, blank } of move.tiles)
      rack.splice(rack.indexOf(blank ? BLANK : letter), 1);
    rack.push(...bag.splice(0, rules.rack - rack.length));
    scores[player] = (scores[player] as number) + move.score;
  }
}

type Place = Extract<Candidate, { kind: 'place' }>;

function shuffled(tiles: readonly Tile[], random: Random): Tile[] {
  const rest = [...tiles];
  return Array.from(
    { length: rest.length },
    () => rest.splice(random.below(rest.length), 1)[0] as Tile,
  );
}

const textOf = ({ board, rack, scores }: PastTurn, { tileset }: PathTable): string =>
  makeCgp(alphabetFor(tileset), {
    board,
    racks: [rack ?? [], []],
    scores,
    zeroTurns: null,
    operations: operationsFor(tileset.id),
  });

const wanted = process.argv.slice(2);
for (const edition of editions)
  if (wanted.length === 0 || wanted.includes(edition.id)) write(edition);
