/**
 * Words that are none and that somebody takes for words. Where words are judged only when they are challenged, the weaker
 * bots now and then lay one instead of the best play that they see; which one, and when, follows from the position.
 */
import { encodeLetters, judgeWord } from '@taht/lexicon';
import {
  type Ground,
  type Move,
  type Play,
  type Ruleset,
  readLayout,
  readPlacement,
  tileTables,
} from '@taht/rules';
import { mix, unitOf } from './hash.ts';
import type { BotKit } from './kit.ts';
import type { OwnTurn } from './own-turn.ts';
import type { PhonyWord } from './phonies.ts';
import { placesFor } from './places-for.ts';
import type { BotProfile } from './profile.ts';

/** What else is drawn from the hash of a position: whether one is laid, and where the search begins. */
const WHETHER = 0x50;
const WHERE = 0x51;
/** How many that fit come to mind; the one that scores most is laid. */
const IN_MIND = 12;
/** A prime, so that steps of it meet every word of a list. */
const STEP = 7919;

/** Undefined where none is laid: mostly. It must bring at least what the bot would score otherwise. */
export function phonyMove(
  kit: BotKit,
  turn: OwnTurn,
  profile: BotProfile,
  hash: number,
  score: number,
): Move | undefined {
  const { view } = turn;
  if (!laysPhonies(profile, view.rules)) return undefined;
  if (unitOf(mix(hash, WHETHER)) >= profile.phonies) return undefined;
  const layout = readLayout(view.layout);
  const ground = { board: view.board, tables: tileTables(view.tileset), ...layout };
  const least = kit.vocabulary.leastOf(profile.words);
  const inMind: Play[] = [];
  for (const word of inSomeOrder(kit.phonies(), mix(hash, WHERE) >>> 0)) {
    const play = bestPlayOf(kit, turn, ground, word, least);
    if (play !== undefined) inMind.push(play);
    if (inMind.length === IN_MIND) break;
  }
  const [best] = inMind.toSorted((a, b) => b.score - a.score);
  return best === undefined || best.score < score
    ? undefined
    : { kind: 'place', tiles: best.tiles };
}

/** Whether a bot may lay words that are none: nobody is wrong who is told before, and nobody risks the whole game. */
export const laysPhonies = (
  { phonies }: BotProfile,
  { challenge, lookup }: Pick<Ruleset, 'challenge' | 'lookup'>,
): boolean =>
  phonies > 0 &&
  challenge.mode !== 'off-auto-reject' &&
  challenge.onBad.mover !== 'lose-game' &&
  lookup !== 'open';

function* inSomeOrder<T>(all: readonly T[], first: number): Generator<T, void> {
  for (let i = 0; i < all.length; i++) yield all[(first + i * STEP) % all.length] as T;
}

/** Wherever the tiles fit and every other word is one that the bot knows. */
function bestPlayOf(
  kit: BotKit,
  { view, rack }: OwnTurn,
  ground: Ground,
  word: PhonyWord,
  least: number,
): Play | undefined {
  let best: Play | undefined;
  for (const tiles of placesFor(word, rack, ground)) {
    const play = readPlacement(ground, tiles, view.rules, view.openingMinimum);
    if (!play.ok || (best !== undefined && play.value.score <= best.score)) continue;
    if (isWordAlone(kit, play.value, word, least)) best = play.value;
  }
  return best;
}

function isWordAlone(kit: BotKit, { words }: Play, word: PhonyWord, least: number): boolean {
  const text = word.join(' ');
  const others = words.filter(({ letters }) => letters.join(' ') !== text);
  return (
    others.length === words.length - 1 &&
    others.every(({ letters }) => isKnown(kit, letters, least))
  );
}

function isKnown({ engine, vocabulary }: BotKit, letters: PhonyWord, least: number): boolean {
  const { lexicon } = engine.equipment;
  return (
    judgeWord(lexicon, letters).valid &&
    vocabulary.familiarity(encodeLetters(lexicon.alphabet, letters)) >= least
  );
}
