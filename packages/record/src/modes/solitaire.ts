/** The solitaires as they are stored. */
import { solitaire } from '@taht/modes';
import { z } from 'zod';
import { fields } from '../schema.ts';
import { type ModeCodec, modeCodec } from './codec.ts';
import { is, placed, play } from './parts.ts';

const { text, name, count, points } = fields;

const setup = {
  game: name,
  variant: z.enum(solitaire.VARIANTS),
  player: z.strictObject({ id: name, name }),
  day: name.nullable(),
  base: fields.ruleset,
  tileset: fields.tileset,
  board: fields.layout,
  lexicon: z.strictObject({ id: name, hash: name }),
  commitment: text,
};

const { tiles } = fields;

export const solitaireCodec: ModeCodec<
  solitaire.Author,
  solitaire.Action,
  solitaire.SolitaireEvent
> = modeCodec<solitaire.Author, solitaire.Action, solitaire.Fact>({
  version: 2,
  author: z.discriminatedUnion('kind', [
    z.strictObject({ kind: is('player') }),
    z.strictObject({ kind: is('system') }),
  ]),
  action: z.discriminatedUnion('kind', [
    z.strictObject({ kind: is('create'), setup: z.strictObject(setup), seed: text }),
    z.strictObject({ kind: is('place'), tiles: placed }),
    z.strictObject({ kind: is('exchange'), tiles }),
    z.strictObject({ kind: is('pass') }),
    z.strictObject({ kind: is('take'), tiles }),
    z.strictObject({ kind: is('undo') }),
    z.strictObject({ kind: is('finish') }),
  ]),
  fact: z.discriminatedUnion('kind', [
    z.strictObject({ kind: is('created'), ...setup }),
    z.strictObject({ kind: is('sealed'), seed: text }),
    z.strictObject({ kind: is('drew'), rack: count, tiles }),
    z.strictObject({ kind: is('placed'), rack: count, ...play.shape }),
    z.strictObject({ kind: is('exchanged'), rack: count, tiles }),
    z.strictObject({ kind: is('passed'), rack: count }),
    z.strictObject({ kind: is('took'), tiles }),
    z.strictObject({ kind: is('undone') }),
    z.strictObject({
      kind: is('ended'),
      reason: z.enum(solitaire.END_REASONS),
      scores: z.array(points).max(2),
    }),
    z.strictObject({ kind: is('revealed'), seed: text }),
  ]),
  // Since version 2 passes and turns without a point end a game too.
  steps: { 1: (entry) => entry },
});
