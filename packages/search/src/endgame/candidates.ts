/** The moves worth looking at before the endgame: the plays that score most, of every number of tiles some, exchanges and the pass. */
import { BLANK, type Letter, type Tile } from '@taht/letters';
import type { Ruleset } from '@taht/rules';
import { countOf } from '../play-list.ts';
import { CODES } from '../tiles.ts';
import type { PlayArena } from './play-arena.ts';
import { NO_MOVE, PASS, RECORD, SCORE, SHED, WHERE } from './play-record.ts';
import type { PreEndgameMove } from './pre-endgame.ts';
import type { Workspace } from './workspace.ts';

export interface Candidate {
  readonly move: PreEndgameMove;
  /** The record of a play. */
  readonly record: Int32Array;
  /** Codes of the tiles that an exchange gives back. */
  readonly given: readonly number[];
  readonly winChance: number;
  readonly spread: number;
}

const MOST_PLAYS = 40;
const MOST_OF_A_SIZE = 6;
const MOST_EXCHANGES = 12;

export function candidatesFor(
  space: Workspace,
  arena: PlayArena,
  rules: Pick<Ruleset, 'exchange' | 'pass'>,
  inBag: number,
): Candidate[] {
  const from = arena.top;
  space.source.list(0, arena);
  const plays = bestPlays(arena, from).map(
    (at): Candidate => ({
      ...NOTHING_KNOWN,
      move: space.decode(arena.plays, at),
      record: arena.plays.slice(at, at + RECORD),
    }),
  );
  const hasPlay = arena.top > from;
  arena.top = from;
  const passes = hasPlay && rules.pass.when === 'when-stuck' ? [] : [PASS_CANDIDATE];
  const mayExchange = inBag >= rules.exchange.minBag;
  return [...plays, ...(mayExchange ? exchanges(space, inBag) : []), ...passes];
}

const NOTHING_KNOWN = { given: [], winChance: 0, spread: 0 } as const;
const PASS_CANDIDATE: Candidate = {
  ...NOTHING_KNOWN,
  move: { kind: 'pass' },
  record: new Int32Array(RECORD).fill(PASS),
};

/** By score and what they get rid of; the first of each number of tiles are kept even if they come late. */
function bestPlays({ plays, top }: PlayArena, from: number): number[] {
  const all: number[] = [];
  for (let at = from; at < top; at += RECORD) all.push(at);
  const worth = (at: number): number =>
    (plays[at + SCORE] as number) + (plays[at + SHED] as number);
  all.sort((a, b) => worth(b) - worth(a) || a - b);
  const ofSize = new Map<number, number>();
  return all.filter((at, i) => {
    const size = countOf(plays[at + WHERE] as number);
    const before = ofSize.get(size) ?? 0;
    ofSize.set(size, before + 1);
    return i < MOST_PLAYS || before < MOST_OF_A_SIZE;
  });
}

/** Sets of tiles to give back, the dearest first. */
function exchanges({ position, tiles }: Workspace, inBag: number): Candidate[] {
  const rack = position.racks[0] as Uint8Array;
  const sets: number[][] = [];
  const grow = (code: number, given: readonly number[]): void => {
    if (code === CODES) {
      if (given.length > 0) sets.push([...given]);
      return;
    }
    for (let n = 0; n <= (rack[code] as number) && given.length + n <= inBag; n++)
      grow(code + 1, [...given, ...Array<number>(n).fill(code)]);
  };
  grow(0, []);
  const worth = (set: readonly number[]): number =>
    set.reduce((sum, code) => sum + (code === 0 ? -20 : (tiles.points[code] as number)), 0);
  return sets
    .sort((a, b) => worth(b) - worth(a) || a.length - b.length)
    .slice(0, MOST_EXCHANGES)
    .map((given) => ({
      ...NOTHING_KNOWN,
      move: {
        kind: 'exchange',
        tiles: given.map((code): Tile => (code === 0 ? BLANK : (tiles.letters[code] as Letter))),
      },
      record: new Int32Array(RECORD).fill(NO_MOVE),
      given,
    }));
}
