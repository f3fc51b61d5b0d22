/** Closes all players' answers when the game is over, so that the store can pack them, and then tells the game. */
import { answersStream } from '@taht/protocol';
import { SYSTEM } from '../kind/kind.ts';
import { isSettled } from '../rooms/failures.ts';
import type { React } from '../rooms/reacting.ts';
import type { DuplicateTypes } from './duplicate-kind.ts';

/** Few at once, because nobody waits for it. */
const AT_ONCE = 200;

export const closeAnswers: React<DuplicateTypes> = async (
  stream,
  { phase, isFiled, players },
  rooms,
) => {
  if (phase.kind !== 'over' || isFiled) return 'done';
  for (let from = 0; from < players.length; from += AT_ONCE) {
    const closed = await Promise.all(
      players.slice(from, from + AT_ONCE).map(({ id }) =>
        rooms.send(answersStream(stream, id), {
          ...{ id: 'close', who: SYSTEM },
          action: { kind: 'close' },
        }),
      ),
    );
    if (!closed.every(isSettled)) return 'later';
  }
  const action = { kind: 'file-answers' };
  const filed = await rooms.send(stream, { id: 'file-answers', who: SYSTEM, action });
  return isSettled(filed) ? 'done' : 'later';
};
