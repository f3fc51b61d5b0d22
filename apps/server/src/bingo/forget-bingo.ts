/** A bingo is forgotten as a whole when its time has come. */

import type { Hosted } from '../rooms/hosted.ts';
import type { BingoTypes } from './bingo-kind.ts';

export const forgetBingo: NonNullable<Hosted<BingoTypes>['react']> = async (stream, _, rooms) =>
  (await rooms.forget(stream)).ok ? 'done' : 'later';
