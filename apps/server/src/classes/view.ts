/** What the teacher and the pupils see of a class. A pupil sees what they themselves have done of the tasks. Neither sees PINs; real names are not stored here at all. */
import type { ClassEventView, ClassView } from '@taht/protocol';
import type { Who } from '../kind/kind.ts';
import { isLocked } from '../people/tries.ts';
import type { ClassEvent } from './events.ts';
import type { ClassPupil, SchoolClass } from './evolve.ts';

export type ClassViewer =
  | { readonly kind: 'teacher' | 'stranger' }
  | { readonly kind: 'pupil'; readonly person: string };

export function viewerFor({ phase, teacher, pupils }: SchoolClass, who: Who): ClassViewer {
  if (who.kind !== 'person' || phase === 'new') return { kind: 'stranger' };
  if (who.id === teacher) return { kind: 'teacher' };
  return pupils.some(({ person }) => person === who.id)
    ? { kind: 'pupil', person: who.id }
    : { kind: 'stranger' };
}

export function viewFor(state: SchoolClass, viewer: ClassViewer): ClassView {
  if (viewer.kind === 'stranger') return { kind: 'stranger' };
  const { id, title, teacher, deleteBy, outside, way, pupils, code, isOpen, now } = state;
  const common = { id, title, teacher, deleteBy, outside, way, tasks: [...state.tasks] };
  if (viewer.kind === 'pupil')
    return {
      ...common,
      kind: 'pupil',
      progress: state.progress.filter(({ person }) => person === viewer.person),
      pupils: pupils.map(nicknameOf),
    };
  return {
    ...common,
    kind: 'teacher',
    progress: [...state.progress],
    code,
    isOpen,
    pupils: pupils.map((pupil) => ({
      ...nicknameOf(pupil),
      joined: pupil.joined,
      isLocked: isLocked(pupil) || (pupil.pausedUntil ?? 0) > now,
    })),
  };
}

const nicknameOf = ({ person, nickname }: ClassPupil) => ({ person, nickname });

const TO_PUPILS: readonly ClassEvent['kind'][] = [
  'opened',
  'retitled',
  'kept-until',
  'way-set',
  'pupil-added',
  'pupil-removed',
  'ended',
  'task-set',
  'task-removed',
];

export function eventFor(
  event: ClassEvent,
  viewer: ClassViewer,
  state: SchoolClass,
): ClassEventView | null {
  const { kind, at } = event;
  const isSeen =
    viewer.kind === 'teacher' ||
    (viewer.kind === 'pupil' && (TO_PUPILS.includes(kind) || isOwnTask(event, viewer.person)));
  return isSeen ? { kind, at, view: viewFor(state, viewer) } : null;
}

const isOwnTask = (event: ClassEvent, person: string): boolean =>
  event.kind === 'task-done' && event.progress.person === person;
