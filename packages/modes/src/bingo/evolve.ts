/** Folds one event into a bingo; throws on an event that could not have happened. */
import { assertNever } from '@taht/base';
import { allTiles, removeTiles } from '@taht/rules';
import { counted } from '../stream.ts';
import type { Setup } from './command.ts';
import type { BingoEvent, Fact, FactOf } from './event.ts';
import { type Game, type Phase, playerOf } from './state.ts';

export const evolve = (game: Game, event: BingoEvent): Game => ({
  ...apply(game, event, event.at),
  ...counted(game, event),
});

function apply(game: Game, fact: Fact, at: number): Game {
  switch (fact.kind) {
    case 'created':
      return evolveCreated(game, fact);
    case 'sealed':
    case 'revealed':
      return { ...game, secret: { ...game.secret, seed: fact.seed } };
    case 'entered': {
      expectPhase(game, 'entering');
      const { id, name, words } = fact;
      const others = game.players.filter((player) => player.id !== id);
      return { ...game, players: [...others, { id, name, words }] };
    }
    case 'left':
      if (playerOf(game, fact.id) === undefined) throw new Error('not among the players');
      return { ...game, players: game.players.filter(({ id }) => id !== fact.id) };
    case 'started':
      expectPhase(game, 'entering');
      return { ...game, phase: { kind: 'calling', due: dueAfter(game, at) } };
    case 'called':
      return evolveCalled(game, fact, at);
    case 'claimed': {
      const { id, missing } = fact;
      const others = game.claims.filter((claim) => claim.id !== id);
      return { ...game, claims: [...others, { id, call: game.calls.length, missing }] };
    }
    case 'ended':
      return { ...game, phase: { kind: 'over', reason: fact.reason, winner: fact.winner } };
    default:
      return assertNever(fact);
  }
}

function expectPhase({ phase }: Game, kind: Phase['kind']): void {
  if (phase.kind !== kind) throw new Error(`the phase is ${phase.kind}, not ${kind}`);
}

function evolveCreated(state: Game, fact: FactOf<'created'>): Game {
  expectPhase(state, 'new');
  const { game, caller, rules, tileset, lexicon, commitment } = fact;
  const setup: Setup = { game, caller, rules, tileset, lexicon, commitment };
  return { ...state, setup, bag: allTiles(tileset), phase: { kind: 'entering' } };
}

function evolveCalled(game: Game, { tile }: FactOf<'called'>, at: number): Game {
  expectPhase(game, 'calling');
  const bag = removeTiles(game.bag, [tile]);
  const due = bag.length === 0 ? null : dueAfter(game, at);
  return { ...game, bag, calls: [...game.calls, tile], phase: { kind: 'calling', due } };
}

function dueAfter({ setup: { rules } }: Game, at: number): number | null {
  return rules.seconds === 'none' ? null : at + rules.seconds * 1000;
}
