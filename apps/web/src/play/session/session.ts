/** A game as a page has it, wherever it is hosted: what one seat sees of it, all that happened, and a way to act. */
import type { ReadonlySignal } from '@preact/signals';
import type { Result } from '@taht/base';
import type { SeenGame } from '@taht/protocol';
import type { Action, EventView, Game } from '@taht/rules';
import type { NetworkFailure } from '../../connection/trouble.ts';
import type { HostFailure } from '../../local-games/message.ts';

/** An event with the game it happened in. */
export interface Step {
  readonly event: EventView;
  readonly before: Game;
  readonly version: number;
}

/** Refused by the rules, not possible on this device, or trouble on the way to the server: three different things. */
export type PlayFailure = HostFailure | NetworkFailure;

export type Link =
  | { readonly kind: 'opening' }
  | { readonly kind: 'live' }
  /** What is sent now waits until the connection is back. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly failure: PlayFailure };

export interface Session {
  /** Null until the first word of the game has come. */
  readonly seen: ReadonlySignal<SeenGame | null>;
  readonly steps: ReadonlySignal<readonly Step[]>;
  readonly link: ReadonlySignal<Link>;
  act(action: Action): Promise<Result<null, PlayFailure>>;
  /** The time by which clocks are shown. */
  now(): number;
  /** Which words are good, where there is a list at hand; a failure says nothing about a word. */
  judge?(words: readonly (readonly string[])[]): Promise<Result<readonly boolean[], PlayFailure>>;
  /** Stops the clocks or lets them go on, where whoever sits here may. */
  pause?(isPaused: boolean): Promise<Result<null, PlayFailure>>;
  close(): void;
}
