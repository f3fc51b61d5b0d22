/** When to stop thinking. Nothing here reads a clock: whoever has one, or a flag that others set, hands it in. */

export interface Deadline {
  /** Once it has said so, it stays expired. */
  expired(): boolean;
}

export const noDeadline: Deadline = { expired: () => false };

/** No more plays than this are weighed between two looks at a deadline. */
export const PLAYS_PER_LOOK = 1024;
