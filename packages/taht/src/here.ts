/** `Taht` in the thread that calls: what Node does, and what the worker of a browser does for its page. */
import { judgeWords } from '@taht/lexicon';
import { verifyRecord } from '@taht/record';
import { PLAYER_NAMES } from '@taht/search';
import { openEdition } from './edition.ts';
import { Games } from './games.ts';
import { bestPlays, scorePlay } from './position.ts';
import { analyseGcg, replayRecord } from './recorded.ts';
import type { OpenOptions, Taht } from './taht.ts';
import type { WordFiles } from './words.ts';

/** With the files of a word package, wherever they come from. */
export async function openWith(id: string, options: OpenOptions, files: WordFiles): Promise<Taht> {
  const opened = await openEdition(id, options, files);
  const games = new Games(opened);
  const { lexicon } = opened.kit;
  return {
    edition: opened.edition.id,
    lexicon: lexicon.info.id,
    ruleset: opened.rules.id,
    bots: PLAYER_NAMES,
    check: async (words) =>
      judgeWords(lexicon, typeof words === 'string' ? [words] : words).map(
        ({ word, valid, rule }) => ({ word: String(word), valid, rule }),
      ),
    score: async (cgp, play) => scorePlay(opened, cgp, play),
    bestPlays: async (cgp, { top } = {}) => bestPlays(opened, cgp, top),
    analyse: async (gcg) => analyseGcg(opened, gcg),
    replay: async (gcg) => replayRecord(opened, gcg),
    newGame: async (wanted) => games.begin(wanted, randomSeed),
    openGame: async (record) => games.read(record),
    play: async (game, move) => games.play(game, move),
    playBot: async (game, bot, { ms } = {}) => games.playBot(game, bot, ms),
    answer: async (view, bot, { ms } = {}) => games.answer(view, bot, ms),
    gcg: async (game) => games.gcg(game),
    verify: async (record) => verifyRecord(record),
    close: async () => {},
  };
}

/** 64 hexadecimal digits. */
const randomSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
