/** The draft of a round, stored so that a reload does not lose it; what was handed in is laid again. */
import { effect, type Signal, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { type Draft, emptyDraft, laidTiles, takeRack } from '../play/input/draft.ts';
import { takeShared } from '../play/input/shared-draft.ts';
import { readStoredObject, writeStored } from '../preferences/stored.ts';
import type { GameProps } from './with-game.tsx';

interface StoredDraft {
  readonly call: number;
  readonly draft: Draft;
}

const NOTHING: StoredDraft = { call: 0, draft: emptyDraft };

export function useDraft({ game, view }: GameProps): Signal<Draft> {
  const { call, rack, board } = view;
  const key = `duplicate.${game.id}`;
  const draft = useMemo(() => {
    const stored = readStoredObject(key, NOTHING);
    return signal(takeRack(stored.call === call ? stored.draft : emptyDraft, rack, board));
  }, [key, call]);
  useEffect(
    () => effect(() => writeStored(key, { call, draft: draft.value } satisfies StoredDraft)),
    [draft],
  );
  const handedIn = game.answers.value[call];
  useEffect(() => {
    if (handedIn === undefined || laidTiles(draft.peek()).length > 0) return;
    draft.value = takeShared(draft.peek(), { rack: [...rack], laid: [...handedIn.tiles] });
  }, [draft, handedIn === undefined]);
  return draft;
}
