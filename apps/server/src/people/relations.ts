/** The relations between two people: whom they follow, block and mute, and what a class or a moderator forbids. */
import type { Person } from './person/state.ts';

export interface Relations {
  readonly id: string;
  readonly follows: readonly string[];
  readonly blocks: readonly string[];
  readonly mutes: readonly string[];
  readonly mutedUntil: number | null;
  readonly closedUntil: number | null;
  /** Of a pupil: the class, its teacher, and whether it plays with people outside. */
  readonly pupilOf: {
    readonly class: string;
    readonly teacher: string;
    readonly outside: boolean;
  } | null;
}

export const relationsOf = ({
  id,
  follows,
  blocks,
  mutes,
  penalties,
  pupil,
}: Person): Relations => ({
  id,
  follows,
  blocks,
  mutes,
  mutedUntil: penalties.mutedUntil,
  closedUntil: penalties.closedUntil,
  pupilOf:
    pupil === null ? null : { class: pupil.class, teacher: pupil.teacher, outside: pupil.outside },
});

/** Whether the second may hear the first. A pupil talks and hears only within the class. */
export function mayChat(from: Relations, to: Relations, at: number): boolean {
  if (isNow(from.mutedUntil, at) || isNow(from.closedUntil, at)) return false;
  if (isBlocked(from, to) || to.mutes.includes(from.id)) return false;
  return from.pupilOf === null && to.pupilOf === null ? true : isSameClass(from, to);
}

export function mayChallenge(from: Relations, to: Relations, at: number): boolean {
  return mayPair(from, to, at);
}

/** Whether two may be paired or challenge each other. It is symmetric. */
export function mayPair(a: Relations, b: Relations, at: number): boolean {
  if (a.id === b.id || isBlocked(a, b)) return false;
  if (isNow(a.closedUntil, at) || isNow(b.closedUntil, at)) return false;
  return isSameClass(a, b) || (goesOut(a) && goesOut(b));
}

const isNow = (until: number | null, at: number): boolean => until !== null && until > at;

const isBlocked = (a: Relations, b: Relations): boolean =>
  a.blocks.includes(b.id) || b.blocks.includes(a.id);

const goesOut = ({ pupilOf }: Relations): boolean => pupilOf === null || pupilOf.outside;

/** A pupil with the class or its teacher, or a teacher with a pupil. */
export function isSameClass(a: Relations, b: Relations): boolean {
  if (a.pupilOf === null) return b.pupilOf?.teacher === a.id;
  return b.pupilOf === null ? a.pupilOf.teacher === b.id : a.pupilOf.class === b.pupilOf.class;
}
