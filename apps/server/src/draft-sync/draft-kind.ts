/**
 * One player's drafts in one game as a kind of stream: tiles not yet played, and notes. Only the owner sees them,
 * and only the latest state counts.
 */
import { assertNever, err, ok, type Result } from '@taht/base';
import {
  type DraftContents,
  type DraftSyncAction,
  type DraftSyncEventView,
  type DraftSyncRefusal,
  type DraftSyncView,
  draftSyncAction,
  draftSyncEventView,
} from '@taht/protocol';
import { z } from 'zod';
import { jsonEntries, parseText, parseWith } from '../kind/json-entry.ts';
import type { Command, Kind, KindTypes } from '../kind/kind.ts';

export interface Drafts {
  readonly now: number;
  /** Empty before the first command. */
  readonly owner: string;
  readonly things: DraftContents;
}

const author = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person'), id: z.string().min(1).max(100) }),
  z.strictObject({ kind: z.literal('system') }),
]);

const event = z.strictObject({ ...draftSyncEventView.shape, owner: z.string().max(100) });
type DraftEvent = Readonly<z.infer<typeof event>>;

export interface DraftTypes extends KindTypes {
  readonly env: null;
  readonly state: Drafts;
  readonly author: z.infer<typeof author>;
  readonly action: DraftSyncAction;
  readonly event: DraftEvent;
  readonly viewer: 'owner' | 'other';
  readonly view: DraftSyncView;
  readonly eventView: DraftSyncEventView;
  readonly refusal: DraftSyncRefusal;
}

const BARE: DraftContents = { rack: [], laid: [], seen: 0, notes: '' };
const START: Drafts = { now: 0, owner: '', things: BARE };

const snapshot = z.strictObject({
  now: z.number(),
  owner: z.string(),
  things: draftSyncEventView.shape.things,
});

export const draftStream = (game: string, person: string): string => `desk-${game}-${person}`;

/** The game that a person's drafts are for, or null for a stream that is not theirs. */
export const gameOfDrafts = (stream: string, person: string): string | null =>
  stream.startsWith('desk-game-') && stream.endsWith(`-${person}`)
    ? stream.slice('desk-'.length, -person.length - 1)
    : null;

export const draftKind: Kind<DraftTypes> = {
  // The stored name is older than the present one.
  name: 'desk', // as it is stored and on the wire; everywhere else it is called draft sync
  version: 1,
  start: START,
  snapshots: {
    version: 1,
    encode: (state) => JSON.stringify(state),
    decode: (text) => parseText(snapshot, text),
  },
  transient: true,
  decide,
  evolve: (_, { at, owner, things }) => ({ now: at, owner, things }),
  authorFor: ({ owner }, who) => {
    if (who.kind === 'system') return who;
    const isOwn = who.kind === 'person' && (owner === '' || owner === who.id);
    return isOwn ? { kind: 'person', id: who.id } : null;
  },
  viewerFor: ({ owner }, who) => (who.kind === 'person' && owner === who.id ? 'owner' : 'other'),
  viewFor: ({ things }, viewer) =>
    viewer === 'owner' ? { kind: 'own', ...things } : { kind: 'closed-to-you' },
  eventFor: ({ kind, at, things }, viewer) => (viewer === 'owner' ? { kind, at, things } : null),
  parseAction: (json) => parseWith(draftSyncAction, json),
  ...jsonEntries<DraftTypes>({ author, action: draftSyncAction, event }),
  factsOf: ({ owner, things }) => ({
    state: things.rack.length + things.laid.length === 0 ? 'over' : 'open',
    players: owner === '' ? [] : [owner],
    labels: [],
    summary: '',
  }),
  timeOf: ({ now }) => now,
};

function decide(
  { owner, things }: Drafts,
  { by, action, at }: Command<DraftTypes>,
): Result<readonly DraftEvent[], DraftSyncRefusal> {
  const whose = owner === '' && by.kind === 'person' ? by.id : owner;
  if (whose === '' || (by.kind === 'person' && by.id !== whose))
    return err({ code: 'not-your-desk' });
  const after = thingsAfter(things, action);
  if (owner !== '' && JSON.stringify(after) === JSON.stringify(things)) return ok([]);
  const kind = action.kind === 'keep' ? 'kept' : 'cleared';
  return ok([{ kind, at, owner: whose, things: after }]);
}

function thingsAfter(things: DraftContents, action: DraftSyncAction): DraftContents {
  switch (action.kind) {
    case 'keep':
      return {
        rack: action.rack ?? things.rack,
        laid: action.laid?.tiles ?? things.laid,
        seen: action.laid?.seen ?? things.seen,
        notes: action.notes ?? things.notes,
      };
    case 'clear':
      return { ...BARE, notes: things.notes };
    default:
      return assertNever(action);
  }
}
