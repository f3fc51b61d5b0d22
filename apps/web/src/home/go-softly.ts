/** From one page to another with what both show staying in its place, where the browser can. */
import { isStill } from '../ui/still.ts';

type Page = Document & {
  startViewTransition?(change: () => Promise<void>): unknown;
};

/** The old page is shown until the board of the new one stands. */
export function goSoftly(change: () => void): void {
  const page = document as Page;
  if (page.startViewTransition === undefined || isStill()) change();
  else
    page.startViewTransition(async () => {
      change();
      await boardStands();
    });
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
