/** The word list of a game, as the rules want it: the judge, and whether a seat can lay anything. */
import { err, ok, type Result } from '@taht/base';
import { judgeWord, type Lexicon } from '@taht/lexicon';
import { type Env, type Game, openingMinimum, type Ruleset, type Seat } from '@taht/rules';
import { Engine } from '@taht/search';
import { files } from '../engine/files.ts';
import { type LoadFailure, loadWords } from '../engine/load.ts';
import { fetchStored, forgetDamaged } from '../engine/stored-files.ts';

/** Thrown where the rules ask for a word and the list is not there yet; the host loads it and asks again. */
export class WordsWanted extends Error {}

export type Words = Pick<Env, 'judge' | 'hasPlay'>;

export const noWords: Words = { judge: () => 'unknown' };

export const wordsWanted: Words = {
  judge: () => {
    throw new WordsWanted();
  },
  hasPlay: () => {
    throw new WordsWanted();
  },
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

function wordsOf(lexicon: Lexicon, { setup, rules }: Game): Words {
  let engine: Engine | undefined;
  const { tileset, board: layout } = setup;
  const { blank, opening } = rules;
  const bonus: Ruleset['bonus'] = { tiles: rules.rack, points: 0 };
  return {
    judge: (word) => (judgeWord(lexicon, word).valid ? 'valid' : 'invalid'),
    hasPlay: (game: Game, seat: Seat) => {
      engine ??= new Engine({ lexicon, tileset, layout, rules: { blank, opening, bonus } });
      engine.setBoard(game.board);
      return engine.hasPlay(engine.countsOf(game.seats[seat]?.rack ?? []), openingMinimum(game));
    },
  };
}
