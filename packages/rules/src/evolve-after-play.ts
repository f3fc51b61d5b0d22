/** Events between a play and its score: the window, challenges, votes, the verdict, the play standing or taken back. */
import { assertNever } from '@taht/base';
import { deadlineAfter } from './clock.ts';
import type { Fact, FactOf } from './event.ts';
import { endTurn, unswapBlanks } from './evolve-move.ts';
import type { Game, Pending, Phase } from './game.ts';
import { hasJoining } from './ruleset.ts';
import { tileOf } from './score.ts';
import { seatOf } from './seats.ts';
import { addTiles, countPlay, countTurn, join, setSeat } from './update.ts';

type AfterPlayFact = Extract<
  Fact,
  {
    kind:
      | 'accepted'
      | 'challenged'
      | 'joining-closed'
      | 'verdict-voted'
      | 'ruled'
      | 'theme-claimed'
      | 'theme-voted'
      | 'stood'
      | 'retracted';
  }
>;

export function evolveAfterPlay(game: Game, fact: AfterPlayFact, at: number): Game {
  switch (fact.kind) {
    case 'accepted': {
      const phase = game.phase.kind === 'joining' ? game.phase : phaseOf(game, 'window');
      return { ...game, phase: { ...phase, accepted: join(phase.accepted, fact.seat) } };
    }
    case 'challenged':
      return { ...game, phase: afterChallenge(game, fact, at) };
    case 'joining-closed': {
      const { play, challenges } = phaseOf(game, 'joining');
      return { ...game, phase: { kind: 'verdict', play, challenges, votes: noVotes(game) } };
    }
    case 'verdict-voted': {
      const phase = phaseOf(game, 'verdict');
      const votes = phase.votes.map((vote, i) => (i === fact.seat ? fact.vote : vote));
      return { ...game, phase: { ...phase, votes } };
    }
    case 'ruled':
      return game;
    case 'theme-claimed':
      return withClaim(game, { words: fact.words, votes: noVotes(game) });
    case 'theme-voted': {
      const { claim } = phaseOf(game, 'window').play;
      if (claim === null) throw new Error('no theme word is claimed');
      const votes = claim.votes.map((vote, i) => (i === fact.seat ? fact.vote : vote));
      return withClaim(game, { ...claim, votes });
    }
    case 'stood':
      return evolveStood(game, fact);
    case 'retracted':
      return evolveRetracted(game);
    default:
      return assertNever(fact);
  }
}

function phaseOf<Kind extends Phase['kind']>(
  game: Game,
  kind: Kind,
): Extract<Phase, { kind: Kind }> {
  if (game.phase.kind !== kind) throw new Error(`the phase is ${game.phase.kind}, not ${kind}`);
  return game.phase as Extract<Phase, { kind: Kind }>;
}

const noVotes = (game: Game): null[] => game.seats.map(() => null);

function afterChallenge(game: Game, { seat, words }: FactOf<'challenged'>, at: number): Phase {
  const challenge = { seat, words };
  if (game.phase.kind === 'joining') {
    join(
      game.phase.challenges.map((c) => c.seat),
      seat,
    );
    return { ...game.phase, challenges: [...game.phase.challenges, challenge] };
  }
  const { play, accepted } = phaseOf(game, 'window');
  const challenges = [challenge];
  if (!hasJoining(game.rules)) return { kind: 'verdict', play, challenges, votes: noVotes(game) };
  const { joinSeconds } = game.rules.challenge.window;
  const deadline = deadlineAfter(joinSeconds > 0 ? joinSeconds : 'none', at);
  return { kind: 'joining', play, accepted, challenges, deadline };
}

function withClaim(game: Game, claim: Pending['claim']): Game {
  const phase = phaseOf(game, 'window');
  return { ...game, phase: { ...phase, play: { ...phase.play, claim } } };
}

function evolveStood(game: Game, { seat, score, themeBonus }: FactOf<'stood'>): Game {
  if (!('play' in game.phase)) throw new Error('no play to stand');
  const points = score + themeBonus;
  const { score: before, tally } = seatOf(game, seat);
  const scored = setSeat(game, seat, {
    score: before + points,
    tally: {
      plays: tally.plays + 1,
      bonuses: tally.bonuses + (game.phase.play.bonus > 0 ? 1 : 0),
      best: Math.max(tally.best, points),
    },
  });
  return endTurn(countPlay(scored, seat, points), seat);
}

function evolveRetracted(game: Game): Game {
  if (!('play' in game.phase)) throw new Error('no play to take back');
  const { seat, tiles, swaps } = game.phase.play;
  const board = game.board.slice();
  for (const { square } of tiles) board[square] = null;
  const lifted = addTiles({ ...game, board }, seat, tiles.map(tileOf));
  const restored = unswapBlanks(lifted, seat, swaps);
  const isPass = game.rules.challenge.forcedSkipCountsAsPass;
  return endTurn(countTurn(restored, seat, isPass ? 'pass' : 'scoreless'), seat);
}
