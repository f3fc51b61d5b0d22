/** While the device goes from hand to hand nobody can think, so no clock runs. */
import { type Game, nextDue } from '@taht/rules';
import { useEffect, useRef } from 'preact/hooks';
import type { Session } from '../session/session.ts';

export function useStandStill(session: Session, isCovered: boolean): void {
  const game = session.seen.value?.game;
  const isTimed = game !== undefined && waitsForClock(game);
  const stopped = useRef<Promise<unknown> | undefined>(undefined);
  useEffect(() => {
    if (isCovered && isTimed) stopped.current = session.pause?.(true);
    if (isCovered || stopped.current === undefined) return;
    void stopped.current.then(() => session.pause?.(false));
    stopped.current = undefined;
  }, [session, isCovered, isTimed]);
}

const waitsForClock = (game: Game): boolean =>
  game.clock.paused === null && (game.clock.running !== null || nextDue(game) !== null);
