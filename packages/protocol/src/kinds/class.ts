/** A class: what its teacher may do over a socket, and what teacher and pupils see of it. Real names are not in it. */
import { z } from 'zod';
import { name, time } from '../names.ts';
import { personId } from './person.ts';

export const CLASS_LIMITS = {
  pupils: 60,
  /** The longest that anything of a class is kept. */
  days: 400,
  titleLength: 60,
  realNameLength: 80,
  /** Wrong PINs in a row until a place is locked for a while, and until only the teacher can open it. */
  triesUntilPause: 5,
  triesUntilLocked: 15,
  pauseMinutes: 15,
  tasks: 20,
  /** What one task asks for at most. */
  taskCount: 14,
} as const;

export const CLASS_REFUSALS = [
  'not-permitted',
  'class-exists',
  'class-over',
  'class-full',
  'class-not-open',
  'nickname-taken',
  'no-such-pupil',
  'no-such-task',
  'too-many-tasks',
  'pin-locked',
  'date-out-of-range',
] as const;
export type ClassRefusalCode = (typeof CLASS_REFUSALS)[number];
/** `pin-locked` says until when, or null where only the teacher can help. */
export type ClassRefusal =
  | { readonly code: Exclude<ClassRefusalCode, 'pin-locked'> }
  | { readonly code: 'pin-locked'; readonly until: number | null };

/** How games of its pupils begin: words are looked at before they are played, or all is as the rulebook has it. */
export const CLASS_WAYS = ['friendly', 'rulebook'] as const;
export type ClassWay = (typeof CLASS_WAYS)[number];

/** Puzzles of the day to solve, games against the computer to finish, or the duplicate game of the week. */
export const TASK_KINDS = ['puzzles', 'games', 'weekly'] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

const taskId = z.string().regex(/^task-[\w-]{1,40}$/);

const taskShape = {
  kind: z.enum(TASK_KINDS),
  /** Which language it is played in. */
  edition: name,
  /** How many puzzles or games; 1 for the game of the week. */
  count: z.number().int().min(1).max(CLASS_LIMITS.taskCount),
  /** What is done later still counts. */
  due: time,
};

export const classTask = z.strictObject({ ...taskShape, id: taskId, from: time });
/** What pupils have to do, from a day to a day. */
export type ClassTask = Readonly<z.infer<typeof classTask>>;

const taskResult = {
  /** Puzzles or games. */
  done: z.number().int().min(1).max(CLASS_LIMITS.taskCount),
  /** Of the game of the week: percent of what there was. */
  percent: z.number().int().min(0).max(100).nullable(),
};

/** How far one pupil has come, as their device tells it. */
export const taskProgress = z.strictObject({
  task: taskId,
  person: name,
  ...taskResult,
  at: time,
});
export type TaskProgress = Readonly<z.infer<typeof taskProgress>>;

export const taskReport = z.strictObject({ task: taskId, ...taskResult });
export type TaskReport = Readonly<z.infer<typeof taskReport>>;

export const classTitle = z.string().trim().min(1).max(CLASS_LIMITS.titleLength);

export const classAction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('retitle'), title: classTitle }),
  /** Whether new pupils may join by themselves. */
  z.strictObject({ kind: z.literal('joining'), isOpen: z.boolean() }),
  /** The day on which everything of the class and its pupils is deleted. */
  z.strictObject({ kind: z.literal('keep-until'), deleteBy: time }),
  z.strictObject({ kind: z.literal('set-way'), way: z.enum(CLASS_WAYS) }),
  z.strictObject({ kind: z.literal('remove-pupil'), person: personId }),
  z.strictObject({
    kind: z.literal('set-task'),
    task: z.strictObject({ ...taskShape, id: taskId }),
  }),
  z.strictObject({ kind: z.literal('remove-task'), task: taskId }),
  /** Deletes all of it now. */
  z.strictObject({ kind: z.literal('end') }),
]);
export type ClassAction = Readonly<z.infer<typeof classAction>>;

const pupil = z.strictObject({ person: name, nickname: z.string() });

