/** The title of the page is its heading, in whatever language it stands there. */
import { useEffect } from 'preact/hooks';

const NAME = 'Täht';

export function useHeadingAsTitle(): void {
  useEffect(() => {
    const main = document.getElementById('main');
    if (main === null) return undefined;
    const follow = (): void => {
      const heading = main.querySelector('h1')?.textContent;
      const title = heading ? `${heading} – ${NAME}` : NAME;
      if (document.title !== title) document.title = title;
    };
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(main, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);
}
