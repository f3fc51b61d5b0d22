/** Folds one event into a bingo; throws on an event that could not have happened. */
import { assertNever } from '@taht/base';
import { allTiles, removeTiles } from '@taht/rules';
import { folding } from '@taht/stream';
import { withSeed } from '../equipment.ts';
import { phaseOf } from '../phase-of.ts';
import type { Setup } from './command.ts';
import type { BingoEvent, Fact, FactOf } from './event.ts';
import { claimOf, type Game, playerOf } from './state.ts';

export const evolve = folding<Game, BingoEvent>((game, event) => apply(game, event, event.at));

function apply(game: Game, fact: Fact, at: number): Game {
  switch (fact.kind) {
    case 'created':
      return evolveCreated(game, fact);
    case 'sealed':
    case 'revealed':
      return withSeed(game, fact.seed);
    case 'entered': {
      phaseOf(game, 'entering');
      const { id, name, words } = fact;
      const others = game.players.filter((player) => player.id !== id);
      return { ...game, players: [...others, { id, name, words }] };
    }
    case 'left':
      if (playerOf(game, fact.id) === undefined) throw new Error('not among the players');
      return { ...game, players: game.players.filter(({ id }) => id !== fact.id) };
    case 'started':
      phaseOf(game, 'entering');
      return { ...game, phase: { kind: 'calling', due: dueAfter(game, at), left: null } };
    case 'called':
      return evolveCalled(game, fact, at);
    case 'claimed': {
      const { id, missing } = fact;
      const others = game.claims.filter((claim) => claim.id !== id);
      const times = (claimOf(game, id)?.times ?? 0) + 1;
      return { ...game, claims: [...others, { id, call: game.calls.length, missing, at, times }] };
    }
    case 'ended':
      return { ...game, phase: { kind: 'over', reason: fact.reason, winner: fact.winner } };
    case 'held': {
      const { due } = phaseOf(game, 'calling');
      if (due === null) throw new Error('nothing is due');
      return { ...game, phase: { kind: 'calling', due: null, left: Math.max(0, due - at) } };
    }
    case 'resumed':
      phaseOf(game, 'calling');
      return { ...game, phase: { kind: 'calling', due: fact.due, left: null } };
    case 'forgotten':
      return evolveForgotten(game, fact.person);
    default:
      return assertNever(fact);
  }
}

function evolveCreated(state: Game, fact: FactOf<'created'>): Game {
  phaseOf(state, 'new');
  const { game, caller, rules, tileset, lexicon, commitment, code } = fact;
  const setup: Setup = { game, caller, rules, tileset, lexicon, commitment, code };
  return { ...state, setup, bag: allTiles(tileset), phase: { kind: 'entering' } };
}

function evolveCalled(game: Game, { tile }: FactOf<'called'>, at: number): Game {
  phaseOf(game, 'calling');
  const bag = removeTiles(game.bag, [tile]);
  const due = bag.length === 0 ? null : dueAfter(game, at);
  return {
    ...game,
    bag,
    calls: [...game.calls, tile],
    phase: { kind: 'calling', due, left: null },
  };
}

function evolveForgotten(game: Game, person: string): Game {
  const { setup, players, claims } = game;
  const { caller } = setup;
  return {
    ...game,
    setup: { ...setup, caller: caller?.id === person ? { ...caller, name: '' } : caller },
    players: players.filter(({ id }) => id !== person),
    claims: claims.filter(({ id }) => id !== person),
  };
}

function dueAfter({ setup: { rules } }: Game, at: number): number | null {
  return rules.seconds === 'none' ? null : at + rules.seconds * 1000;
}
