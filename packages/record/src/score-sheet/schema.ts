/** The shape of a sheet as it is stored. */
import { z } from 'zod';
import { fields } from '../schema.ts';
import type { Act, Line, ScoreSheetSetup } from './score-sheet.ts';

const { text, name, count, points, time, letter, square, seat, direction, tiles } = fields;

const move = { seat, rack: tiles.nullable() };
const word = z.array(z.strictObject({ letter, blank: z.boolean() })).max(100);
const left = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('tiles'), tiles }),
  z.strictObject({ kind: z.literal('points'), points }),
]);
const perSeat = <T extends z.ZodType>(item: T) => z.array(item).min(2).max(4);

const line: z.ZodType<Line> = z.discriminatedUnion('kind', [
  z.strictObject({
    ...move,
    kind: z.literal('play'),
    square,
    direction,
    word,
    recorded: points.nullable(),
  }),
  z.strictObject({ ...move, kind: z.literal('exchange'), tiles: tiles.nullable(), count }),
  z.strictObject({ ...move, kind: z.literal('pass') }),
  z.strictObject({
    kind: z.literal('challenge'),
    seat,
    verdict: z.enum(['bad', 'good']),
    words: count,
  }),
  z.strictObject({
    kind: z.literal('adjust'),
    seat,
    points,
    cause: z.enum(['challenge', 'time', 'other']),
    note: text,
  }),
  z.strictObject({
    kind: z.literal('end'),
    out: seat.nullable(),
    racks: perSeat(left),
    overtime: perSeat(points),
  }),
]);

const stamp = { at: time, runs: seat.nullable().exactOptional() };
const mending = { id: count, by: text, reason: text };

export const actSchema: z.ZodType<Act> = z.discriminatedUnion('kind', [
  z.strictObject({ ...stamp, kind: z.literal('write'), line }),
  z.strictObject({ ...stamp, kind: z.literal('insert'), before: count, line }),
  z.strictObject({ ...stamp, ...mending, kind: z.literal('mend'), line }),
  z.strictObject({ ...stamp, ...mending, kind: z.literal('strike') }),
  z.strictObject({ ...stamp, kind: z.literal('undo') }),
  z.strictObject({ ...stamp, kind: z.literal('redo') }),
  z.strictObject({ ...stamp, kind: z.literal('clock') }),
]);

export const setupSchema: z.ZodType<ScoreSheetSetup> = z.strictObject({
  id: name,
  players: perSeat(name),
  rules: fields.ruleset,
  tileset: fields.tileset,
  board: fields.layout,
  lexicon: name.nullable(),
  seconds: count.nullable(),
  at: time,
});
