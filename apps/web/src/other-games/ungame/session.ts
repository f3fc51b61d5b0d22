/** An un-game as a page follows it, wherever it is hosted. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Result } from '@taht/base';
import type { ungame } from '@taht/modes';
import { explainMode, type Texts } from '@taht/phrasing';
import type { Client } from '@taht/protocol';
import type { Seat, Square } from '@taht/rules';
import { botNamed } from '@taht/search';
import { openStream } from '../../connection/stream.ts';
import { network, type Trouble, troubleLine } from '../../connection/trouble.ts';
import { OtherGamesClient } from '../../local-games/other/client.ts';
import type { Lying, OtherGamesFailure, Weighed } from '../../local-games/other/message.ts';
import { openLocalMode } from '../../local-games/other/session.ts';
import { type Named, otherGamesFailureText } from '../failure-text.ts';

export type UngameFailure = OtherGamesFailure | Trouble;

export interface UngameSession {
  readonly events: ReadonlySignal<readonly ungame.UngameEvent[] | null>;
  readonly failure: ReadonlySignal<UngameFailure | null>;
  /** The seat that acts from here; null while others are to move. */
  seatOf(game: ungame.Game): Seat | null;
  act(seat: Seat, action: ungame.Action): Promise<Result<null, UngameFailure>>;
  weigh(game: ungame.Game, squares: readonly Square[]): Promise<Result<Weighed, OtherGamesFailure>>;
  hints(game: ungame.Game): Promise<Result<readonly ungame.RatedRemoval[], OtherGamesFailure>>;
  close(): void;
}

/** As many as one can take in at a glance. */
const MOST_HINTS = 5;

const lyingIn = ({ board, setup }: ungame.Game): Lying => ({
  ...{ board, rules: setup.rules, tileset: setup.tileset },
  lexicon: setup.lexicon,
});

const advice = (host: OtherGamesClient): Pick<UngameSession, 'weigh' | 'hints'> => ({
  weigh: (game, squares) => host.ask({ kind: 'weigh', lying: lyingIn(game), squares }),
  hints: (game) => host.ask({ kind: 'hints', lying: lyingIn(game), most: MOST_HINTS }),
});

/** On this device whoever is on turn acts; bots move by themselves. */
export function openHere(id: string): UngameSession {
  const { events, failure, host, act, close } = openLocalMode<ungame.UngameEvent>(id);
  return {
    ...{ events, failure, close },
    ...advice(host),
    seatOf: ({ phase, seats }) => {
      const seat = phase.kind === 'turn' ? phase.seat : -1;
      return botNamed(seats[seat]?.player.id ?? '') === undefined && seat >= 0 ? seat : null;
    },
    act: (seat, action) => act({ by: { kind: 'seat', seat }, action }),
  };
}

/** Everything lies open, so it is followed from its first event. */
export function openThere(id: string, client: Client, person: string | null): UngameSession {
  const events = signal<readonly ungame.UngameEvent[] | null>(null);
  /** What happened before cannot be told any more. */
  const isUntold = signal(false);
  const host = new OtherGamesClient();
  const stream = openStream<ungame.Action>(client, id, (onFailed) => ({
    since: 0,
    onView: () => {
      isUntold.value = true;
    },
    onEvents: (seen) => {
      events.value = [
        ...(events.peek() ?? []),
        ...seen.map(({ event }) => event as ungame.UngameEvent),
      ];
      return undefined;
    },
    onFailed,
  }));
  return {
    events,
    failure: computed(() => (isUntold.value ? network('unable') : stream.failure.value)),
    ...advice(host),
    seatOf: ({ phase, seats }) => {
      const own = seats.findIndex(({ player }) => player.id === person);
      return phase.kind === 'turn' && phase.seat === own ? own : null;
    },
    act: (_, action) => stream.ask(action),
    close: () => {
      stream.close();
      host.close();
    },
  };
}

export function failureLine(texts: Texts, failure: UngameFailure, names?: Named): string {
  if (failure.code === 'network') return troubleLine(texts, failure);
  if (failure.code === 'refused' && names !== undefined)
    return explainMode(texts, failure.refusal, names);
  return otherGamesFailureText(texts, failure as OtherGamesFailure);
}
