/** Routes for finished duplicate games: the sheet, also as CSV, and the archive for playing them again. */
import { ok, type Result } from '@taht/base';
import { duplicate } from '@taht/modes';
import { z } from 'zod';
import { fromRoom, type HttpFailure, httpFailure } from '../http/answer.ts';
import type { Parts } from '../http/parts.ts';
import { type AskedOf, type Route, route } from '../http/route.ts';
import { STRANGER } from '../rooms/identity.ts';
import type { AsDirector } from './as-director.ts';
import { duplicateKind } from './duplicate-kind.ts';
import { isReferee } from './rights.ts';

const params = z.object({ stream: z.string().regex(/^duplicate-[\w.:~-]{1,90}$/) });
type Asked = AskedOf<z.infer<typeof params>, unknown, unknown>;

/** Programs read it, so that its columns are named by codes. */
const LABELS = Object.fromEntries(
  duplicate.RESULT_COLUMNS.map((column) => [column, column]),
) as Record<duplicate.ResultColumn, string>;

export const archiveRoutes = (
  { rooms }: Pick<Parts, 'rooms'>,
  asDirector: AsDirector,
): readonly Route[] => {
  /** For the referee at any time, for all at the end. */
  const gameFor = async (
    { params: { stream }, identity }: Asked,
    early: 'for-referee' | 'for-nobody',
  ): Promise<Result<duplicate.Game, HttpFailure>> => {
    const read = await rooms.read(duplicateKind, stream);
    if (!read.ok) return fromRoom(read.error);
    const game = read.value.state;
    const as = await asDirector(rooms, stream, identity?.who ?? STRANGER);
    if (!as.ok) return fromRoom(as.error);
    const isEarly = early === 'for-referee' && isReferee(game, as.value);
    return game.phase.kind === 'over' || isEarly ? ok(game) : httpFailure(409, 'not-over');
  };
  return [
    route({
      method: 'GET',
      path: '/duplicates/:stream/sheet',
      summary:
        'Everybody’s points in every round: for the referee at any time, for all at the end.',
      params,
      answer: z.unknown(),
      handle: async (asked) => {
        const game = await gameFor(asked, 'for-referee');
        return game.ok ? ok(duplicate.resultSheetOf(game.value)) : game;
      },
    }),
    route({
      method: 'GET',
      path: '/duplicates/:stream/sheet.csv',
      summary: 'The sheet as CSV: for the referee at any time, for all at the end.',
      params,
      answer: z.unknown(),
      media: 'text/csv; charset=utf-8',
      handle: async (asked) => {
        const game = await gameFor(asked, 'for-referee');
        return game.ok
          ? ok(duplicate.makeResultCsv(duplicate.resultSheetOf(game.value), LABELS))
          : game;
      },
    }),
    route({
      method: 'GET',
      path: '/duplicates/:stream/archive',
      summary: 'A game that is over, to be played again against its field.',
      params,
      answer: z.unknown(),
      handle: async (asked) => {
        const game = await gameFor(asked, 'for-nobody');
        return game.ok ? ok(duplicate.archiveOf(game.value)) : game;
      },
    }),
  ];
};
