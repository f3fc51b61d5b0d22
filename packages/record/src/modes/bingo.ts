/** Bingo as it is stored. */
import { bingo } from '@taht/modes';
import { BOARD_SIZE } from '@taht/rules';
import { z } from 'zod';
import { fields } from '../schema.ts';
import { type ModeCodec, modeCodec } from './codec.ts';
import { is } from './parts.ts';
import { withCode } from './with-code.ts';

const { text, name, count, letter, tile } = fields;

/** No word is longer than the board, and a card has fewer words than that. */
const MOST = BOARD_SIZE;
const some = <T extends z.ZodType>(item: T) => z.array(item).max(MOST);

const setup = {
  game: name,
  caller: z.strictObject({ id: name, name }).nullable(),
  rules: z.strictObject({
    words: count,
    letters: count,
    blanks: z.enum(bingo.BLANK_CALLS),
    seconds: z.union([count, is('none')]),
  }),
  tileset: fields.tileset,
  lexicon: z.strictObject({ id: name, hash: name }).nullable(),
  commitment: text,
  code: text,
};

const words = some(some(letter));

export const bingoCodec: ModeCodec<bingo.Author, bingo.Action, bingo.BingoEvent> = modeCodec<
  bingo.Author,
  bingo.Action,
  bingo.Fact
>({
  version: 2,
  author: z.discriminatedUnion('kind', [
    z.strictObject({ kind: is('player'), id: name }),
    z.strictObject({ kind: is('caller') }),
    z.strictObject({ kind: is('system') }),
  ]),
  action: z.discriminatedUnion('kind', [
    z.strictObject({ kind: is('create'), setup: z.strictObject(setup), seed: text }),
    z.strictObject({ kind: is('enter'), name: text, words }),
    z.strictObject({ kind: is('leave') }),
    z.strictObject({ kind: is('claim') }),
    z.strictObject({ kind: is('start') }),
    z.strictObject({ kind: is('call') }),
    z.strictObject({ kind: is('end') }),
    z.strictObject({ kind: is('hold') }),
    z.strictObject({ kind: is('resume') }),
    z.strictObject({ kind: is('forget'), person: name }),
    z.strictObject({ kind: is('tick') }),
  ]),
  fact: z.discriminatedUnion('kind', [
    z.strictObject({ kind: is('created'), ...setup }),
    z.strictObject({ kind: is('sealed'), seed: text }),
    z.strictObject({ kind: is('entered'), id: name, name, words }),
    z.strictObject({ kind: is('left'), id: name }),
    z.strictObject({ kind: is('started') }),
    z.strictObject({ kind: is('called'), tile }),
    z.strictObject({ kind: is('claimed'), id: name, missing: z.array(letter).max(MOST * MOST) }),
    z.strictObject({
      kind: is('ended'),
      reason: z.enum(['claimed', 'stopped']),
      winner: name.nullable(),
    }),
    z.strictObject({ kind: is('revealed'), seed: text }),
    z.strictObject({ kind: is('held') }),
    z.strictObject({ kind: is('resumed'), due: fields.time }),
    z.strictObject({ kind: is('forgotten'), person: name }),
  ]),
  steps: { 1: withCode },
});
