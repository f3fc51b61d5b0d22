/** What the positions of an edition are made with: its friendly rules, its words, and bots that know how common those are. */
import { boardOf, type Edition, friendlyIn, tilesetOf } from '@taht/editions';
import { engineFilesFor, loadLexicon } from '@taht/host';
import { makeRack } from '@taht/letters';
import { decodeLetters, judgeOf, wordsOfLength } from '@taht/lexicon';
import { commitmentOf, drawStream } from '@taht/record';
import type { Env, Layout, Setup, TileSet } from '@taht/rules';
import { type BotKit, makeBotKit, seatHasPlay } from '@taht/search';

/** The share of the words that everybody may be thought to know: those on the board, and those that may be hidden. */
const ON_BOARD = 0.1;
const HIDDEN = 0.1;

export interface PositionTable {
  readonly kit: BotKit;
  readonly env: Env;
  /** How familiar the words on the board are at least. */
  readonly least: number;
  /** The racks that are a word that everybody knows, tiles in order. */
  readonly hidden: ReadonlySet<string>;
  setup(seed: string): Setup;
}

export function kitOf(edition: Edition): PositionTable {
  const id = edition.lexicons[0] ?? edition.id;
  const lexicon = loadLexicon(id, '');
  if (!lexicon.ok) throw new Error(`${id}: ${lexicon.error.code}`);
  const base = friendlyIn(edition);
  const tileset = tilesetOf(base.tileset) as TileSet;
  const layout = boardOf(base.board) as Layout;
  const { info } = lexicon.value;
  const kit = makeBotKit({
    ...engineFilesFor(edition.id, lexicon.value),
    ...{ edition: edition.id, lexicon: lexicon.value, tileset, layout },
    rules: base,
  });
  return {
    kit,
    least: kit.vocabulary.leastOf(ON_BOARD),
    hidden: hiddenRacks(kit, base.rack),
    env: {
      judge: judgeOf(lexicon.value),
      hasPlay: (game, seat) => seatHasPlay(kit.wholeEngine(), game, seat),
      draw: drawStream,
    },
    setup: (seed) => ({
      ...{ game: 'position', players: PLAYERS, base, houseRules: [], tileset, board: layout },
      lexicon: { id: info.id, hash: info.hash },
      commitment: commitmentOf(seed),
    }),
  };
}

function hiddenRacks({ engine, vocabulary }: BotKit, size: number): ReadonlySet<string> {
  const least = vocabulary.leastOf(HIDDEN);
  const racks = new Set<string>();
  const { lexicon } = engine.equipment;
  for (const word of wordsOfLength(lexicon, size))
    if (vocabulary.familiarity(word) >= least)
      racks.add(makeRack(decodeLetters(lexicon.alphabet, word).toSorted()));
  return racks;
}

const PLAYERS = [
  { id: 'p1', name: '1' },
  { id: 'p2', name: '2' },
];
