/** Typing begins without a click: a key that nothing on the page has the focus for goes to the board. */
import { useEffect, useRef } from 'preact/hooks';
import { isForBoard, pointed, typingCursor } from '../input/typing.ts';
import type { BoardProps } from './board.tsx';

export function useTyping(props: BoardProps, grid: { readonly current: HTMLElement | null }): void {
  const present = useRef(props);
  present.current = props;
  const isPlayedOn = props.onDrop !== undefined;
  useEffect(() => {
    if (!isPlayedOn) return undefined;
    const listen = (event: KeyboardEvent): void => {
      const { key, shiftKey } = event;
      if (key === 'Tab') pointed.isLeading = false;
      const { draft, game, naming, onCursor } = present.current;
      const isMeant =
        event.target === document.body &&
        !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) &&
        document.querySelector('dialog[open]') === null &&
        isForBoard(key, draft, naming.script.alphabet);
      if (!isMeant) return;
      const cursor = typingCursor(game, draft);
      const cell = grid.current?.querySelector<HTMLElement>(`[data-square="${cursor.square}"]`);
      pointed.isLeading = true;
      onCursor(cursor);
      cell?.focus({ preventScroll: true });
      event.preventDefault();
      cell?.dispatchEvent(
        new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }),
      );
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
      pointed.square = null;
    };
  }, [isPlayedOn, grid]);
}
