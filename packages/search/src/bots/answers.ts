/** Everything a seat is asked beside its own move; undefined where nothing is asked of it. */
import { judgeWord } from '@taht/lexicon';
import type { Action, GameView, PhaseView, Seat, SeatView } from '@taht/rules';
import { chooseBags } from './choose-bags.ts';
import { mix, mixText, unitOf } from './hash.ts';
import type { BotKit } from './kit.ts';
import type { BotProfile } from './profile.ts';

type Play = Extract<PhaseView, { kind: 'window' }>['play'];

/** A bot is a friendly guest: it agrees to what the others propose. */
export function answerOffers(
  { phase, takeBack, endAgreed }: GameView,
  seat: Seat,
): Action | undefined {
  if (takeBack !== null && takeBack.seat !== seat && !takeBack.agreed.includes(seat))
    return { kind: 'answer-take-back', vote: 'yes' };
  if (phase.kind === 'turn' && endAgreed.length > 0 && !endAgreed.includes(seat))
    return { kind: 'agree-end' };
  return undefined;
}

export function answerPhase(
  kit: BotKit,
  view: GameView,
  seat: Seat,
  profile: BotProfile,
  seed: number,
): Action | undefined {
  const { phase } = view;
  switch (phase.kind) {
    case 'setup':
      return phase.agreed.includes(seat) ? undefined : agree(view, seat);
    case 'choosing':
      return phase.seat === seat ? chooseBags(view, seat, phase.count) : undefined;
    case 'window':
      return phase.play.seat === seat || phase.accepted.includes(seat)
        ? undefined
        : (voteOnTheme(phase.play, seat) ??
            challenge(kit, view, seat, phase.play, profile, seed) ?? { kind: 'accept' });
    case 'joining':
      return phase.play.seat === seat ||
        phase.accepted.includes(seat) ||
        phase.challenges.some((other) => other.seat === seat)
        ? undefined
        : (challenge(kit, view, seat, phase.play, profile, seed) ?? { kind: 'accept' });
    case 'verdict':
      return view.rules.challenge.mode === 'referee' || phase.votes[seat] !== null
        ? undefined
        : {
            kind: 'vote-verdict',
            vote: phase.challenges
              .flatMap(({ words }) => words)
              .every((word) => isGood(kit, phase.play, word))
              ? 'yes'
              : 'no',
          };
    default:
      return undefined;
  }
}

/** A bot's contribution to the draw is its id. */
const agree = ({ seats }: GameView, seat: Seat): Action => ({
  kind: 'agree',
  contribution: (seats[seat] as SeatView).player.id,
});

/** What belongs to a theme is for people to say. */
const voteOnTheme = ({ claim }: Play, seat: Seat): Action | undefined =>
  claim !== null && claim.votes[seat] === null ? { kind: 'vote-theme', vote: 'yes' } : undefined;

/** It doubts only what is not in the list, and not all of that. */
function challenge(
  kit: BotKit,
  view: GameView,
  seat: Seat,
  play: Play,
  { doubt }: BotProfile,
  seed: number,
): Action | undefined {
  const doubted = [...play.words.keys()].filter(
    (word) =>
      !isGood(kit, play, word) &&
      unitOf(doubtHash(view, seat, seed, lettersOf(play, word))) < doubt,
  );
  return doubted.length === 0 ? undefined : { kind: 'challenge', words: doubted };
}

const doubtHash = ({ game }: GameView, seat: Seat, seed: number, word: readonly string[]): number =>
  mixText(mix(mixText(seed, game), seat), word.join(' '));

const lettersOf = ({ words }: Play, word: number) => words[word]?.letters ?? [];

const isGood = ({ lexicon }: BotKit, play: Play, word: number): boolean =>
  judgeWord(lexicon, lettersOf(play, word)).valid;
