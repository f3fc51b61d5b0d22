/** Keeps what is laid in a game of this device over a reload. */

import type { DraftKeeper } from '../view/game-at-hand.ts';
import type { Draft } from './draft.ts';

export function keepHere(game: string, seat: number): DraftKeeper {
  const key = `taht.draft.${game}.${seat}`;
  return {
    read: () => {
      try {
        return JSON.parse(localStorage.getItem(key) ?? 'null') as Draft | null;
      } catch {
        return null;
      }
    },
    write: (draft) => {
      try {
        localStorage.setItem(key, JSON.stringify(draft));
      } catch {
        // A full or forbidden storage: then it lasts as long as the page.
      }
    },
  };
}
