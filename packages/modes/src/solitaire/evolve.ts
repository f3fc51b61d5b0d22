/** Folds one event into a solitaire; throws on an event that could not have happened. */
import { assertNever } from '@taht/base';
import type { Tile } from '@taht/letters';
import { layTiles, removeTiles, sortTiles, tileOf } from '@taht/rules';
import { folding } from '@taht/stream';
import { equipped, withSeed } from '../equipment.ts';
import type { Setup } from './command.ts';
import type { Fact, FactOf, RackNumber, SolitaireEvent } from './event.ts';
import { idle } from './idle.ts';
import type { Game } from './state.ts';

export const evolve = folding<Game, SolitaireEvent>(apply);

function apply(game: Game, fact: Fact): Game {
  switch (fact.kind) {
    case 'created':
      return evolveCreated(game, fact);
    case 'sealed':
    case 'revealed':
      return withSeed(game, fact.seed);
    case 'drew': {
      const drawn = fill(game, fact.rack, fact.tiles);
      return { ...drawn, draws: game.draws + fact.tiles.length };
    }
    case 'placed':
      return evolvePlaced(game, fact);
    case 'exchanged': {
      const emptied = setRack(game, fact.rack, removeTiles(rackOf(game, fact.rack), fact.tiles));
      const bag = sortTiles([...game.bag, ...fact.tiles], game.tables);
      const isPass = game.setup.base.exchange.countsAsPass;
      return { ...idle(emptied, isPass ? fact.rack : null), bag, phase: handOn(game) };
    }
    case 'passed':
      return { ...idle(game, fact.rack), phase: handOn(game) };
    case 'took':
      return { ...fill(game, 0, fact.tiles), undo: game };
    case 'undone': {
      if (game.undo === null) throw new Error('nothing to undo');
      return game.undo;
    }
    case 'ended': {
      const { reason, scores } = fact;
      return { ...game, scores, undo: null, phase: { kind: 'over', outcome: { reason, scores } } };
    }
    default:
      return assertNever(fact);
  }
}

function evolveCreated(state: Game, fact: FactOf<'created'>): Game {
  if (state.phase.kind !== 'new') throw new Error('created twice');
  const { game, variant, player, day, base, tileset, board, lexicon, commitment } = fact;
  const setup: Setup = {
    ...{ game, variant, player, day, base, tileset, board, lexicon, commitment },
  };
  const racks: readonly Tile[][] = variant === 'two-racks' ? [[], []] : [[]];
  return {
    ...state,
    setup,
    ...equipped(tileset, board),
    racks,
    scores: racks.map(() => 0),
    passes: racks.map(() => 0),
    phase: { kind: 'turn', rack: 0 },
  };
}

function evolvePlaced(game: Game, { rack, tiles, score }: FactOf<'placed'>): Game {
  const left = removeTiles(rackOf(game, rack), tiles.map(tileOf));
  return {
    ...setRack(game, rack, left),
    board: layTiles(game.board, tiles),
    scores: game.scores.map((each, i) => (i === rack ? each + score : each)),
    plays: game.plays + 1,
    passes: game.passes.map(() => 0),
    scoreless: score > 0 ? 0 : game.scoreless + 1,
    phase: handOn(game),
    undo: game.setup.variant === 'open' ? game : null,
  };
}

const fill = (game: Game, rack: RackNumber, tiles: readonly Tile[]): Game => ({
  ...setRack(game, rack, [...rackOf(game, rack), ...tiles]),
  bag: removeTiles(game.bag, tiles),
});

function rackOf({ racks }: Game, rack: RackNumber): readonly Tile[] {
  const tiles = racks[rack];
  if (tiles === undefined) throw new Error(`no rack ${rack}`);
  return tiles;
}

const setRack = (game: Game, rack: RackNumber, tiles: readonly Tile[]): Game => ({
  ...game,
  racks: game.racks.map((each, i) => (i === rack ? tiles : each)),
});

function handOn({ phase, racks }: Game): Game['phase'] {
  if (phase.kind !== 'turn') throw new Error(`a move while ${phase.kind}`);
  return { kind: 'turn', rack: (phase.rack + 1) % racks.length };
}
