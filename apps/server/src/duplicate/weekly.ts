/**
 * The duplicate game of a week in each language: the racks of a seed that nobody chooses, the best there is laid after
 * each. Everybody plays it alone, when they like. It is made when it is first asked for, and then remembered.
 */
import { err, type Result } from '@taht/base';
import { boardOf, type Edition } from '@taht/editions';
import { duplicate } from '@taht/modes';
import { commitmentOf, drawStream } from '@taht/record';
import type { TileSet } from '@taht/rules';
import type { LexiconRefusal, Lexicons } from '../lexicons/lexicons.ts';
import type { DuplicateEnv } from './duplicate-kind.ts';
import { seedOfWeek } from './seed-of-racks.ts';

type Made = Result<duplicate.Archive, LexiconRefusal | duplicate.Refusal>;

export class WeeklyGames {
  readonly #lexicons: Pick<Lexicons, 'named'>;
  readonly #env: DuplicateEnv;
  readonly #made = new Map<string, duplicate.Archive>();

  constructor(lexicons: Pick<Lexicons, 'named'>, env: DuplicateEnv) {
    this.#lexicons = lexicons;
    this.#env = env;
  }

  /** Of a week that can be asked for (`duplicate.weeksUpTo`). */
  find(edition: Edition, week: duplicate.Week): Made {
    const lexicon = this.#lexicons.named(edition.lexicons[0] ?? '');
    if (!lexicon.ok) return lexicon;
    const key = `${edition.id} ${week} ${lexicon.value.hash}`;
    const known = this.#made.get(key);
    if (known !== undefined) return { ok: true, value: known };
    const made = this.#make(edition, week, lexicon.value);
    if (made.ok) this.#remember(key, made.value);
    return made;
  }

  #make(edition: Edition, week: duplicate.Week, lexicon: duplicate.Setup['lexicon']): Made {
    const [base] = edition.rulesets;
    const tileset = edition.tilesets.find(({ id }) => id === base?.tileset);
    const board = boardOf(base?.board ?? '');
    if (base === undefined || tileset === undefined || board === undefined)
      return err({ code: 'no-game' });
    const seed = seedOfWeek(edition.id, week);
    const setup = setupOf({ edition, week, base, tileset, board, lexicon, seed });
    const words = this.#env.wordsFor(lexicon);
    return duplicate.prepareGame(setup, seed, {
      ...words,
      digest: this.#env.digest,
      draw: drawStream,
    });
  }

  /** A few weeks of a few languages; the oldest is forgotten first. */
  #remember(key: string, archive: duplicate.Archive): void {
    this.#made.set(key, archive);
    const [oldest] = this.#made.keys();
    if (this.#made.size > MOST && oldest !== undefined) this.#made.delete(oldest);
  }
}

const MOST = 60;

interface Parts extends Pick<duplicate.Setup, 'base' | 'board' | 'lexicon'> {
  readonly edition: Edition;
  readonly week: duplicate.Week;
  readonly tileset: TileSet;
  readonly seed: string;
}

/** Everybody scores what they find: alone there is no best of the hall. */
const setupOf = ({ edition, week, seed, ...parts }: Parts): duplicate.Setup => ({
  ...parts,
  game: `weekly-${edition.id}-${week}`,
  referees: [],
  duplicate: { ...duplicate.DUPLICATE_DEFAULTS, score: 'own-word' },
  commitment: commitmentOf(seed),
  code: '',
});
