/** What does not fit on a page: text that is cut off, pages that scroll sideways, targets that are too small or lie on each other. */
import type {} from './in-page.ts';

globalThis.findMisfits = () => {
  const LEAST = 44;
  const SLACK = 1.5;
  const found: string[] = [];
  const dialog = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1);
  const scope: HTMLElement = dialog ?? document.body;

  const nameOf = (element: Element): string => {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
    return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${text.slice(0, 40)}`;
  };
  /** Whether an element, or one that it is in, is so; each is asked once. */
  const within = (isSo: (element: Element) => boolean) => {
    const known = new Map<Element | null, boolean>([[null, false]]);
    const ask = (element: Element | null): boolean => {
      const answer = known.get(element) ?? (isSo(element as Element) || ask(parentOf(element)));
      known.set(element, answer);
      return answer;
    };
    return ask;
  };
  const parentOf = (element: Element | null): Element | null => element?.parentElement ?? null;
  /** What is only spoken is clipped away on purpose. */
  const isOnlySpoken = within((element) => getComputedStyle(element).clipPath.startsWith('inset'));
  const isUnseen = (element: Element): boolean =>
    element.closest('svg') !== null ||
    isOnlySpoken(element) ||
    !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const all = [...scope.querySelectorAll<HTMLElement>('*')].filter((each) => !isUnseen(each));

  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth + 1) {
    const right = (element: Element): number => element.getBoundingClientRect().right;
    const widest = all.reduce((a, b) => (right(b) >= right(a) ? b : a), scope);
    found.push(
      `the page is ${root.scrollWidth} wide on ${root.clientWidth}, up to ${nameOf(widest)}`,
    );
  }

  /** The lines of its own text, without that of what is in it. */
  const ownLines = (element: Element): DOMRect[] =>
    [...element.childNodes]
      .filter(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim())
      .flatMap((node) => {
        const range = document.createRange();
        range.selectNode(node);
        return [...range.getClientRects()];
      });
  const scrolls = (element: Element): boolean => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return /auto|scroll/u.test(overflowX + overflowY);
  };
  const hides = (element: Element): boolean =>
    /hidden|clip/u.test(getComputedStyle(element).overflowX);
  for (const element of all) {
    if (
      hides(element) &&
      element.textContent?.trim() &&
      element.scrollWidth > element.clientWidth + SLACK
    )
      found.push(`cut off: ${nameOf(element)}`);
    const lines = ownLines(element);
    if (lines.length === 0 || element.closest('[data-square], [data-piece]') !== null) continue;
    const left = Math.min(...lines.map((line) => line.left));
    const right = Math.max(...lines.map((line) => line.right));
    for (let box: Element | null = element; box !== null && box !== root; box = box.parentElement) {
      if (scrolls(box)) break;
      const around = box.getBoundingClientRect();
      if (['inline', 'contents'].includes(getComputedStyle(box).display)) continue;
      if (right > around.right + SLACK || left < around.left - SLACK) {
        found.push(`outside of its box: ${nameOf(element)} in ${nameOf(box)}`);
        break;
      }
    }
  }

  const TARGETS =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [tabindex="0"]';
  /** A link in a line of text is as high as the line, and a square of the board as large as there is room for. */
  const isExempt = (element: HTMLElement): boolean =>
    element.closest('[role="grid"]') !== null ||
    (element.tagName === 'A' && getComputedStyle(element).display === 'inline');
  const stays = within((element) =>
    ['fixed', 'sticky'].includes(getComputedStyle(element).position),
  );
  const labelled = (element: HTMLElement): HTMLElement =>
    (element.matches('input[type="checkbox"], input[type="radio"], input[type="file"]')
      ? (element.closest('label') ??
        (element.id === ''
          ? null
          : document.querySelector<HTMLElement>(`label[for="${element.id}"]`)))
      : null) ?? element;
  const targets = [...new Set(all.filter((each) => each.matches(TARGETS)).map(labelled))].filter(
    (each) => !isExempt(each) && !isUnseen(each),
  );
  const boxes = targets.map((target) => [target, target.getBoundingClientRect()] as const);
  for (const [i, [target, box]] of boxes.entries()) {
    if (box.right <= 0 || box.bottom <= 0) continue; // a link to skip to the content waits outside
    if (box.width < LEAST - 0.5 || box.height < LEAST - 0.5)
      found.push(`${Math.round(box.width)} × ${Math.round(box.height)}: ${nameOf(target)}`);
    for (const [other, its] of boxes.slice(i + 1)) {
      const width = Math.min(box.right, its.right) - Math.max(box.left, its.left);
      const height = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top);
      if (width <= SLACK || height <= SLACK) continue;
      if (target.contains(other) || other.contains(target)) continue;
      if (stays(target) !== stays(other)) continue; // the page scrolls on under a bar that stays
      found.push(`on each other: ${nameOf(target)}, ${nameOf(other)}`);
    }
  }
  return [...new Set(found)];
};
