/**
 * Judges a round after the bell: seals every player's answers, reads them, and sends one command to judge them
 * all. Sealing is a command like any other, so acknowledged answers are always read and later ones always refused.
 */
import type { duplicate } from '@taht/modes';
import { answersStream } from '@taht/protocol';
import { SYSTEM } from '../kind/kind.ts';
import { isPassing, isSettled } from '../rooms/failures.ts';
import type { React } from '../rooms/reacting.ts';
import type { RoomsPort } from '../rooms/rooms-port.ts';
import { answersKind } from './answers-kind.ts';
import type { DuplicateTypes } from './duplicate-kind.ts';

/** So many at once: they share the store's commits, and others get their turn. */
const AT_ONCE = 5000;

export const judgeRound: React<DuplicateTypes> = async (
  stream,
  { phase, calls: call, players },
  rooms,
) => {
  if (phase.kind !== 'collecting') return 'done';
  const answers: duplicate.SealedAnswer[] = [];
  for (let from = 0; from < players.length; from += AT_ONCE) {
    const some = players.slice(from, from + AT_ONCE);
    const sealed = await Promise.all(
      some.map(({ id }, i) => sealedAnswer(rooms, answersStream(stream, id), call, from + i + 1)),
    );
    for (const answer of sealed) {
      if (answer === 'unknown') return 'later';
      if (answer !== null) answers.push(answer);
    }
  }
  const action = { kind: 'judge', call, answers };
  const judged = await rooms.send(stream, { id: `judge-${call}`, who: SYSTEM, action });
  return isSettled(judged) ? 'done' : 'later';
};

/** Null where nothing was handed in. */
async function sealedAnswer(
  rooms: RoomsPort,
  stream: string,
  call: number,
  player: number,
): Promise<duplicate.SealedAnswer | null | 'unknown'> {
  const action = { kind: 'seal', call };
  const sealed = await rooms.send(stream, { id: `seal-${call}`, who: SYSTEM, action });
  if (!isSettled(sealed)) return 'unknown';
  const read = await rooms.read(answersKind, stream);
  if (!read.ok) return isPassing(read.error) ? 'unknown' : null;
  const answer = read.value.state.answers[call];
  return answer === undefined ? null : { player, ...answer };
}
