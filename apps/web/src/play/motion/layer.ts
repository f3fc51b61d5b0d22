/** What flies over the page: copies of tiles and small signs above everything, never in the way of a hand. */
import css from './motion.module.css';

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The middle of an element, and how wide it is. */
export function placeOf(element: Element): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width };
}

/** A sign of our own, its middle at a place. */
export function signAt({ x, y }: Pick<Place, 'x' | 'y'>, kind: keyof typeof css) {
  const sign = document.createElement('div');
  sign.className = `${css.sign} ${css[kind]}`;
  sign.ariaHidden = 'true';
  sign.style.left = `${x}px`;
  sign.style.top = `${y}px`;
  document.body.append(sign);
  return sign;
}

/** A copy of a tile above everything, where the other element is. */
export function copyTo(tile: Element, there: Element): HTMLElement {
  const { left, top, width, height } = there.getBoundingClientRect();
  const copy = tile.cloneNode(true) as HTMLElement;
  copy.removeAttribute('role');
  copy.removeAttribute('aria-label');
  copy.ariaHidden = 'true';
  copy.classList.add(css.copy as string);
  Object.assign(copy.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    translate: 'none',
    opacity: '',
  });
  copy.style.setProperty('--side', getComputedStyle(there).getPropertyValue('--side'));
  document.body.append(copy);
  return copy;
}

/** A tile as it lies, above everything; the tile itself is out of sight until the copy has landed. */
export function copyOf(tile: HTMLElement): { readonly copy: HTMLElement; land(): void } {
  const copy = copyTo(tile, tile);
  // Not hidden from those who hear: for them it is there already.
  tile.style.animation = 'none';
  tile.style.opacity = '0';
  const square = tile.closest<HTMLElement>('[data-square]');
  square?.setAttribute('data-awaited', '');
  return {
    copy,
    land: () => {
      copy.remove();
      tile.style.opacity = '';
      square?.removeAttribute('data-awaited');
    },
  };
}
