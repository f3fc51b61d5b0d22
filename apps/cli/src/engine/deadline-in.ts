/** A deadline by the clock of the world. */
import { type Deadline, noDeadline } from '@taht/search';
import type { World } from '../shell/world.ts';

/** Without a time there is none. */
export function deadlineIn(milliseconds: number | undefined, world: Pick<World, 'now'>): Deadline {
  if (milliseconds === undefined) return noDeadline;
  const until = world.now() + milliseconds;
  return { expired: () => world.now() >= until };
}
