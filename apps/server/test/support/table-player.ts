/** Somebody who plays whole games by what the engine finds, with nothing but the protocol's client. */
import type { Result } from '@taht/base';
import { engineFiles, loadLexicon } from '@taht/host';
import {
  type Client,
  followGame,
  following,
  type SeenGame,
  seeGame,
  type TableEventView,
  type TableHead,
  type TableOptions,
  type TableView,
  viewOfSeen,
} from '@taht/protocol';
import type { Action, EventView, GameView } from '@taht/rules';
import { type BotKit, botAction, botProfile, makeBotKit, Vocabulary } from '@taht/search';

export const EDITION = 'et';
export const TABLE_OPTIONS: TableOptions = {
  edition: EDITION,
  ruleset: 'et-base',
  houseRules: [],
  theme: '',
  lexicon: EDITION,
  clock: { kind: 'none' },
  places: 2,
  rated: false,
  visibility: 'link',
  spectators: true,
  racksAfter: null,
  hints: false,
  referee: null,
};

const BOT = 'level-14';

function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

let kit: BotKit | null = null;

/** All games of a test are of the same kind. */
function actionFor(view: GameView): Action | undefined {
  const { tileset, layout, rules } = view;
  if (kit === null) {
    const lexicon = must(loadLexicon(EDITION, ''));
    const { ranks } = must(engineFiles(EDITION, ''));
    const vocabulary = new Vocabulary(ranks?.lexicon ?? lexicon, ranks?.commonness);
    kit = makeBotKit({ lexicon, tileset, layout, rules, edition: EDITION, vocabulary });
  }
  const profile = botProfile(BOT);
  if (profile === undefined) throw new Error(BOT);
  return botAction(kit, { profile, seed: 7 }, view);
}

export class TablePlayer {
  readonly client: Client;
  readonly #onDone: () => void;
  #changed = Promise.withResolvers<void>();
  #seen: SeenGame | null = null;
  table: TableHead | null = null;
  /** What was said at the table. */
  readonly heard: TableEventView['lines'] = [];
  here: readonly string[] = [];

  /** `onDone` is told of every command that was acknowledged. */
  constructor(client: Client, onDone: () => void = () => {}) {
    this.client = client;
    this.#onDone = onDone;
  }

  get view(): GameView | null {
    return this.#seen === null ? null : viewOfSeen(this.#seen);
  }

  async until<T>(find: () => T | null | undefined | false): Promise<T> {
    for (;;) {
      const found = find();
      if (found !== null && found !== undefined && found !== false) return found;
      await this.#changed.promise;
    }
  }

  change(): void {
    const { resolve } = this.#changed;
    this.#changed = Promise.withResolvers();
    resolve();
  }

  async open(options: TableOptions): Promise<string> {
    const action = { kind: 'open', options, sits: true, invite: [] };
    const { stream } = must(await this.client.create('table', action));
    this.watchTable(stream);
    return stream;
  }

  async join(table: string, place: number): Promise<void> {
    this.watchTable(table);
    must(await this.client.send(table, { kind: 'sit', place }));
  }

  watchTable(stream: string): void {
    this.client.watch(
      stream,
      following<TableView, TableEventView>({
        fold: (view, { head }) =>
          view.kind === 'table' && head !== null ? { ...view, head } : view,
        onChange: (view, _, news) => {
          const known = this.table?.game;
          if (view.kind === 'table') this.table = view.head;
          for (const { lines } of news) this.heard.push(...lines);
          if (this.table?.game && this.table.game !== known) this.#watchGame(this.table.game);
          this.change();
        },
        onFailed: ({ code }) => {
          throw new Error(code);
        },
        onPresence: ({ here }) => {
          this.here = here;
          this.change();
        },
      }),
    );
  }

  /** From the first question to the end; the game's stream. */
  async play(): Promise<string> {
    const game = await this.until(() => this.table?.game);
    for (;;) {
      const view = await this.until(() => this.view);
      if (view.phase.kind === 'over') return game;
      const action = actionFor(view);
      if (action !== undefined) {
        const sent = await this.client.send(game, action);
        // Others may have been faster where several are asked.
        if (!sent.ok && sent.error.kind !== 'refused') throw new Error(JSON.stringify(sent.error));
        if (sent.ok) this.#onDone();
      }
      await this.until(() => this.view?.version !== view.version);
    }
  }

  #watchGame(stream: string): void {
    this.client.watch(
      stream,
      following<SeenGame | GameView, EventView>({
        fold: (seen, event, version) =>
          followGame('isWhole' in seen ? seen : seeGame(seen), event, version),
        onChange: (seen) => {
          this.#seen = 'isWhole' in seen ? seen : seeGame(seen);
          this.change();
        },
        onFailed: ({ code }) => {
          // Whoever was to begin it may have died; it is asked for on.
          if (code !== 'no-such-stream') throw new Error(code);
        },
      }),
    );
  }
}
