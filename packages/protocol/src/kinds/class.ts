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
} as const;

export const CLASS_REFUSALS = [
  'not-permitted',
  'class-exists',
  'class-over',
  'class-full',
  'class-not-open',
  'nickname-taken',
  'no-such-pupil',
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

export const classTitle = z.string().trim().min(1).max(CLASS_LIMITS.titleLength);

export const classAction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('retitle'), title: classTitle }),
  /** Whether new pupils may join by themselves. */
  z.strictObject({ kind: z.literal('joining'), isOpen: z.boolean() }),
  /** The day on which everything of the class and its pupils is deleted. */
  z.strictObject({ kind: z.literal('keep-until'), deleteBy: time }),
  z.strictObject({ kind: z.literal('set-way'), way: z.enum(CLASS_WAYS) }),
  z.strictObject({ kind: z.literal('remove-pupil'), person: personId }),
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

const TO_TEACHER: ClassView = {
  ...SEVEN_B,
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
    { kind: 'end' },
  ],
  view: [
    TO_TEACHER,
    {
      ...SEVEN_B,
      kind: 'pupil',
      pupils: [{ person: 'person-m1n2b3v4c5x6z7l8k9jh', nickname: 'Tähetark' }],
    },
    { kind: 'stranger' },
  ],
  events: [{ kind: 'pupil-added', at: 1_794_000_000_000, view: TO_TEACHER }],
};
