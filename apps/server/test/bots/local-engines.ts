/** The engine in the thread of the test: what the pool of threads answers, at once and without its threads. */
import { ok, type Result } from '@taht/base';
import type { BotWork } from '@taht/host';
import type { Action } from '@taht/rules';
import {
  type Bot,
  type BotKit,
  botAction,
  foresight,
  type Hint,
  hintsFor,
  makeBotKit,
  Vocabulary,
} from '@taht/search';
import type { Order, QueueRefusal } from '../../src/bots/fair-queue.ts';

export class LocalEngines {
  /** What a bot sends instead of what it found, where the test wants it so. */
  spoil: (action: Action, work: BotWork) => Action = (action) => action;
  readonly orders: Order[] = [];
  readonly #vocabularies = new Map<string, Vocabulary>();
  #last: { readonly key: string; readonly kit: BotKit } | undefined;

  async botAction(
    order: Order,
    work: BotWork,
    { profile, seed }: Bot,
  ): Promise<Result<Action | undefined, QueueRefusal>> {
    this.orders.push(order);
    // Those that look ahead look a little less far, for the sake of the test's time.
    const ahead = profile.ahead && { moves: 3, plies: 1, rounds: 4, endBag: 4, endLooks: 20 };
    const action = botAction(
      this.#kitFor(work),
      { profile: { ...profile, ahead }, seed },
      work.view,
    );
    return ok(action && this.spoil(action, work));
  }

  async hints(order: Order, work: BotWork): Promise<Result<readonly Hint[], QueueRefusal>> {
    this.orders.push(order);
    return ok(hintsFor(this.#kitFor(work), work.view));
  }

  #kitFor({ lexicon, edition, files, view }: BotWork): BotKit {
    const { tileset, layout, rules } = view;
    const key = JSON.stringify([lexicon.info.hash, tileset, rules]);
    if (this.#last?.key === key) return this.#last.kit;
    const vocabulary =
      this.#vocabularies.get(lexicon.info.hash) ??
      new Vocabulary(files.ranks?.lexicon ?? lexicon, files.ranks?.commonness);
    this.#vocabularies.set(lexicon.info.hash, vocabulary);
    const kit = makeBotKit({ lexicon, tileset, layout, rules, edition, vocabulary, foresight });
    this.#last = { key, kit };
    return kit;
  }
}
