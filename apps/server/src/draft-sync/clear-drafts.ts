/** Clears the drafts of a game's players when it is over. */
import type { GameTypes } from '../game/game-kind.ts';
import { SYSTEM } from '../kind/kind.ts';
import { isSettled } from '../rooms/failures.ts';
import type { React } from '../rooms/reacting.ts';
import { draftStream } from './draft-kind.ts';

/** Most players never have any. */
export const clearDrafts: React<GameTypes> = async (stream, { phase, seats }, rooms) => {
  if (phase.kind !== 'over') return 'done';
  let isDone = true;
  for (const { player } of seats) {
    if (!player.id.startsWith('person-')) continue;
    const request = { id: 'over', who: SYSTEM, action: { kind: 'clear' } };
    isDone &&= isSettled(await rooms.send(draftStream(stream, player.id), request));
  }
  return isDone ? 'done' : 'later';
};
