/** What of an event a viewer may see: all of it, a part with counts for tiles, or nothing. */
import type { Seat } from './command.ts';
import type { FactOf, GameEvent, Stamp } from './event.ts';
import { maySeeRack, type Viewer } from './view.ts';

/** Events whose tiles only some may see. */
type Veiled = 'drew' | 'exchanged' | 'returned' | 'misdraw-found';

type VeiledEvent = {
  readonly [Kind in Veiled]: Omit<FactOf<Kind>, 'tiles'> & Stamp & { readonly hiddenTiles: number };
}[Veiled];

export type EventView = Exclude<GameEvent, { kind: 'sealed' }> | VeiledEvent;

/** Null for what nobody may know before the end, or what concerns only the seat that did it. */
export function eventFor(event: GameEvent, viewer: Viewer): EventView | null {
  switch (event.kind) {
    case 'sealed':
      return null;
    case 'looked-up':
      return maySeeRack(viewer, event.seat) ? event : null;
    case 'drew':
    case 'exchanged':
    case 'returned':
    case 'misdraw-found':
      return maySeeRack(viewer, event.seat) ? event : veil(event);
    default:
      return event;
  }
}

function veil(event: Extract<GameEvent, { kind: Veiled; seat: Seat }>): VeiledEvent {
  const { tiles, ...rest } = event;
  return { ...rest, hiddenTiles: tiles.length } as VeiledEvent;
}
