/** What lies before one player of one game: the order of the rack, tiles laid but not yet played, notes. Nobody else sees it. */
import { SQUARES } from '@taht/rules';
import { z } from 'zod';
import { time, version } from '../names.ts';

export const DESK_LIMITS = { notesLength: 2000, rack: 20 } as const;

export const DESK_REFUSALS = ['not-your-desk'] as const;
export type DeskRefusalCode = (typeof DESK_REFUSALS)[number];
export interface DeskRefusal {
  readonly code: DeskRefusalCode;
}

const letter = z.string().min(1).max(16);

const laid = z.strictObject({
  square: z
    .int()
    .min(0)
    .max(SQUARES - 1),
  letter,
  blank: z.boolean(),
});

const things = {
  /** The rack as it was put in order. */
  rack: z.array(letter).max(DESK_LIMITS.rack),
  laid: z.array(laid).max(DESK_LIMITS.rack),
  /** The version of the game that the tiles were laid in; when it has moved on they are taken up again. */
  seen: version,
  notes: z.string().max(DESK_LIMITS.notesLength),
};

export const deskAction = z.discriminatedUnion('kind', [
  /** What is not named stays as it is; the last one counts. */
  z.strictObject({
    kind: z.literal('keep'),
    rack: things.rack.exactOptional(),
    laid: z.strictObject({ tiles: things.laid, seen: version }).exactOptional(),
    notes: things.notes.exactOptional(),
  }),
  z.strictObject({ kind: z.literal('clear') }),
]);
export type DeskAction = Readonly<z.infer<typeof deskAction>>;

const deskThings = z.strictObject(things);
export type DeskThings = z.infer<typeof deskThings>;

export const deskView = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('own'), ...things }),
  z.strictObject({ kind: z.literal('closed-to-you') }),
]);
export type DeskView = z.infer<typeof deskView>;

export const deskEventView = z.strictObject({
  kind: z.enum(['kept', 'cleared']),
  at: time,
  things: deskThings,
});
export type DeskEventView = z.infer<typeof deskEventView>;

const THINGS: DeskThings = {
  rack: ['T', 'Ä', 'H', 'T', '?'],
  laid: [{ square: 112, letter: 'E', blank: false }],
  seen: 17,
  notes: 'Q?',
};

interface DeskExamples {
  readonly actions: readonly DeskAction[];
  readonly view: readonly DeskView[];
  readonly events: readonly DeskEventView[];
}

export const DESK_EXAMPLES: DeskExamples = {
  actions: [
    { kind: 'keep', rack: THINGS.rack },
    { kind: 'keep', laid: { tiles: THINGS.laid, seen: 17 } },
    { kind: 'keep', notes: 'Q?' },
    { kind: 'clear' },
  ],
  view: [{ kind: 'own', ...THINGS }, { kind: 'closed-to-you' }],
  events: [{ kind: 'kept', at: 1_794_000_000_000, things: THINGS }],
};
