/** A game on a server as one seat sees it, with its score sheet and its latest news. */

import {
  addTurn,
  type Naming,
  newsLines,
  plain,
  type Texts,
  type Turn,
  withoutServed,
} from '@taht/phrasing';
import {
  asEvent,
  followGame,
  type SeenGame,
  type StreamFailure,
  seeGame,
  unseenGame,
} from '@taht/protocol';
import type { EventView, Game, GameEvent, GameView, Seat, Viewer } from '@taht/rules';
import type { Link } from '../connection/link.ts';
import { namingOf } from '../screen/naming.ts';

const MOST_NEWS = 4;

export interface NetworkSpec {
  readonly stream: string;
  readonly viewer: Viewer;
  /** What the players are called, by their ids. */
  readonly names: ReadonlyMap<string, string>;
}

export class NetworkGame {
  readonly stream: string;
  readonly #link: Link;
  readonly #texts: Texts;
  readonly #names: NetworkSpec['names'];
  readonly #stop: () => void;
  #seen: SeenGame;
  #turns: readonly Turn[] = [];
  /** What has happened since the own last move. */
  #recent: readonly { readonly event: GameEvent; readonly before: Game }[] = [];
  failure: StreamFailure | null = null;

  constructor({ stream, viewer, names }: NetworkSpec, link: Link, texts: Texts) {
    this.stream = stream;
    this.#names = names;
    this.#link = link;
    this.#texts = texts;
    this.#seen = unseenGame(viewer);
    // From the beginning, for the score sheet tells it all.
    this.#stop = link.client.watch(stream, {
      since: 0,
      onView: (view) => {
        this.#seen = seeGame(view as GameView);
        link.change();
      },
      onEvents: (all, version) => {
        for (const { event, version: at } of all)
          if (!this.#follow(event as EventView, at)) return 'again';
        this.#seen = { ...this.#seen, game: { ...this.game, version } };
        link.change();
        return undefined;
      },
      onFailed: (failure) => {
        this.failure = failure;
        link.change();
      },
    });
  }

  get game(): Game {
    return this.#seen.game;
  }

  get viewer(): Viewer {
    return this.#seen.viewer;
  }

  /** The own one; -1 for who only watches. */
  get seat(): Seat {
    return this.viewer.kind === 'seat' ? this.viewer.seat : -1;
  }

  get turns(): readonly Turn[] {
    return this.#turns;
  }

  get naming(): Naming {
    const { seats } = this.game;
    const player = (seat: Seat): string => {
      const { id = '', name = '' } = seats[seat]?.player ?? {};
      return plain(this.#names.get(id) ?? name);
    };
    return { ...namingOf(this.game, this.#texts), player };
  }

  get news(): readonly string[] {
    const { naming } = this;
    return withoutServed(this.#recent)
      .flatMap(({ event, before }) => newsLines(event, before, this.viewer, this.#texts, naming))
      .slice(-MOST_NEWS);
  }

  /** The server's time, by which clocks are shown. */
  get now(): number {
    return this.#link.client.serverTime;
  }

  leave(): void {
    this.#stop();
  }

  /** False where the event alone did not say enough. */
  #follow(view: EventView, version: number): boolean {
    const next = followGame(this.#seen, view, version);
    if (next === null) return false;
    const [before, event] = [this.game, asEvent(view)];
    this.#seen = next;
    const { alphabet } = this.naming.script;
    this.#turns = addTurn(this.#turns, event, before, this.game, alphabet);
    this.#recent = [...(isOwnMove(event, this.seat) ? [] : this.#recent), { event, before }];
    return true;
  }
}

/** After a move of one's own, what was told before it is old. */
const isOwnMove = (event: GameEvent, seat: Seat): boolean =>
  (event.kind === 'placed' || event.kind === 'exchanged' || event.kind === 'passed') &&
  event.seat === seat;
