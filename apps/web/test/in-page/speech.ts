/** Listens to the live regions as a screen reader does: lines that are added to a log, and a status or an alert whenever it is another. */
import type {} from './in-page.ts';

const LIVE = '[role="log"], [role="status"], [role="alert"]';
let spoken: string[] = [];
/** Regions with another text than before; what was replaced before anybody could hear it is not spoken. */
const changed = new Set<Element>();

const textOf = (node: Node): string => node.textContent?.replace(/\s+/gu, ' ').trim() ?? '';

const listen = (records: readonly MutationRecord[]): void => {
  for (const { target, addedNodes } of records) {
    const element = target instanceof Element ? target : target.parentElement;
    const added = [...addedNodes].filter((node) => node instanceof Element);
    const inside = added.flatMap((node) => [node, ...node.querySelectorAll('*')]);
    for (const region of [element?.closest(LIVE), ...inside.filter((each) => each.matches(LIVE))])
      if (region?.getAttribute('role') === 'log') hearLog(region);
      else if (region != null) changed.add(region);
  }
};

let logged: readonly string[] = [];

/** The last lines stay on show: what is new comes after them. */
const hearLog = (log: Element): void => {
  const lines = [...log.children].map(textOf);
  let kept = Math.min(logged.length, lines.length);
  while (kept > 0 && logged.slice(-kept).join('\n') !== lines.slice(0, kept).join('\n')) kept--;
  spoken.push(...lines.slice(kept));
  logged = lines;
};

new MutationObserver(listen).observe(document, {
  childList: true,
  characterData: true,
  subtree: true,
});

globalThis.takeSpoken = () => {
  const regions = [...changed].filter(({ isConnected }) => isConnected);
  const said = [...spoken, ...regions.map(textOf).filter((text) => text !== '')];
  spoken = [];
  changed.clear();
  return said;
};
