/** What the teacher and the server may do with a class. */
import { assertNever, err, ok, type Result } from '@taht/base';
import { CLASS_LIMITS, type ClassAction, type ClassRefusal, type TaskReport } from '@taht/protocol';
import type { Command } from '@taht/stream';
import { lockOf } from '../people/tries.ts';
import { type Action, isTeachers, type ServerAction } from './actions.ts';
import type { ClassEvent } from './events.ts';
import type { SchoolClass } from './evolve.ts';

export type ClassAuthor = 'teacher' | 'system';

type Decision = Result<readonly ClassEvent[], ClassRefusal>;

const DAY_MS = 86_400_000;

export function decide(
  state: SchoolClass,
  { by, at, action }: Command<ClassAuthor, Action>,
): Decision {
  if (isTeachers(action)) return decideTeachers(state, at, action);
  return by === 'system' ? decideServer(state, at, action) : err({ code: 'not-permitted' });
}

function decideTeachers(state: SchoolClass, at: number, action: ClassAction): Decision {
  if (state.phase === 'new') return err({ code: 'not-permitted' });
  if (state.phase === 'ended') return err({ code: 'class-over' });
  switch (action.kind) {
    case 'retitle':
      return ok([{ kind: 'retitled', at, title: action.title }]);
    case 'joining':
      return ok([{ kind: 'joining-set', at, isOpen: action.isOpen }]);
    case 'keep-until':
      return isDate(at, action.deleteBy)
        ? ok([{ kind: 'kept-until', at, deleteBy: action.deleteBy }])
        : err({ code: 'date-out-of-range' });
    case 'set-way':
      return ok([{ kind: 'way-set', at, way: action.way }]);
    case 'remove-pupil':
      return hasPupil(state, action.person)
        ? ok([{ kind: 'pupil-removed', at, person: action.person }])
        : err({ code: 'no-such-pupil' });
    case 'set-task':
      return setTask(state, at, action.task);
    case 'remove-task':
      return state.tasks.some(({ id }) => id === action.task)
        ? ok([{ kind: 'task-removed', at, task: action.task }])
        : err({ code: 'no-such-task' });
    case 'end':
      return ok([{ kind: 'ended', at }]);
    default:
      return assertNever(action);
  }
}

const isDate = (at: number, deleteBy: number): boolean =>
  deleteBy > at && deleteBy <= at + CLASS_LIMITS.days * DAY_MS;

const hasPupil = ({ pupils }: SchoolClass, person: string): boolean =>
  pupils.some((pupil) => pupil.person === person);

/** The same task again changes how much there is to do and until when; what has been done stays. */
function setTask(
  { tasks }: SchoolClass,
  at: number,
  task: Extract<ClassAction, { readonly kind: 'set-task' }>['task'],
): Decision {
  if (!isDate(at, task.due)) return err({ code: 'date-out-of-range' });
  const known = tasks.find(({ id }) => id === task.id);
  if (known === undefined && tasks.length >= CLASS_LIMITS.tasks)
    return err({ code: 'too-many-tasks' });
  return ok([{ kind: 'task-set', at, task: { ...task, from: known?.from ?? at } }]);
}

/** Told again, or less than before, it changes nothing. */
function taskDone(
  state: SchoolClass,
  at: number,
  person: string,
  { task: id, done, percent }: TaskReport,
): Decision {
  if (!hasPupil(state, person)) return err({ code: 'no-such-pupil' });
  const task = state.tasks.find((each) => each.id === id);
  if (task === undefined) return err({ code: 'no-such-task' });
  const before = state.progress.find((each) => each.task === id && each.person === person);
  const counted = Math.min(done, task.count);
  if (before !== undefined && before.done >= counted) return ok([]);
  return ok([
    { kind: 'task-done', at, progress: { task: id, person, done: counted, percent, at } },
  ]);
}

function decideServer(state: SchoolClass, at: number, action: ServerAction): Decision {
  if (action.kind === 'open') return open(state, at, action);
  if (action.kind === 'pupil-gone') return gone(state, at, action.person);
  if (action.kind === 'tick')
    return ok(state.phase === 'open' && state.deleteBy <= at ? [{ kind: 'ended', at }] : []);
  if (state.phase !== 'open') return err({ code: 'class-over' });
  switch (action.kind) {
    case 'add-pupil':
      return addPupil(state, at, action);
    case 'set-pin':
      return hasPupil(state, action.person)
        ? ok([{ kind: 'pin-set', at, person: action.person, pin: action.pin }])
        : err({ code: 'no-such-pupil' });
    case 'try-pin':
      return tryPin(state, at, action.person);
    case 'task-done':
      return taskDone(state, at, action.person, action.report);
    case 'pin-right':
      return ok(
        hasPupil(state, action.person) ? [{ kind: 'pin-right', at, person: action.person }] : [],
      );
    default:
      return assertNever(action);
  }
}

type ActionOf<K extends ServerAction['kind']> = Extract<ServerAction, { readonly kind: K }>;

function open(state: SchoolClass, at: number, action: ActionOf<'open'>): Decision {
  if (state.phase !== 'new') return err({ code: 'class-exists' });
  if (!isDate(at, action.deleteBy)) return err({ code: 'date-out-of-range' });
  const { id, teacher, title, code, deleteBy, outside } = action;
  return ok([{ kind: 'opened', at, id, teacher, title, code, deleteBy, outside }]);
}

const gone = ({ leaving, pupils }: SchoolClass, at: number, person: string): Decision =>
  ok(
    leaving.includes(person) || pupils.some((pupil) => pupil.person === person)
      ? [{ kind: 'pupil-gone', at, person }]
      : [],
  );

function addPupil(state: SchoolClass, at: number, action: ActionOf<'add-pupil'>): Decision {
  const { person, nickname, key, pin } = action;
  if (hasPupil(state, person)) return ok([]);
  if (state.pupils.length >= CLASS_LIMITS.pupils) return err({ code: 'class-full' });
  if (state.pupils.some((pupil) => pupil.key === key)) return err({ code: 'nickname-taken' });
  return ok([{ kind: 'pupil-added', at, person, nickname, key, pin }]);
}

function tryPin(state: SchoolClass, at: number, person: string): Decision {
  const pupil = state.pupils.find((each) => each.person === person);
  if (pupil === undefined) return err({ code: 'no-such-pupil' });
  const locked = lockOf(pupil, at);
  return locked !== null ? err(locked) : ok([{ kind: 'pin-tried', at, person }]);
}
