/** Listens to the live regions as a screen reader does: lines that are added to a log, and a status or an alert whenever it is another. */
import type {} from './in-page.ts';

const LIVE = '[role="log"], [role="status"], [role="alert"]';
let spoken: string[] = [];
const lastOf = new WeakMap<Element, string>();

const textOf = (node: Node): string => node.textContent?.replace(/\s+/gu, ' ').trim() ?? '';

const hear = (region: Element): void => {
  const text = textOf(region);
  if (text === lastOf.get(region)) return;
  lastOf.set(region, text);
  if (text !== '') spoken.push(text);
};

const listen = (records: readonly MutationRecord[]): void => {
  const regions = new Set<Element>();
  for (const { target, addedNodes } of records) {
    const element = target instanceof Element ? target : target.parentElement;
    const region = element?.closest(LIVE);
    if (region?.getAttribute('role') === 'log') hearLog(region);
    else if (region != null) regions.add(region);
    for (const node of addedNodes)
      if (node instanceof Element)
        for (const each of [node, ...node.querySelectorAll('*')])
          if (each.matches(LIVE)) regions.add(each);
  }
  for (const region of regions) hear(region);
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
  const said = spoken;
  spoken = [];
  return said;
};
