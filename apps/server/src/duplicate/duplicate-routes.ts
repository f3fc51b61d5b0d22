/** Routes for those who run a duplicate game. */
import { ok } from '@taht/base';
import { z } from 'zod';
import { fromRoom, httpFailure } from '../http/answer.ts';
import type { Parts } from '../http/parts.ts';
import { type Route, route } from '../http/route.ts';
import { STRANGER } from '../rooms/identity.ts';
import type { AnswersSoFar } from './answers-so-far.ts';
import type { AsDirector } from './as-director.ts';
import { duplicateKind } from './duplicate-kind.ts';
import { entersSlips, slipKey } from './rights.ts';

const params = z.object({ stream: z.string().regex(/^duplicate-[\w.:~-]{1,90}$/) });
const query = z.strictObject({ key: z.string().max(100).exactOptional() });
const count = z.number().int();

const entrant = z.object({ player: count, name: z.string(), hall: z.string() });
const slip = z.object({ player: count, tiles: z.array(z.unknown()), claimed: count.nullable() });

export const duplicateRoutes = (
  { rooms }: Pick<Parts, 'rooms'>,
  soFar: Pick<AnswersSoFar, 'in'>,
  asDirector: AsDirector,
): readonly Route[] => [
  route({
    method: 'GET',
    path: '/duplicates/:stream/answers',
    summary: 'For the referee and those who enter slips: who is on paper, and what has come in.',
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
      const read = await rooms.read(duplicateKind, stream);
      if (!read.ok) return fromRoom(read.error);
      const game = read.value.state;
      const as = await asDirector(rooms, stream, identity?.who ?? STRANGER);
      if (!as.ok) return fromRoom(as.error);
      if (!entersSlips(game, as.value, key)) return httpFailure(403, 'not-allowed');
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
];
