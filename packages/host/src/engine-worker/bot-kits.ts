/** The kits of the tables that a thread played at last: making one takes some hundredths of a second and some megabytes. */
import type { Commonness, FamilyList, Lexicon } from '@taht/lexicon';
import type { GameView } from '@taht/rules';
import { type BotKit, foresight, makeBotKit, Vocabulary } from '@taht/search';
import type { BotSetting } from './task.ts';

interface Ranks {
  readonly lexicon: Lexicon;
  readonly commonness: Commonness;
}

const MOST_KITS = 8;

export class BotKits {
  /** The one used last at the end. */
  readonly #kits = new Map<string, BotKit>();
  /** By edition; each message brings a copy, and one is enough. */
  readonly #families = new Map<string, FamilyList>();
  readonly #vocabularies = new Map<string, Vocabulary>();

  kitFor(
    lexicon: Lexicon,
    { tileset, layout, rules }: Pick<GameView, 'tileset' | 'layout' | 'rules'>,
    setting: BotSetting,
    ranks: Ranks | undefined,
  ): BotKit {
    const key = JSON.stringify([lexicon.info.hash, setting.edition, tileset, layout, rules]);
    const known = this.#kits.get(key);
    if (known !== undefined) {
      this.#kits.delete(key);
      this.#kits.set(key, known);
      return known;
    }
    const { edition, leaves, phonies } = setting;
    const family = this.#familyOf(setting);
    const kit = makeBotKit({
      lexicon,
      tileset,
      layout,
      rules,
      edition,
      ...(leaves && { leaves }),
      ...(family && { family }),
      ...(phonies !== null && { phonies }),
      vocabulary: this.#vocabularyOf(ranks ?? { lexicon }),
      foresight,
    });
    this.#kits.set(key, kit);
    for (const oldest of this.#kits.keys()) {
      if (this.#kits.size <= MOST_KITS) break;
      this.#kits.delete(oldest);
    }
    return kit;
  }

  #familyOf({ edition, family }: BotSetting): FamilyList | null {
    const known = this.#families.get(edition) ?? family;
    if (known !== null) this.#families.set(edition, known);
    return known;
  }

  #vocabularyOf({ lexicon, commonness }: Omit<Ranks, 'commonness'> & Partial<Ranks>): Vocabulary {
    const key = `${lexicon.info.hash} ${commonness !== undefined}`;
    const vocabulary = this.#vocabularies.get(key) ?? new Vocabulary(lexicon, commonness);
    this.#vocabularies.set(key, vocabulary);
    return vocabulary;
  }
}
