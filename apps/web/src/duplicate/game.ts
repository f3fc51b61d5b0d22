/** A duplicate game on the server as one person sees it, and what can be asked of it. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { err, ok, type Result } from '@taht/base';
import { duplicate } from '@taht/modes';
import { answersStream, type Client, type DuplicateAsk, following } from '@taht/protocol';
import {
  causeOf,
  type NetworkFailure,
  network,
  type Trouble,
  troubleOf,
} from '../connection/trouble.ts';

export type View = duplicate.DuplicateView;
export type OwnAnswers = duplicate.answers.AnswersView['answers'];

export interface Untaken {
  readonly call: number;
  readonly trouble: Trouble;
}

export interface DuplicateGame {
  readonly id: string;
  /** Null before it is known. */
  readonly view: ReadonlySignal<View | null>;
  /** What one has handed in oneself, by call. */
  readonly answers: ReadonlySignal<OwnAnswers>;
  readonly failure: ReadonlySignal<NetworkFailure | null>;
  /** The last answer, if it was not taken; its round may be over by then. */
  readonly untaken: ReadonlySignal<Untaken | null>;
  ask(action: DuplicateAsk | duplicate.Action): Promise<Result<null, Trouble>>;
  /** The time of the server, by which the clock runs. */
  now(): number;
  close(): void;
}

export type DuplicateNews = (event: duplicate.EventView, view: View) => void;

export function openDuplicate(
  client: Client,
  id: string,
  person: string | null,
  onNews: DuplicateNews,
): DuplicateGame {
  const view = signal<View | null>(null);
  const answers = signal<OwnAnswers>({});
  const failure = signal<NetworkFailure | null>(null);
  const untaken = signal<Untaken | null>(null);
  let stopAnswers: (() => void) | undefined;
  let isClosed = false;

  const watchAnswers = (): void => {
    if (person === null || stopAnswers !== undefined) return;
    stopAnswers = client.watch(
      answersStream(id, person),
      following<duplicate.answers.AnswersView, duplicate.answers.AnswersEvent>({
        fold: duplicate.followAnswers,
        onChange: (next) => {
          answers.value = next.answers;
        },
        onFailed: () => {},
      }),
    );
  };

  const watch = (): (() => void) =>
    client.watch(
      id,
      following<View, duplicate.EventView>({
        fold: duplicate.followView,
        onChange: (next, _, news) => {
          view.value = next;
          failure.value = null;
          if (next.viewer.kind === 'player') watchAnswers();
          for (const event of news) onNews(event, next);
        },
        onFailed: ({ code }) => {
          failure.value = network(causeOf(code));
        },
      }),
    );
  let stop = watch();

  return {
    id,
    view,
    answers,
    failure,
    untaken,
    ask: async (action) => {
      const sent = await client.send(id, action);
      // Whoever has joined sees it with other eyes.
      if (sent.ok && action.kind === 'join' && !isClosed) stop = watch();
      const done = sent.ok ? ok(null) : err(troubleOf(sent.error));
      if (action.kind === 'hand-in')
        untaken.value = done.ok ? null : { call: action.call, trouble: done.error };
      return done;
    },
    now: () => client.serverTime,
    close: () => {
      isClosed = true;
      stop();
      stopAnswers?.();
    },
  };
}
