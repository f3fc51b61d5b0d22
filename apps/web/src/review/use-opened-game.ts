/** The game that the address of the page names: after the last slash, or as a link behind the `#`. */
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { makeFragment } from '../ui/fragment.ts';
import { type Opened, type OpenFailure, openGame, openLink } from './open.ts';

export interface Opening {
  readonly opened: Signal<Opened | null>;
  readonly failure: Signal<OpenFailure | null>;
  readonly isBusy: Signal<boolean>;
  /** Where the game can be found by anybody: the part of an address behind `#`. */
  readonly fragment: Signal<string>;
  /** A game that was just opened; it stays over a reload. */
  readonly take: (opened: Opened) => void;
  /** Another one is to be opened: the page and its address forget this one. */
  readonly close: () => void;
}

export function useOpenedGame(game: string): Opening {
  const opened = useSignal<Opened | null>(null);
  const failure = useSignal<OpenFailure | null>(null);
  const isBusy = useSignal(false);
  const fragment = useSignal('');

  const take = (next: Opened): void => {
    opened.value = next;
    failure.value = null;
    if (!next.replayed.isOpen) return;
    void makeFragment(next.gcg).then((made) => {
      fragment.value = made;
      if (game === '') history.replaceState(history.state, '', `#${made}`);
    });
  };

  const close = (): void => {
    opened.value = null;
    fragment.value = '';
  };

  useEffect(() => {
    let isLeft = false;
    const open = (): void => {
      const link = location.hash.slice(1);
      if (game === '' && link === '') close();
      if ((game === '' && link === '') || link === fragment.value) {
        if (game === '') return;
      }
      isBusy.value = true;
      void (game === '' ? openLink(link) : openGame(game)).then((result) => {
        if (isLeft) return;
        isBusy.value = false;
        if (result.ok) take(result.value);
        else failure.value = result.error;
      });
    };
    open();
    addEventListener('hashchange', open);
    return () => {
      isLeft = true;
      removeEventListener('hashchange', open);
    };
  }, [game]);

  return { opened, failure, isBusy, fragment, take, close };
}
