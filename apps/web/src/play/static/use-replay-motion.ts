/** The board of a replay moves from turn to turn; a jump over several is only shown as it is then. */
import type { Turn } from '@taht/phrasing';
import type { Square } from '@taht/rules';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

type Motions = typeof import('../motion/replay.ts');

export function useReplayMotion(
  frame: { readonly current: HTMLElement | null },
  turns: readonly Turn[],
): void {
  const motions = useRef<Motions | null>(null);
  const before = useRef<Before | null>(null);
  const isReplay = turns.length > 0;
  useEffect(() => {
    if (!isReplay || motions.current !== null) return;
    void import('../motion/replay.ts').then(
      (loaded) => {
        motions.current = loaded;
      },
      () => {},
    );
  }, [isReplay]);

  // Before it is painted.
  useLayoutEffect(() => {
    const board = frame.current;
    const moves = motions.current;
    const squares = turns.at(-1)?.play?.squares ?? [];
    const last = before.current;
    before.current = { count: turns.length, tiles: new Map() };
    if (board === null || moves === null) return;
    before.current = { count: turns.length, tiles: moves.tilesOn(board, squares) };
    if (last === null) return;
    if (turns.length === last.count + 1) void moves.goOn(board, squares);
    else if (turns.length === last.count - 1) void moves.goBack(board, last.tiles);
  }, [turns.length]);
}

interface Before {
  readonly count: number;
  /** Those of the last play, which may be gone the next time. */
  readonly tiles: ReadonlyMap<Square, Element>;
}
