/** A person as a kind of stream: guest, account or pupil. Only they see all of it. */
import type { PersonEventView, PersonRefusal, PersonView } from '@taht/protocol';
import { z } from 'zod';
import { jsonEntries, parseWith } from '../../kind/json-entry.ts';
import type { Kind, KindTypes, Who } from '../../kind/kind.ts';
import { type Action, action } from './actions.ts';
import { decide, orphanDue, type PersonAuthor } from './decide.ts';
import { type PersonEvent, personEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { NOBODY, type Person } from './state.ts';
import { eventFor, type PersonViewer, viewerFor, viewFor } from './view.ts';

export interface PersonTypes extends KindTypes {
  readonly env: null;
  readonly state: Person;
  readonly author: PersonAuthor;
  readonly action: Action;
  readonly event: PersonEvent;
  readonly viewer: PersonViewer;
  readonly view: PersonView;
  readonly eventView: PersonEventView;
  readonly refusal: PersonRefusal;
}

export const personKind: Kind<PersonTypes> = {
  name: 'person',
  version: 1,
  start: NOBODY,
  decide,
  evolve,
  authorFor,
  viewerFor,
  viewFor,
  eventFor,
  parseAction: (json) => parseWith(action, json),
  ...jsonEntries<PersonTypes>({
    author: z.enum(['self', 'system']),
    action,
    event: personEvent,
  }),
  factsOf: ({ standing, id }) => ({
    state: standing === 'gone' ? 'over' : 'live',
    players: standing === 'new' ? [] : [id],
    labels: [],
    summary: '',
  }),
  timeOf: ({ now }) => now,
  dueOf: orphanDue,
  owes: ({ standing, vacation, now }) => (standing === 'gone' || vacation !== null ? now : null),
  tick: (id, at) => ({ id, by: 'system', at, action: { kind: 'tick' } }),
};

function authorFor(person: Person, who: Who): PersonAuthor | null {
  if (who.kind === 'system') return 'system';
  return who.kind === 'person' && person.standing !== 'new' && who.id === person.id ? 'self' : null;
}
