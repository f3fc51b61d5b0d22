/** How people look at streams: whether they may, and as whom. The rooms decide what each viewer sees. */
import type { Result } from '@taht/base';
import type { Who } from '../kind/kind.ts';
import { kindIn, ownOf } from './commands.ts';
import type { Listener, RoomFailure } from './message.ts';

export type LookFailure = RoomFailure | { readonly code: 'not-allowed' };

export interface Seen {
  readonly version: number;
  readonly view: unknown;
}

export interface Looking {
  /** Resolves to a function that stops it. */
  subscribe(
    stream: string,
    who: Who,
    since: number | null,
    listener: Listener,
  ): Promise<Result<() => void, LookFailure>>;
  look(stream: string, who: Who): Promise<Result<Seen, LookFailure>>;
}

/** By kind; everybody looks at any other as themselves. */
export type LookingByKind = Readonly<Record<string, Looking>>;

/** Whether somebody looks at a stream, and as whom. */
export type LookAs = (stream: string, who: Who) => Promise<Result<Who, LookFailure>>;

export const lookingAs = (looking: Looking, lookAs: LookAs): Looking => ({
  subscribe: async (stream, who, since, listener) => {
    const as = await lookAs(stream, who);
    return as.ok ? looking.subscribe(stream, as.value, since, listener) : as;
  },
  look: async (stream, who) => {
    const as = await lookAs(stream, who);
    return as.ok ? looking.look(stream, as.value) : as;
  },
});

export const lookingBy = (ways: LookingByKind, otherwise: Looking): Looking => {
  const wayTo = (stream: string): Looking => ownOf(ways, kindIn(stream)) ?? otherwise;
  return {
    subscribe: (stream, who, since, listener) =>
      wayTo(stream).subscribe(stream, who, since, listener),
    look: (stream, who) => wayTo(stream).look(stream, who),
  };
};
