/** What a bot answers to everything that a game asks of its seat beside the move. */
import { assertNever } from '@taht/base';
import type { Letter } from '@taht/letters';
import { encodeLetters, judgeWord } from '@taht/lexicon';
import type { Action, GameView, Prompt, Seat, SeatView } from '@taht/rules';
import type { Bot } from './bot.ts';
import { chooseBags } from './choose-bags.ts';
import { mix, mixText, unitOf } from './hash.ts';
import type { BotKit } from './kit.ts';
import type { BotProfile } from './profile.ts';

/** A bot is a friendly guest: it agrees to what the others propose. */
export function answerPrompt(
  prompt: Exclude<Prompt, { kind: 'move' }>,
  kit: BotKit,
  bot: Bot,
  view: GameView,
  seat: Seat,
): Action {
  switch (prompt.kind) {
    case 'agree':
      return agree(view, seat);
    case 'choose-bags':
      return chooseBags(view, seat, prompt.count);
    case 'accept':
    case 'join':
      return challenge(kit, bot, view, seat) ?? { kind: 'accept' };
    case 'vote-verdict': {
      const words = wordsOf(view);
      const isGood = prompt.words.every((word) => isInList(kit, words[word] ?? []));
      return { kind: 'vote-verdict', vote: isGood ? 'yes' : 'no' };
    }
    // What belongs to a theme is for people to say.
    case 'vote-theme':
      return { kind: 'vote-theme', vote: 'yes' };
    case 'answer-take-back':
      return { kind: 'answer-take-back', vote: 'yes' };
    default:
      return assertNever(prompt);
  }
}

/** A bot's contribution to the draw is its id. */
const agree = ({ seats }: GameView, seat: Seat): Action => ({
  kind: 'agree',
  contribution: (seats[seat] as SeatView).player.id,
});

/** It doubts some of what is not in the list, and wrongly some of what it does not know. */
function challenge(
  kit: BotKit,
  { profile, seed }: Bot,
  view: GameView,
  seat: Seat,
): Action | undefined {
  const doubted = wordsOf(view).flatMap((word, i) => {
    const chance = isInList(kit, word) ? misdoubtOf(kit, profile, word) : profile.doubt;
    return unitOf(doubtHash(view, seat, seed, word)) < chance ? [i] : [];
  });
  return doubted.length === 0 ? undefined : { kind: 'challenge', words: doubted };
}

function misdoubtOf(
  { lexicon, vocabulary }: BotKit,
  { misdoubt, words }: BotProfile,
  word: readonly Letter[],
): number {
  const familiarity = vocabulary.familiarity(encodeLetters(lexicon.alphabet, word));
  return familiarity < vocabulary.leastOf(words) ? misdoubt : 0;
}

const doubtHash = ({ game }: GameView, seat: Seat, seed: number, word: readonly string[]): number =>
  mixText(mix(mixText(seed, game), seat), word.join(' '));

/** Of the play on the board. */
const wordsOf = ({ phase }: GameView): readonly (readonly Letter[])[] =>
  'play' in phase ? phase.play.words.map(({ letters }) => letters) : [];

const isInList = ({ lexicon }: BotKit, word: readonly Letter[]): boolean =>
  judgeWord(lexicon, word).valid;
