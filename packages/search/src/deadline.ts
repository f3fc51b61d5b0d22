/** When to stop thinking. Nothing here reads a clock: whoever has one, or a flag that others set, hands it in. */

export interface Deadline {
  /** Once it has said so, it stays expired. */
  expired(): boolean;
}

export const noDeadline: Deadline = { expired: () => false };

/** Time told by how often it was asked for: the same on every machine. */
export function afterLooks(looks: number): Deadline {
  let left = looks;
  return { expired: () => left-- <= 0 };
}

export const soonerOf = (one: Deadline, other: Deadline): Deadline => ({
  expired: () => one.expired() || other.expired(),
});

/** No more plays than this are weighed between two looks at a deadline. */
export const PLAYS_PER_LOOK = 1024;
