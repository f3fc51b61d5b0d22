/** A duplicate game on the server as one person sees it, and what can be asked of it. */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { duplicate } from '@taht/modes';
import { answersStream, type Client, type DuplicateRequest } from '@taht/protocol';
import { type FollowedStream, followStream } from '../connection/stream.ts';
import type { Trouble } from '../connection/trouble.ts';

export type View = duplicate.DuplicateView;
export type OwnAnswers = duplicate.answers.AnswersView['answers'];

export interface Untaken {
  readonly call: number;
  readonly trouble: Trouble;
}

export interface DuplicateGame
  extends Omit<FollowedStream<View, DuplicateRequest | duplicate.Action>, 'here' | 'reopen'> {
  /** What one has handed in oneself, by call. */
  readonly answers: ReadonlySignal<OwnAnswers>;
  /** The last answer, if it was not taken; its round may be over by then. */
  readonly untaken: ReadonlySignal<Untaken | null>;
}

export type DuplicateNews = (event: duplicate.EventView, view: View) => void;

export function openDuplicate(
  client: Client,
  id: string,
  person: string | null,
  onNews: DuplicateNews,
): DuplicateGame {
  const game = followStream<View, duplicate.EventView, DuplicateRequest | duplicate.Action>(
    client,
    id,
    { fold: duplicate.followView, onNews },
  );
  const untaken = signal<Untaken | null>(null);
  const answers = signal<FollowedAnswers | null>(null);
  // Only whoever takes part has answers.
  const stopWaiting = effect(() => {
    if (person === null || answers.peek() !== null || game.view.value?.viewer.kind !== 'player')
      return;
    answers.value = followStream(client, answersStream(id, person), {
      fold: duplicate.followAnswers,
    });
  });

  return {
    ...game,
    answers: computed(() => answers.value?.view.value?.answers ?? {}),
    untaken,
    ask: async (action) => {
      const done = await game.ask(action);
      // Whoever has joined sees it with other eyes.
      if (done.ok && action.kind === 'join') game.reopen();
      if (action.kind === 'hand-in')
        untaken.value = done.ok ? null : { call: action.call, trouble: done.error };
      return done;
    },
    close: () => {
      stopWaiting();
      game.close();
      answers.peek()?.close();
    },
  };
}

type FollowedAnswers = FollowedStream<duplicate.answers.AnswersView, never>;