const common = {
  id: name,
  title: z.string(),
  teacher: name,
  deleteBy: time,
  /** Whether pupils may play people outside the class; they never talk to them. */
  outside: z.boolean(),
  /** In which games of its pupils begin unless they choose otherwise. */
  way: z.enum(CLASS_WAYS),
  tasks: z.array(classTask),
  /** To the teacher everybody's, to a pupil their own. */
  progress: z.array(taskProgress),
};

export const classView = z.discriminatedUnion('kind', [
  z.strictObject({
    ...common,
    kind: z.literal('teacher'),
    code: z.string(),
    isOpen: z.boolean(),
    pupils: z.array(
      z.strictObject({
        ...pupil.shape,
        joined: time,
        /** Whether too many wrong PINs were tried. */
        isLocked: z.boolean(),
      }),
    ),
  }),
  z.strictObject({ ...common, kind: z.literal('pupil'), pupils: z.array(pupil) }),
  z.strictObject({ kind: z.literal('stranger') }),
]);
export type ClassView = z.infer<typeof classView>;

export const CLASS_EVENTS = [
  'opened',
  'retitled',
  'joining-set',
  'kept-until',
  'way-set',
  'pupil-added',
  'pupil-removed',
  'pin-set',
  'pin-tried',
  'pin-right',
  'ended',
  'pupil-gone',
  'task-set',
  'task-removed',
  'task-done',
] as const;
export type ClassEventKind = (typeof CLASS_EVENTS)[number];

export const classEventView = z.strictObject({
  kind: z.enum(CLASS_EVENTS),
  at: time,
  view: classView,
});
export type ClassEventView = z.infer<typeof classEventView>;

const SEVEN_B = {
  id: 'class-k3v9x0q7m2w8r5t1b6zd',
  title: '7b',
  teacher: 'person-p4n8c2y6h0s3f7j1d5ga',
  deleteBy: 1_812_000_000_000,
  outside: false,
  way: 'friendly',
} as const;

const HOMEWORK: Pick<Extract<ClassView, { kind: 'pupil' }>, 'tasks' | 'progress'> = {
  tasks: [
    {
      ...{ id: 'task-1', kind: 'puzzles', edition: 'et', count: 3 },
      ...{ from: 1_794_000_000_000, due: 1_794_600_000_000 },
    },
  ],
  progress: [
    {
      ...{ task: 'task-1', person: 'person-m1n2b3v4c5x6z7l8k9jh', done: 2, percent: null },
      at: 1_794_100_000_000,
    },
  ],
};

const TO_TEACHER: ClassView = {
  ...SEVEN_B,
  ...HOMEWORK,
  kind: 'teacher',
  code: 'K7M4XQ',
  isOpen: true,
  pupils: [
    {
      person: 'person-m1n2b3v4c5x6z7l8k9jh',
      nickname: 'Tähetark',
      joined: 1_794_000_000_000,
      isLocked: false,
    },
  ],
};

interface ClassExamples {
  readonly actions: readonly ClassAction[];
  readonly view: readonly ClassView[];
  readonly events: readonly ClassEventView[];
}

export const CLASS_EXAMPLES: ClassExamples = {
  actions: [
    { kind: 'retitle', title: '7b' },
    { kind: 'joining', isOpen: false },
    { kind: 'keep-until', deleteBy: 1_812_000_000_000 },
    { kind: 'set-way', way: 'rulebook' },
    { kind: 'remove-pupil', person: 'person-m1n2b3v4c5x6z7l8k9jh' },
    {
      kind: 'set-task',
      task: { id: 'task-1', kind: 'puzzles', edition: 'et', count: 3, due: 1_794_600_000_000 },
    },
    { kind: 'remove-task', task: 'task-1' },
    { kind: 'end' },
  ],
  view: [
    TO_TEACHER,
    {
      ...SEVEN_B,
      ...HOMEWORK,
      kind: 'pupil',
      pupils: [{ person: 'person-m1n2b3v4c5x6z7l8k9jh', nickname: 'Tähetark' }],
    },
    { kind: 'stranger' },
  ],
  events: [{ kind: 'pupil-added', at: 1_794_000_000_000, view: TO_TEACHER }],
};
