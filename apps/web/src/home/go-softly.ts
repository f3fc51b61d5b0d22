/** From one page to another with what both show staying in its place, where the browser can. */
import { isStill } from '../ui/still.ts';

type Page = Document & {
  startViewTransition?(change: () => Promise<void>): { readonly finished: Promise<void> };
};

/** What goes over as one thing, and is not seen twice meanwhile. */
const PARTS = { board: '[data-board]:not([data-rack])', rack: '[data-rack]' } as const;

/** The old page is shown until the board of the new one stands; board and rack go to their new places. */
export function goSoftly(change: () => void): void {
  const page = document as Page;
  if (page.startViewTransition === undefined || isStill()) {
    change();
    return;
  }
  const before = nameParts('[data-home]');
  const { finished } = page.startViewTransition(async () => {
    change();
    await boardStands();
    before();
    after = nameParts('[data-game]');
  });
  let after = before;
  void finished.finally(() => after());
}

/** Gives both a name within that; what is given back takes the names away. */
function nameParts(within: string): () => void {
  const named = Object.entries(PARTS).flatMap(([name, part]) => {
    const element = document.querySelector<HTMLElement>(`${within} ${part}`);
    element?.style.setProperty('view-transition-name', name);
    return element ?? [];
  });
  return () => {
    for (const element of named) element.style.removeProperty('view-transition-name');
  };
}

const boardStands = (): Promise<void> =>
  new Promise((resolve) => {
    const main = document.getElementById('main') ?? document.body;
    const look = (): void => {
      if (main.querySelector('[data-game]') === null) return;
      watch.disconnect();
      resolve();
    };
    const watch = new MutationObserver(look);
    watch.observe(main, { childList: true, subtree: true });
    look();
  });
