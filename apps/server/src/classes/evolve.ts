/** The state of a class, and how events change it. */
import { assertNever } from '@taht/base';
import type { ClassTask, ClassWay, TaskProgress } from '@taht/protocol';
import { afterTry, NO_TRIES, type Tries } from '../people/tries.ts';
import type { ClassEvent } from './events.ts';

export interface ClassPupil extends Tries {
  readonly person: string;
  readonly nickname: string;
  readonly key: string;
  readonly pin: string;
  readonly joined: number;
}

export interface SchoolClass {
  readonly id: string;
  readonly now: number;
  readonly phase: 'new' | 'open' | 'ended';
  readonly teacher: string;
  readonly title: string;
  readonly code: string;
  readonly deleteBy: number;
  readonly outside: boolean;
  readonly way: ClassWay;
  readonly isOpen: boolean;
  readonly pupils: readonly ClassPupil[];
  readonly tasks: readonly ClassTask[];
  readonly progress: readonly TaskProgress[];
  /** Pupils of whom everything is still to be deleted. */
  readonly leaving: readonly string[];
}

export const NO_CLASS: SchoolClass = {
  id: '',
  now: 0,
  phase: 'new',
  teacher: '',
  title: '',
  code: '',
  deleteBy: 0,
  outside: false,
  way: 'friendly',
  isOpen: false,
  pupils: [],
  tasks: [],
  progress: [],
  leaving: [],
};

export function evolve(before: SchoolClass, event: ClassEvent): SchoolClass {
  if ((before.phase === 'new') !== (event.kind === 'opened'))
    throw new Error(`${event.kind} in a class that is ${before.phase}`);
  const state = { ...before, now: event.at };
  const change = (change: (pupil: ClassPupil) => ClassPupil, person: string): SchoolClass => ({
    ...state,
    pupils: state.pupils.map((pupil) => (pupil.person === person ? change(pupil) : pupil)),
  });
  switch (event.kind) {
    case 'opened': {
      const { kind: _, at: now, ...opening } = event;
      return { ...NO_CLASS, ...opening, now, phase: 'open', isOpen: true };
    }
    case 'retitled':
      return { ...state, title: event.title };
    case 'joining-set':
      return { ...state, isOpen: event.isOpen };
    case 'kept-until':
      return { ...state, deleteBy: event.deleteBy };
    case 'way-set':
      return { ...state, way: event.way };
    case 'pupil-added': {
      const { person, nickname, key, pin, at: joined } = event;
      const pupil = { person, nickname, key, pin, joined, ...NO_TRIES };
      return { ...state, pupils: [...state.pupils, pupil] };
    }
    case 'pupil-removed':
      return { ...without(state, event.person), leaving: [...state.leaving, event.person] };
    case 'pin-set':
      return change((pupil) => ({ ...pupil, ...NO_TRIES, pin: event.pin }), event.person);
    case 'pin-tried':
      return change((pupil) => ({ ...pupil, ...afterTry(pupil, event.at) }), event.person);
    case 'pin-right':
      return change((pupil) => ({ ...pupil, ...NO_TRIES }), event.person);
    case 'ended':
      return {
        ...state,
        phase: 'ended',
        isOpen: false,
        pupils: [],
        tasks: [],
        progress: [],
        leaving: [...state.leaving, ...state.pupils.map(({ person }) => person)],
      };
    case 'pupil-gone':
      return {
        ...without(state, event.person),
        leaving: state.leaving.filter((person) => person !== event.person),
      };
    case 'task-set': {
      const others = state.tasks.filter(({ id }) => id !== event.task.id);
      return { ...state, tasks: [...others, event.task] };
    }
    case 'task-removed':
      return {
        ...state,
        tasks: state.tasks.filter(({ id }) => id !== event.task),
        progress: state.progress.filter(({ task }) => task !== event.task),
      };
    case 'task-done': {
      const { task, person } = event.progress;
      const others = state.progress.filter((each) => each.task !== task || each.person !== person);
      return { ...state, progress: [...others, event.progress] };
    }
    default:
      return assertNever(event);
  }
}

const without = (state: SchoolClass, person: string): SchoolClass => ({
  ...state,
  pupils: state.pupils.filter((pupil) => pupil.person !== person),
  progress: state.progress.filter((each) => each.person !== person),
});
