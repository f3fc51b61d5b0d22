/** The best line as moves of the rules; a line to the end goes on with passes until the ruleset says that it is over. */
import type { Ruleset } from '@taht/rules';
import { afterNothing, afterPass, isEnd, packLeft, type TurnsLeft } from './end-rules.ts';
import { PlayArena } from './play-arena.ts';
import { NAME, PASS, RECORD, SCORE } from './play-record.ts';
import type { RootResult } from './root.ts';
import type { EndgameMove, Workspace } from './workspace.ts';

export function finishLine(
  space: Workspace,
  { line, isExact }: RootResult,
  { end }: Pick<Ruleset, 'end'>,
  before: TurnsLeft,
  fresh: TurnsLeft,
): EndgameMove[] {
  const { position } = space;
  const moves: EndgameMove[] = [];
  let left = packLeft(before);
  let laid = 0;
  const isOver = (seat: number): boolean =>
    position.sizes[seat] === 0 ||
    isEnd(left) ||
    (end.noMoveLeft && moves.length > 0 && isStuck(space));
  for (let at = 0, seat = 0; at < line.length; at += RECORD, seat = 1 - seat) {
    if (isExact && moves.length > 0 && isOver(1 - seat)) break;
    moves.push(space.decode(line, at));
    if (line[at + NAME] === PASS) {
      left = afterPass(left);
      continue;
    }
    left = line[at + SCORE] === 0 ? afterNothing(left, packLeft(fresh)) : packLeft(fresh);
    position.lay(seat, line, at);
    laid = at + RECORD;
  }
  for (let seat = moves.length % 2; isExact && !isOver(1 - seat); seat = 1 - seat) {
    moves.push({ kind: 'pass' });
    left = afterPass(left);
  }
  for (let at = laid - RECORD; at >= 0; at -= RECORD)
    if (line[at + NAME] !== PASS) position.takeBack((at / RECORD) % 2, line, at);
  return moves;
}

/** Nobody has a play. */
function isStuck({ source, position }: Workspace): boolean {
  const arena = new PlayArena(64);
  for (const seat of position.racks.keys()) source.list(seat, arena);
  return arena.top === 0;
}
