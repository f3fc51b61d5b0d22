/** Solitaires as their local host has them: how one begins, who judges, and the computer that tries to beat it. */
import { boardOf, type Edition } from '@taht/editions';
import type { Tile } from '@taht/letters';
import { type FamilyList, judgeOf, type Lexicon, withoutFamily } from '@taht/lexicon';
import { solitaire } from '@taht/modes';
import { commitmentOf, drawStream, solitaireCodec } from '@taht/record';
import type { Board, Layout } from '@taht/rules';
import { Engine, makeRandom, noLeaves } from '@taht/search';
import type { NewSolitaire } from './message.ts';
import type { LocalMode } from './room.ts';

export const solitaireMode: LocalMode<
  solitaire.Game,
  solitaire.Author,
  solitaire.Action,
  solitaire.SolitaireEvent
> = {
  codec: solitaireCodec,
  start: solitaire.START,
  evolve: solitaire.evolve,
  lexiconOf: ({ phase, setup }, { action }) =>
    (phase.kind === 'new' && action.kind === 'create' ? action.setup : setup).lexicon,
  decide: (game, command, lexicon) => solitaire.decide(game, command, envOf(lexicon)),
  factsOf: ({ setup, scores, plays, phase, now }) => ({
    mode: 'solitaire',
    id: setup.game,
    ...{ variant: setup.variant, day: setup.day },
    ...{ tileset: setup.tileset.id, lexicon: setup.lexicon.id },
    ...{ scores, plays, isOver: phase.kind === 'over', at: now },
  }),
};

export function createAction(
  game: string,
  { variant, day }: NewSolitaire,
  edition: Edition,
  lexicon: Lexicon,
  chance: string,
): solitaire.Action {
  const base = edition.rulesets[0];
  const tileset = edition.tilesets.find(({ id }) => id === base.tileset) ?? edition.tilesets[0];
  const seed = day === null ? chance : solitaire.dailySeed(day, variant, tileset.id);
  const { id, hash } = lexicon.info;
  const setup: solitaire.Setup = {
    ...{ game, variant, day, tileset, player: { id: 'me', name: 'me' } },
    base: { ...base, tileset: tileset.id },
    board: boardOf(base.board) as Layout,
    lexicon: { id, hash },
    commitment: commitmentOf(seed),
  };
  return { kind: 'create', setup, seed };
}

function envOf(lexicon: Lexicon): solitaire.Env {
  let engine: Engine | undefined;
  return {
    judge: judgeOf(lexicon),
    draw: drawStream,
    hasPlay: ({ board, setup }, rack) => {
      engine ??= engineFor(setup, lexicon);
      engine.setBoard(board);
      return engine.hasPlay(engine.countsOf(rack));
    },
  };
}

/** A blank that lies stays where it lies. */
const engineFor = ({ base, tileset, board: layout }: solitaire.Setup, lexicon: Lexicon): Engine =>
  new Engine({ lexicon, tileset, layout, rules: { ...base, blank: { reuse: 'none' } } });

/** Racks looked at for each play. */
const WIDTH = 8;

/** From the beginning of the same game, for as long as one likes, without words of the family list. */
export function optimiseFrom(
  fresh: solitaire.Game,
  lexicon: Lexicon,
  family: FamilyList,
  seed: number,
): Generator<solitaire.Progress, never> {
  const engine = engineFor(fresh.setup, withoutFamily(lexicon, family));
  const [rack = []] = fresh.racks;
  return solitaire.optimise(
    { board: fresh.board, rack, pool: fresh.bag, score: 0 },
    {
      tables: fresh.tables,
      rackSize: fresh.setup.base.rack,
      width: WIDTH,
      random: makeRandom(seed).below,
      bestPlay: (board: Board, tiles: readonly Tile[]) => {
        engine.setBoard(board);
        const { size } = engine.findBest(engine.countsOf(tiles), noLeaves);
        return size === 0 ? undefined : engine.decode(0);
      },
    },
  );
}
