/** What stands on the board beside a word, above the squares: the points of what is laid, and something to press. Out of sight until it has its place. */
import { signal } from '@preact/signals';
import { BOARD_SIZE, type Board } from '@taht/rules';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Draft } from '../input/draft.ts';
import type { Box } from './beside.ts';
import css from './notes.module.css';
import type { WordPlace } from './word-squares.ts';
import { GROWTH, zoom } from './zoom.ts';

export interface Note {
  /** The word that it is about first, then those across it. */
  readonly words: readonly WordPlace[];
  readonly content: ComponentChildren;
}

export interface Badge extends Pick<Note, 'words'> {
  readonly score: number;
  readonly look: string;
}

export interface BoardNotesProps {
  readonly board: Board;
  readonly draft: Draft;
  readonly badge: Badge | null;
  readonly chip: Note | null;
}

const WHOLE: Box = { left: 0, top: 0, width: BOARD_SIZE, height: BOARD_SIZE };

type Placing = typeof import('./beside.ts').placeBeside;

/** Fetched with the first note; without a network it is tried again with the next. */
const placing = signal<Placing | null>(null);

function fetchPlacing(): void {
  void import('./beside.ts').then(
    ({ placeBeside }) => {
      placing.value = placeBeside;
    },
    () => {},
  );
}

export function BoardNotes(props: BoardNotesProps) {
  const { badge, chip } = props;
  const layer = useRef<HTMLDivElement>(null);
  const present = useRef(props);
  present.current = props;
  // Whatever has changed, before it is seen.
  const place = placing.value;
  useLayoutEffect(() => arrange(layer.current, place, present.current));
  useEffect(() => {
    if (place === null) fetchPlacing();
    const anew = (): void => arrange(layer.current, place, present.current);
    const watch = new ResizeObserver(anew);
    if (layer.current !== null) watch.observe(layer.current);
    const port = zoom.port();
    port?.addEventListener('scrollend', anew);
    return () => {
      watch.disconnect();
      port?.removeEventListener('scrollend', anew);
    };
  }, [place]);
  return (
    <div ref={layer} class={css.layer}>
      {badge === null ? null : (
        <span
          key={`badge ${badge.score}`}
          class={`${css.note} ${css.badge}`}
          data-look={badge.look}
          aria-hidden="true"
        >
          {badge.score}
        </span>
      )}
      {chip === null ? null : (
        <div key="chip" class={css.note}>
          {chip.content}
        </div>
      )}
    </div>
  );
}

/** One after the other, each beside its words and none on another. */
function arrange(
  layer: HTMLElement | null,
  place: Placing | null,
  { board, draft, badge, chip }: BoardNotesProps,
): void {
  if (layer === null || place === null) return;
  const side = layer.clientWidth / BOARD_SIZE;
  const laid = draft.pieces.flatMap(({ square }) => square ?? []);
  const notes = [badge, chip].filter((note) => note !== null);
  const boxes: Box[] = [];
  const seen = seenOf(layer, side);
  for (const [i, element] of ([...layer.children] as HTMLElement[]).entries()) {
    const size = { width: element.offsetWidth / side, height: element.offsetHeight / side };
    const own = notes[i]?.words ?? [];
    const words = [...own, ...notes.flatMap((note) => (note.words === own ? [] : note.words))];
    const isTaken = (square: number): boolean => board[square] !== null;
    const box = place(size, { words, laid, isTaken, boxes, seen });
    element.style.left = `${(box.left / BOARD_SIZE) * 100}%`;
    element.style.visibility = 'visible';
    element.style.top = `${(box.top / BOARD_SIZE) * 100}%`;
    boxes.push(box);
  }
}

/** What the window around a near board shows of it, in squares. Where it is scrolled to is told by the layout: the board itself may just be growing. */
function seenOf(layer: HTMLElement, side: number): Box {
  const port = zoom.port();
  if (port === null || !zoom.isNear.peek()) return WHOLE;
  const [own, frame] = [layer, layer.parentElement ?? layer].map((each) =>
    each.getBoundingClientRect(),
  ) as [DOMRect, DOMRect];
  const grown = own.width / BOARD_SIZE;
  return {
    left: port.scrollLeft / GROWTH / side - (own.left - frame.left) / grown,
    top: port.scrollTop / GROWTH / side - (own.top - frame.top) / grown,
    width: port.clientWidth / GROWTH / side,
    height: port.clientHeight / GROWTH / side,
  };
}
