/** The word list of a game, as the rules want it: the judge, and whether a seat can lay anything. */
import { err, ok, type Result } from '@taht/base';
import { judgeOf, type Lexicon } from '@taht/lexicon';
import { type Env, type Game, Unavailable } from '@taht/rules';
import { Engine, finderEquipment, seatHasPlay } from '@taht/search';
import { files } from '../engine/files.ts';
import { type LoadFailure, loadWords } from '../engine/load.ts';
import { fetchStored, forgetDamaged } from '../engine/stored-files.ts';

/** The list is not loaded yet: what needs it loads it and decides again. */
export const WORDS_WANTED = 'words-wanted';

export type Words = Pick<Env<typeof WORDS_WANTED>, 'judge' | 'hasPlay'>;

export const noWords: Words = { judge: judgeOf(null) };

export const wordsWanted: Words = {
  judge: () => new Unavailable(WORDS_WANTED),
  hasPlay: () => new Unavailable(WORDS_WANTED),
};

/** Each list is fetched once; what failed is tried again. */
export class Lists {
  readonly #lists = new Map<string, Promise<Result<Lexicon, LoadFailure>>>();

  async find(id: string): Promise<Result<Lexicon, LoadFailure>> {
    const list = this.#lists.get(id) ?? loadWords(id, files, fetchStored);
    this.#lists.set(id, list);
    const loaded = await list;
    if (!loaded.ok) {
      this.#lists.delete(id);
      await forgetDamaged(loaded.error);
    }
    return loaded;
  }

  /** For the very list that a game began with. */
  async wordsFor(game: Game): Promise<Result<Words, LoadFailure>> {
    const { lexicon } = game.setup;
    if (lexicon === null) return ok(noWords);
    const found = await this.find(lexicon.id);
    if (!found.ok) return found;
    if (found.value.info.hash !== lexicon.hash)
      return err({ code: 'file-damaged', file: `${lexicon.id}.dawg` });
    return ok(wordsOf(found.value, game));
  }
}

function wordsOf(lexicon: Lexicon, game: Game): Words {
  let engine: Engine | undefined;
  return {
    judge: judgeOf(lexicon),
    hasPlay: (present, seat) => {
      engine ??= new Engine(finderEquipment(lexicon, game));
      return seatHasPlay(engine, present, seat);
    },
  };
}
