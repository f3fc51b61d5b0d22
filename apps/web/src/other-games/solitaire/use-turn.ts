/** A turn of a solitaire under way: what is laid, what it would be, and why something was not done. */
import { type Signal, useSignal } from '@preact/signals';
import { solitaire } from '@taht/modes';
import { explainMode } from '@taht/phrasing';
import { type Game, readPlacement } from '@taht/rules';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { texts } from '../../i18n/texts.ts';
import { type Draft, emptyDraft, laidTiles, takeRack } from '../../play/input/draft.ts';
import { draftStore } from '../../play/input/draft-store.ts';
import { namingOf } from '../../play/static/static-board.tsx';
import { useForget } from '../../play/static/use-forget.ts';
import { announce } from '../../ui/announcer.tsx';
import { otherGamesFailureText } from '../failure-text.ts';
import type { SolitaireSession } from './solitaire-game.tsx';

export interface Turn {
  readonly draft: Signal<Draft>;
  /** What the tiles laid would be; null where none are. */
  readonly laid: ReturnType<typeof readPlacement> | null;
  /** Why something was not done. */
  readonly said: string;
  /** So many tiles have to be taken from the open ones before anything else. */
  readonly missing: number;
  forget(): void;
  act(action: solitaire.Action): Promise<void>;
  play(): void;
}

export function useTurn(session: SolitaireSession, game: solitaire.Game, scene: Game): Turn {
  const { setup, phase, board, racks } = game;
  const number = phase.kind === 'turn' ? phase.rack : 0;
  const rack = racks[number] ?? [];
  const drafts = draftStore(setup.game, number);
  const draft = useSignal<Draft>(takeRack(drafts.read() ?? emptyDraft, rack, board));
  const said = useSignal('');
  const isBusy = useSignal(false);
  const naming = namingOf(scene);
  useLayoutEffect(() => {
    draft.value = takeRack(draft.value, rack, board);
  }, [game.version]);
  useEffect(() => drafts.write(draft.value), [draft.value]);
  const forget = (): void => {
    said.value = '';
  };
  useForget(draft, forget);

  const act = async (action: solitaire.Action): Promise<void> => {
    if (isBusy.value) return;
    isBusy.value = true;
    const done = await session.act({ by: { kind: 'player' }, action });
    isBusy.value = false;
    said.value = done.ok ? '' : otherGamesFailureText(texts.value, done.error, naming);
    if (!done.ok) announce(said.value);
  };

  const tiles = laidTiles(draft.value);
  const laid = tiles.length === 0 ? null : readPlacement(game, tiles, setup.base);
  return {
    ...{ draft, laid, said: said.value, forget, act },
    missing: setup.variant === 'open' ? solitaire.missingOn(game, number) : 0,
    play: () => {
      if (laid === null) return;
      if (laid.ok) void act({ kind: 'place', tiles });
      else said.value = explainMode(texts.value, laid.error, naming);
    },
  };
}
