/** What the server tells of a span of versions, laid out one by one. */
import type { Item } from '@taht/protocol';
import type { EventView } from '@taht/rules';

/** One for each version; null where it is hidden. */
export function eventsOf(
  items: readonly Item[],
  since: number,
  version: number,
): readonly (EventView | null)[] {
  const seen = new Map(
    items.flatMap((item) => ('event' in item ? [[item.version, item.event as EventView]] : [])),
  );
  return Array.from({ length: version - since }, (_, i) => seen.get(since + 1 + i) ?? null);
}
