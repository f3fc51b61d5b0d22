/** Routes for duplicate games: for those who run one, and the sheet and archive of a finished game. */
import { ok, type Result } from '@taht/base';
import { duplicate } from '@taht/modes';
import { z } from 'zod';
import { fromRoom, type HttpFailure, httpFailure } from '../http/answer.ts';
import type { Parts } from '../http/parts.ts';
import { type AskedOf, type Route, route } from '../http/route.ts';
import type { Who } from '../kind/kind.ts';
import { type Identity, STRANGER } from '../rooms/identity.ts';
import type { AnswersSoFar } from './answers-so-far.ts';
import type { AsDirector } from './as-director.ts';
import { duplicateKind } from './duplicate-kind.ts';
import { entersSlips, isReferee, slipKey } from './rights.ts';

const params = z.object({ stream: z.string().regex(/^duplicate-[\w.:~-]{1,90}$/) });
const query = z.strictObject({ key: z.string().max(100).exactOptional() });
const count = z.number().int();

const entrant = z.object({ player: count, name: z.string(), hall: z.string() });
const slip = z.object({ player: count, tiles: z.array(z.unknown()), claimed: count.nullable() });
type Asked = AskedOf<z.infer<typeof params>, unknown, unknown>;

/** Programs read it, so that its columns are named by codes. */
const LABELS = Object.fromEntries(
  duplicate.RESULT_COLUMNS.map((column) => [column, column]),
) as Record<duplicate.ResultColumn, string>;

export function duplicateRoutes(
  { rooms }: Pick<Parts, 'rooms'>,
  soFar: Pick<AnswersSoFar, 'in'>,
  asDirector: AsDirector,
): readonly Route[] {
  /** The game, and as whom the caller sees it. */
  const gameFor = async (
    stream: string,
    identity: Identity | null,
  ): Promise<Result<{ game: duplicate.Game; as: Who }, HttpFailure>> => {
    const read = await rooms.read(duplicateKind, stream);
    if (!read.ok) return fromRoom(read.error);
    const as = await asDirector(rooms, stream, identity?.who ?? STRANGER);
    return as.ok ? ok({ game: read.value.state, as: as.value }) : fromRoom(as.error);
  };
  /** For the referee at any time, for all at the end. */
  const overFor = async (
    { params: { stream }, identity }: Asked,
    early: 'for-referee' | 'for-nobody',
  ): Promise<Result<duplicate.Game, HttpFailure>> => {
    const found = await gameFor(stream, identity);
    if (!found.ok) return found;
    const { game, as } = found.value;
    const isEarly = early === 'for-referee' && isReferee(game, as);
    return game.phase.kind === 'over' || isEarly ? ok(game) : httpFailure(409, 'not-over');
  };
  return [
    route({
      method: 'GET',
      path: '/duplicates/:stream/answers',
      summary:
        'For the referee and those who enter slips: who plays on paper, and which slips are in.',
      params,
      query,
      answer: z.object({
        call: count,
        /** Those who play on a device, and how many of them have handed in. */
        devices: count,
        handedIn: count,
        paper: z.array(entrant),
        slips: z.array(slip),
        /** The key for helpers who enter slips. */
        key: z.string(),
      }),
      handle: async ({ params: { stream }, query: { key }, identity }) => {
        const found = await gameFor(stream, identity);
        if (!found.ok) return found;
        const { game, as } = found.value;
        if (!entersSlips(game, as, key)) return httpFailure(403, 'not-allowed');
        const answers = await soFar.in(rooms, stream, game);
        if (!answers.ok) return fromRoom(answers.error);
        const isPaper = (player: number): boolean => game.players[player - 1]?.hands === 'paper';
        const paper = game.players.flatMap(({ name, hall, hands }, i) =>
          hands === 'paper' ? [{ player: i + 1, name, hall }] : [],
        );
        const slips = answers.value.filter(({ player }) => isPaper(player));
        return ok({
          call: game.calls,
          devices: game.players.length - paper.length,
          handedIn: answers.value.length - slips.length,
          paper,
          slips: slips.map(({ tiles, ...rest }) => ({ ...rest, tiles: [...tiles] })),
          key: slipKey(game),
        });
      },
    }),
    route({
      method: 'GET',
      path: '/duplicates/:stream/sheet',
      summary:
        'Everybody’s points in every round: for the referee at any time, for all at the end.',
      params,
      answer: z.unknown(),
      handle: async (asked) => {
        const game = await overFor(asked, 'for-referee');
        return game.ok ? ok(duplicate.resultSheetOf(game.value)) : game;
      },
    }),
    route({
      method: 'GET',
      path: '/duplicates/:stream/sheet.csv',
      summary: 'The sheet as CSV: for the referee at any time, for everyone at the end.',
      params,
      answer: z.unknown(),
      media: 'text/csv; charset=utf-8',
      handle: async (asked) => {
        const game = await overFor(asked, 'for-referee');
        return game.ok
          ? ok(duplicate.makeResultCsv(duplicate.resultSheetOf(game.value), LABELS))
          : game;
      },
    }),
    route({
      method: 'GET',
      path: '/duplicates/:stream/archive',
      summary: 'A finished game, to replay against everyone who played it.',
      params,
      answer: z.unknown(),
      handle: async (asked) => {
        const game = await overFor(asked, 'for-nobody');
        return game.ok ? ok(duplicate.archiveOf(game.value)) : game;
      },
    }),
  ];
}
