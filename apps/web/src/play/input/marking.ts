/** Where the tile in hand would fall, marked on the elements themselves, so that nothing is drawn anew while it moves: a square, or a gap in the rack. */
import type { Area } from './aim.ts';
import type { Drop } from './drop.ts';

/** The rack as it lies there when a tile is taken up. */
export interface RackPlaces {
  readonly element: HTMLElement;
  readonly area: Area;
  readonly places: readonly HTMLElement[];
  readonly middles: readonly number[];
  /** The place of the tile in hand. */
  readonly own: number;
}

export function openRack(id: number): RackPlaces | null {
  const place = document.querySelector<HTMLElement>(`[data-rack] > [data-place="${id}"]`);
  const element = place?.parentElement;
  if (place === null || element === null || element === undefined) return null;
  const places = [...element.querySelectorAll<HTMLElement>('[data-place]')];
  const middles = places.map((each) => {
    const { left, width } = each.getBoundingClientRect();
    return left + width / 2;
  });
  return {
    element,
    area: element.getBoundingClientRect(),
    places,
    middles,
    own: places.indexOf(place),
  };
}

let target: HTMLElement | null = null;
let gap: number | null = null;

export function mark(drop: Drop, rack: RackPlaces | null): void {
  const next =
    drop.kind === 'square'
      ? document.querySelector<HTMLElement>(`[data-drop] [data-square="${drop.square}"]`)
      : drop.kind === 'rack' && rack !== null
        ? rack.element
        : null;
  if (next !== target) {
    delete target?.dataset.target;
    if (next !== null) next.dataset.target = '';
    target = next;
  }
  if (rack !== null) makeRoom(rack, drop.kind === 'rack' ? drop.place : null);
}

/** The tiles between the place that the tile left and the one where it would stand move up by one. */
function makeRoom({ places, middles, own }: RackPlaces, to: number | null): void {
  if (to === gap) return;
  gap = to;
  for (const [i, place] of places.entries()) {
    const goal = to === null ? i : placeAfter(i, own, to);
    const by = (middles[goal] ?? 0) - (middles[i] ?? 0);
    place.style.translate = `${by}px`;
  }
}

/** Nothing is in hand any more. */
export function unmark(rack: RackPlaces | null): void {
  mark({ kind: 'nowhere' }, null);
  gap = null;
  for (const place of rack?.places ?? []) place.style.translate = '';
}

/** Where the i-th stands when the one at `own` goes to `to`. */
export function placeAfter(i: number, own: number, to: number): number {
  if (i === own) return to;
  if (own < i && i <= to) return i - 1;
  if (to <= i && i < own) return i + 1;
  return i;
}
