/** Moderation as a kind of stream. There is one such stream. */
import type { ModerationEventView, ModerationRefusal, ModerationView } from '@taht/protocol';
import { z } from 'zod';
import { jsonEntries, parseWith } from '../kind/json-entry.ts';
import type { Kind, KindTypes, Who } from '../kind/kind.ts';
import { type Rank, rank } from '../people/person/events.ts';
import { type Action, action } from './actions.ts';
import { decide, type ModerationAuthor } from './decide.ts';
import { id, type ModerationEvent, moderationEvent } from './events.ts';
import { evolve, type Moderation, NOTHING_YET } from './evolve.ts';
import { eventFor, type ModerationViewer, viewFor } from './view.ts';

export const MODERATION_STREAM = 'moderation-main';

export interface ModerationTypes extends KindTypes {
  readonly env: null;
  readonly state: Moderation;
  readonly author: ModerationAuthor;
  readonly action: Action;
  readonly event: ModerationEvent;
  readonly viewer: ModerationViewer;
  readonly view: ModerationView;
  readonly eventView: ModerationEventView;
  readonly refusal: ModerationRefusal;
}

const MACHINE: ModerationAuthor = { id: 'machine', rank: 'machine' };

export const moderationKind: Kind<ModerationTypes> = {
  name: 'moderation',
  version: 1,
  start: NOTHING_YET,
  decide,
  evolve,
  authorFor,
  viewerFor,
  viewFor,
  eventFor,
  parseAction: (json) => parseWith(action, json),
  ...jsonEntries<ModerationTypes>({
    author: z.strictObject({ id, rank }),
    action,
    event: moderationEvent,
  }),
  factsOf: () => ({ state: 'live', players: [], labels: [], summary: '' }),
  timeOf: ({ now }) => now,
  owes: ({ orders, now }) => (orders.length > 0 ? now : null),
};

/** The server's own command starts the stream; until then nobody may act on it. */
function authorFor({ now }: Moderation, who: Who): ModerationAuthor | null {
  if (who.kind === 'system') return MACHINE;
  return who.kind === 'person' && now > 0 ? { id: who.id, rank: rankOf(who.roles ?? []) } : null;
}

function rankOf(roles: readonly string[]): Rank {
  if (roles.includes('administrator')) return 'administrator';
  return roles.includes('moderator') ? 'moderator' : 'player';
}

function viewerFor(_: Moderation, who: Who): ModerationViewer {
  if (who.kind !== 'person') return { kind: 'reporter', id: '' };
  return rankOf(who.roles ?? []) === 'player'
    ? { kind: 'reporter', id: who.id }
    : { kind: 'moderator' };
}
