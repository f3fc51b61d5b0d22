/** What a bot answers to everything that a game asks of its seat beside the move. */
import { assertNever } from '@taht/base';
import type { Letter } from '@taht/letters';
import { judgeWord } from '@taht/lexicon';
import type { Action, GameView, Prompt, Seat, SeatView } from '@taht/rules';
import type { Bot } from './bot.ts';
import { chooseBags } from './choose-bags.ts';
import { mix, mixText, unitOf } from './hash.ts';
import type { BotKit } from './kit.ts';

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

/** It doubts only what is not in the list, and not all of that. */
function challenge(
  kit: BotKit,
  { profile, seed }: Bot,
  view: GameView,
  seat: Seat,
): Action | undefined {
  const doubted = wordsOf(view).flatMap((word, i) =>
    !isInList(kit, word) && unitOf(doubtHash(view, seat, seed, word)) < profile.doubt ? [i] : [],
  );
  return doubted.length === 0 ? undefined : { kind: 'challenge', words: doubted };
}

const doubtHash = ({ game }: GameView, seat: Seat, seed: number, word: readonly string[]): number =>
  mixText(mix(mixText(seed, game), seat), word.join(' '));

/** Of the play on the board. */
const wordsOf = ({ phase }: GameView): readonly (readonly Letter[])[] =>
  'play' in phase ? phase.play.words.map(({ letters }) => letters) : [];

const isInList = ({ lexicon }: BotKit, word: readonly Letter[]): boolean =>
  judgeWord(lexicon, word).valid;
