/** The hint of the first screen: step by step to the play that is hidden there; no engine is needed for it. */
import type { Naming } from '@taht/phrasing';
import { hintsOf } from '@taht/search';
import { useMemo } from 'preact/hooks';
import { HintDialog } from '../play/dialogs/hint-dialog.tsx';
import type { GameModel } from '../play/model/game-model.ts';
import type { HomePosition } from './position.ts';

export interface HomeHintProps {
  readonly model: GameModel;
  readonly position: HomePosition;
  readonly naming: Naming;
  readonly onClose: () => void;
}

export function HomeHint({ model, position: { game, hidden }, naming, onClose }: HomeHintProps) {
  const hints = useMemo(() => {
    const steps = hintsOf({ kind: 'place', tiles: hidden });
    return async () => steps;
  }, [hidden]);
  return <HintDialog model={model} game={game} naming={naming} hints={hints} onClose={onClose} />;
}
