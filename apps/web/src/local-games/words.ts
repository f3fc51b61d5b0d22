/** The word list of a game, as the rules want it: the judge, and whether a seat can lay anything. */
import { err, ok, type Result } from '@taht/base';
import { judgeOf, type Lexicon } from '@taht/lexicon';
import { type Env, type Game, Unavailable } from '@taht/rules';
import { files } from '../engine/files.ts';
import { asWanted, isOlder, type LoadFailure, loadWords, type WantedList } from '../engine/load.ts';
import { fetchStored, forgetDamaged } from '../engine/stored-files.ts';

/** The list is not loaded yet, or not what finds plays in it: what needs it loads it and decides again. */
export type Wanted = 'words-wanted' | 'finder-wanted';

export const isWanted = (reason: unknown): reason is Wanted =>
  reason === 'words-wanted' || reason === 'finder-wanted';

export type Words = Pick<Env<Wanted>, 'judge' | 'hasPlay'>;

export const noWords: Words = { judge: judgeOf(null) };

export const wordsWanted: Words = {
  judge: () => new Unavailable('words-wanted'),
  hasPlay: () => new Unavailable('words-wanted'),
};

/** Each list is fetched once; what failed is tried again. */
export class Lists {
  readonly #lists = new Map<string, Promise<Result<Lexicon, LoadFailure>>>();

  async find(wanted: WantedList): Promise<Result<Lexicon, LoadFailure>> {
    const isNewest = typeof wanted === 'string' || !isOlder(wanted, files);
    // By the id and by the hash it is the same list, and is here once.
    const newest = typeof wanted === 'string' ? wanted : wanted.id;
    const key = isNewest ? newest : wanted.hash;
    const list = this.#lists.get(key) ?? loadWords(isNewest ? newest : wanted, files, fetchStored);
    this.#lists.set(key, list);
    const loaded = await list;
    if (loaded.ok) return asWanted(loaded.value, wanted);
    this.#lists.delete(key);
    await forgetDamaged(loaded.error);
    return loaded;
  }

  /** For the very list that a game began with. What finds plays is wanted at the end of a game, if at all. */
  async wordsFor(game: Game, wanted: Wanted): Promise<Result<Words, LoadFailure>> {
    const { lexicon } = game.setup;
    if (lexicon === null) return ok(noWords);
    const found = await this.find(lexicon);
    if (!found.ok) return found;
    const judge = judgeOf(found.value);
    if (wanted === 'words-wanted')
      return ok({ judge, hasPlay: () => new Unavailable('finder-wanted') });
    const finder = await loadFinder();
    return finder.ok ? ok({ judge, hasPlay: finder.value.hasPlayIn(found.value, game) }) : finder;
  }
}

async function loadFinder(): Promise<Result<typeof import('./has-play.ts'), LoadFailure>> {
  try {
    return ok(await import('./has-play.ts'));
  } catch {
    return err({ code: 'file-unreachable', file: 'has-play' });
  }
}
