/** Lets what happens in a game be seen moving, and heard. The motion itself is fetched when the first tile could be laid. */
import { signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { onRack } from '../input/draft.ts';
import type { GameModel } from '../model/game-model.ts';

type Motions = typeof import('../motion/show-steps.ts');

/** Null until it is there; without a network nothing moves. */
const present = signal<Motions | null>(null);

function fetchMotions(): void {
  if (present.value !== null) return;
  void import('../motion/show-steps.ts').then(
    (loaded) => {
      present.value = loaded;
    },
    () => {},
  );
}

export function useMotion(frame: { readonly current: HTMLElement | null }, model: GameModel): void {
  const { session, seat, trouble } = model;
  const steps = session.steps.value;
  const isOpening = session.link.value.kind === 'opening';
  const seen = useRef<number | null>(null);
  const rack = useRef<ReadonlySet<number>>(new Set());
  const isWaiting = !model.isMyTurn.value;
  const motions = present.value;
  useEffect(() => motions?.followSounds(model), [motions, model]);
  useEffect(() => {
    // Whoever only waits has nothing to lay; for all others it comes with the first touch.
    if (isWaiting) fetchMotions();
    const element = frame.current;
    for (const type of WANTED) element?.addEventListener(type, fetchMotions, { once: true });
    return () => {
      for (const type of WANTED) element?.removeEventListener(type, fetchMotions);
    };
  }, [frame, isWaiting]);

  // Before it is painted: what is to fly in must not be seen lying there.
  useLayoutEffect(() => {
    const fresh = seen.current === null || isOpening ? [] : steps.slice(seen.current);
    const before = rack.current;
    const pieces = onRack(model.draft.peek()).map(({ id }) => id);
    seen.current = steps.length;
    rack.current = new Set(pieces);
    if (fresh.length === 0 || frame.current === null || motions === null) return;
    const isUndone = fresh.some(({ event }) => event.kind === 'undone');
    const drawn = isUndone ? [] : pieces.filter((id) => !before.has(id));
    const tiles = drawn.flatMap((id) => tileOf(frame.current, id) ?? []);
    motions.showSteps(frame.current, fresh, seat.peek(), tiles);
  }, [steps, isOpening]);

  const failure = trouble.value;
  useLayoutEffect(() => {
    if (failure !== null && frame.current !== null) motions?.shakeMarked(frame.current);
  }, [failure]);
}

const WANTED = ['pointerdown', 'keydown', 'focusin'] as const;

const tileOf = (frame: HTMLElement | null, id: number): HTMLElement | null | undefined =>
  frame?.querySelector<HTMLElement>(`[data-piece="${id}"] > span`);
