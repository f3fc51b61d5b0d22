/** The un-game as it is stored. */
import { ungame } from '@taht/modes';
import { BOARD_SIZE, type Cell, SQUARES } from '@taht/rules';
import { z } from 'zod';
import { fields } from '../schema.ts';
import { type ModeCodec, modeCodec } from './codec.ts';
import { is } from './parts.ts';

const { name, count, points, letter, square, seat } = fields;

const seats = <T extends z.ZodType>(item: T) => z.array(item).max(4);

const cell: z.ZodType<Cell | null> = z.strictObject({ letter, blank: z.boolean() }).nullable();

const setup = {
  game: name,
  from: name,
  players: seats(z.strictObject({ id: name, name })),
  order: seats(seat),
  rules: z.strictObject({ connected: z.boolean(), maxTiles: count }),
  board: z.array(cell).length(SQUARES),
  tileset: fields.tileset,
  layout: fields.layout,
  notation: fields.ruleset.shape.notation,
  lexicon: z.strictObject({ id: name, hash: name }),
};

const squares = z.array(square).max(BOARD_SIZE);

export const ungameCodec: ModeCodec<ungame.Author, ungame.Action, ungame.UngameEvent> = modeCodec<
  ungame.Author,
  ungame.Action,
  ungame.Fact
>({
  version: 1,
  author: z.discriminatedUnion('kind', [
    z.strictObject({ kind: is('seat'), seat }),
    z.strictObject({ kind: is('system') }),
  ]),
  action: z.discriminatedUnion('kind', [
    z.strictObject({ kind: is('create'), setup: z.strictObject(setup) }),
    z.strictObject({ kind: is('remove'), squares }),
    z.strictObject({ kind: is('pass') }),
    z.strictObject({ kind: is('resign') }),
  ]),
  fact: z.discriminatedUnion('kind', [
    z.strictObject({ kind: is('created'), ...setup }),
    z.strictObject({ kind: is('removed'), seat, squares, points }),
    z.strictObject({ kind: is('passed'), seat }),
    z.strictObject({ kind: is('resigned'), seat }),
    z.strictObject({
      kind: is('ended'),
      reason: z.enum(ungame.END_REASONS),
      scores: seats(points),
      ranking: seats(seats(seat)),
    }),
  ]),
  steps: {},
});
