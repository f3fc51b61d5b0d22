/** Trying at a puzzle: a try is read, judged by the list and counted; hints come one by one. */
import { type Signal, useSignal } from '@preact/signals';
import type { Result } from '@taht/base';
import { explainRefusal } from '@taht/phrasing';
import type { Game, Play, Refusal } from '@taht/rules';
import type { Hint, Puzzle } from '@taht/search';
import { useEffect } from 'preact/hooks';
import type { WebEngine } from '../engine/engine.ts';
import { texts } from '../i18n/texts.ts';
import { showHints } from '../play/board/hinted.ts';
import { type Draft, recallAll } from '../play/input/draft.ts';
import { namingOf } from '../play/static/static-board.tsx';
import { useForget } from '../play/static/use-forget.ts';
import { type PuzzleState, TRIES, withTry } from './puzzle-day.ts';
import { hintsOf } from './puzzle-hints.ts';

export interface Trier {
  readonly game: Game;
  readonly position: Puzzle;
  readonly state: Signal<PuzzleState>;
  readonly engine: WebEngine;
  readonly onState: (next: PuzzleState) => void;
}

export interface Trying {
  /** What came of the last try; empty where nothing is to be said. */
  readonly message: string;
  readonly isBusy: boolean;
  /** The last one that was given. */
  readonly hint: Hint | undefined;
  readonly tryIt: () => Promise<void>;
  readonly giveHint: () => void;
  readonly recall: () => void;
}

export function useTrying(
  { game, position, state, engine, onState }: Trier,
  draft: Signal<Draft>,
  preview: Result<Play, Refusal> | null,
): Trying {
  const { t, list } = texts.value;
  const message = useSignal('');
  const isBusy = useSignal(false);
  const forget = (): void => {
    message.value = '';
  };
  useForget(draft, forget);

  const tryIt = async (): Promise<void> => {
    if (preview === null || isBusy.value) return;
    if (!preview.ok) {
      message.value = explainRefusal(texts.value, preview.error, namingOf(game));
      return;
    }
    isBusy.value = true;
    const bad = await badWords(engine, preview.value);
    isBusy.value = false;
    if (bad === null) message.value = t('review.engine-failed');
    else if (bad.length > 0) message.value = t('puzzle.no-word', { words: list(bad) });
    else {
      const { score } = preview.value;
      const next = withTry(state.value, score, position.best.score);
      onState(next);
      draft.value = recallAll(draft.value);
      message.value = t('puzzle.not-yet', { points: score, left: TRIES - next.tries.length });
    }
  };

  const hints = hintsOf(position);
  const giveHint = (): void => {
    const next = hints[state.value.hints];
    if (next === undefined) return;
    onState({ ...state.value, hints: state.value.hints + 1 });
    forget();
    showHints(hints.slice(0, state.value.hints), game.board, draft.value);
  };
  // Those of an earlier visit, too.
  useEffect(
    () => showHints(hints.slice(0, state.value.hints), game.board, draft.peek()),
    [game.board],
  );

  const recall = (): void => {
    draft.value = recallAll(draft.value);
    forget();
  };
  const hint = hints[state.value.hints - 1];
  return { message: message.value, isBusy: isBusy.value, hint, tryIt, giveHint, recall };
}

/** The words of a play that are not in the list; null where it cannot be asked. */
async function badWords(engine: WebEngine, { words }: Play): Promise<readonly string[] | null> {
  const bad: string[] = [];
  for (const { letters } of words) {
    const word = letters.join('');
    const answer = await engine.ask({ kind: 'about', word });
    if (!answer.ok) return null;
    if (!answer.value.ok || !answer.value.value.isWord) bad.push(word);
  }
  return bad;
}
