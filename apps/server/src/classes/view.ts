/** What the teacher and the pupils see of a class. Neither sees PINs; real names are not stored here at all. */
import type { ClassEventView, ClassView } from '@taht/protocol';
import type { Who } from '../kind/kind.ts';
import type { ClassEvent } from './events.ts';
import { type ClassPupil, isLocked, type SchoolClass } from './evolve.ts';

export type ClassViewer = 'teacher' | 'pupil' | 'stranger';

export function viewerFor({ phase, teacher, pupils }: SchoolClass, who: Who): ClassViewer {
  if (who.kind !== 'person' || phase === 'new') return 'stranger';
  if (who.id === teacher) return 'teacher';
  return pupils.some(({ person }) => person === who.id) ? 'pupil' : 'stranger';
}

export function viewFor(state: SchoolClass, viewer: ClassViewer): ClassView {
  if (viewer === 'stranger') return { kind: 'stranger' };
  const { id, title, teacher, deleteBy, outside, way, pupils, code, isOpen, now } = state;
  const common = { id, title, teacher, deleteBy, outside, way };
  if (viewer === 'pupil') return { ...common, kind: 'pupil', pupils: pupils.map(nicknameOf) };
  return {
    ...common,
    kind: 'teacher',
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
];

export function eventFor(
  { kind, at }: ClassEvent,
  viewer: ClassViewer,
  state: SchoolClass,
): ClassEventView | null {
  const isSeen = viewer === 'teacher' || (viewer === 'pupil' && TO_PUPILS.includes(kind));
  return isSeen ? { kind, at, view: viewFor(state, viewer) } : null;
}
