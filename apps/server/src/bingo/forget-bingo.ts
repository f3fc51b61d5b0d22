/** Removes a bingo when its time has come. */
import type { React } from '../rooms/reacting.ts';
import type { BingoTypes } from './bingo-kind.ts';

export const forgetBingo: React<BingoTypes> = async (stream, _, rooms) =>
  (await rooms.forget(stream)).ok ? 'done' : 'later';
