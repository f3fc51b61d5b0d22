/** A class as a kind of stream: its teacher, its pupils by nickname, and the day on which all of it is deleted. */
import type { ClassEventView, ClassRefusal, ClassView } from '@taht/protocol';
import { z } from 'zod';
import { jsonEntries, parseWith } from '../kind/json-entry.ts';
import type { Kind, KindTypes, Who } from '../kind/kind.ts';
import { type Action, action } from './actions.ts';
import { type ClassAuthor, decide } from './decide.ts';
import { type ClassEvent, classEvent } from './events.ts';
import { evolve, NO_CLASS, type SchoolClass } from './evolve.ts';
import { type ClassViewer, eventFor, viewerFor, viewFor } from './view.ts';

export interface ClassTypes extends KindTypes {
  readonly env: null;
  readonly state: SchoolClass;
  readonly author: ClassAuthor;
  readonly action: Action;
  readonly event: ClassEvent;
  readonly viewer: ClassViewer;
  readonly view: ClassView;
  readonly eventView: ClassEventView;
  readonly refusal: ClassRefusal;
}

export const classKind: Kind<ClassTypes> = {
  name: 'class',
  version: 1,
  start: NO_CLASS,
  decide,
  evolve,
  authorFor,
  viewerFor,
  viewFor,
  eventFor,
  parseAction: (json) => parseWith(action, json),
  ...jsonEntries<ClassTypes>({
    author: z.enum(['teacher', 'system']),
    action,
    event: classEvent,
  }),
  factsOf: ({ phase, teacher, pupils }) => ({
    state: phase === 'ended' ? 'over' : 'live',
    players: phase === 'new' ? [] : [teacher, ...pupils.map(({ person }) => person)],
    labels: [],
    summary: '',
  }),
  timeOf: ({ now }) => now,
  dueOf: ({ phase, deleteBy }) => (phase === 'open' ? deleteBy : null),
  owes: ({ phase, leaving, now }) => (phase === 'ended' || leaving.length > 0 ? now : null),
  tick: (id, at) => ({ id, by: 'system', at, action: { kind: 'tick' } }),
};

function authorFor({ phase, teacher }: SchoolClass, who: Who): ClassAuthor | null {
  if (who.kind === 'system') return 'system';
  return who.kind === 'person' && phase !== 'new' && who.id === teacher ? 'teacher' : null;
}
