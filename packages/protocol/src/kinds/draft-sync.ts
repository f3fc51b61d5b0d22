/** What lies before one player of one game: the order of the rack, tiles laid but not yet played, notes. Nobody else sees it. */
import { SQUARES } from '@taht/rules';
import { z } from 'zod';
import { time, version } from '../names.ts';

const DRAFT_SYNC_LIMITS = { notesLength: 2000, rack: 20 } as const;

export const DRAFT_SYNC_REFUSALS = ['not-your-desk'] as const;
export type DraftSyncRefusalCode = (typeof DRAFT_SYNC_REFUSALS)[number];
export interface DraftSyncRefusal {
  readonly code: DraftSyncRefusalCode;
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
  rack: z.array(letter).max(DRAFT_SYNC_LIMITS.rack),
  laid: z.array(laid).max(DRAFT_SYNC_LIMITS.rack),
  /** The version of the game that the tiles were laid in; when it has moved on they are taken up again. */
  seen: version,
  notes: z.string().max(DRAFT_SYNC_LIMITS.notesLength),
};

export const draftSyncAction = z.discriminatedUnion('kind', [
  /** What is not named stays as it is; the last one counts. */
  z.strictObject({
    kind: z.literal('keep'),
    rack: things.rack.exactOptional(),
    laid: z.strictObject({ tiles: things.laid, seen: version }).exactOptional(),
    notes: things.notes.exactOptional(),
  }),
  z.strictObject({ kind: z.literal('clear') }),
]);
export type DraftSyncAction = Readonly<z.infer<typeof draftSyncAction>>;

const draftContents = z.strictObject(things);
export type DraftContents = z.infer<typeof draftContents>;

export const draftSyncView = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('own'), ...things }),
  z.strictObject({ kind: z.literal('closed-to-you') }),
]);
export type DraftSyncView = z.infer<typeof draftSyncView>;

export const draftSyncEventView = z.strictObject({
  kind: z.enum(['kept', 'cleared']),
  at: time,
  things: draftContents,
});
export type DraftSyncEventView = z.infer<typeof draftSyncEventView>;

const THINGS: DraftContents = {
  rack: ['T', 'Ä', 'H', 'T', '?'],
  laid: [{ square: 112, letter: 'E', blank: false }],
  seen: 17,
  notes: 'Q?',
};

interface DraftSyncExamples {
  readonly actions: readonly DraftSyncAction[];
  readonly view: readonly DraftSyncView[];
  readonly events: readonly DraftSyncEventView[];
}

export const DRAFT_SYNC_EXAMPLES: DraftSyncExamples = {
  actions: [
    { kind: 'keep', rack: THINGS.rack },
    { kind: 'keep', laid: { tiles: THINGS.laid, seen: 17 } },
    { kind: 'keep', notes: 'Q?' },
    { kind: 'clear' },
  ],
  view: [{ kind: 'own', ...THINGS }, { kind: 'closed-to-you' }],
  events: [{ kind: 'kept', at: 1_794_000_000_000, things: THINGS }],
};
