/** Folds what a viewer is told into the game it sees, and keeps every step for the score sheet. */
import { followGame, type Item, type SeenGame } from '@taht/protocol';
import type { EventView } from '@taht/rules';
import type { Step } from './session.ts';

export interface Followed {
  readonly seen: SeenGame;
  readonly steps: readonly Step[];
}

/** Null where the events alone do not say enough; events that the viewer may not see are null. */
export function follow(
  { seen, steps }: Followed,
  events: readonly (EventView | null)[],
  version: number,
): Followed | null {
  let present = seen;
  const more: Step[] = [];
  const first = version - events.length + 1;
  for (const [i, event] of events.entries()) {
    if (event === null) continue;
    const at = first + i;
    more.push({ event, before: present.game, version: at });
    const next = followGame(present, event, at);
    if (next === null) return null;
    present = next;
  }
  return { seen: present, steps: [...steps, ...more] };
}

/** What was told of the versions after `known`, one for each; null where it may not be seen. */
export function spread(
  told: readonly Item[],
  known: number,
  version: number,
): readonly (EventView | null)[] {
  const all = Array<EventView | null>(version - known).fill(null);
  for (const item of told)
    if ('event' in item) all[item.version - known - 1] = item.event as EventView;
  return all;
}
