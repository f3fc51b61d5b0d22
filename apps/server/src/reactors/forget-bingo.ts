/** A bingo is forgotten as a whole when its time has come. */
import type { BingoTypes } from '../kinds/bingo/bingo-kind.ts';
import type { Hosted } from '../rooms/hosted.ts';

export const forgetBingo: NonNullable<Hosted<BingoTypes>['react']> = async (stream, _, rooms) =>
  (await rooms.forget(stream)).ok ? 'done' : 'later';
