/** What somebody who sees a board and a rack would do: a good move by the engine, and rows of tiles that are a word or none. */
import { boardOf, editionOf } from '@taht/editions';
import type { Letter, Tile } from '@taht/letters';
import { contains } from '@taht/lexicon';
import type { Language } from '@taht/messages';
import type { Board } from '@taht/rules';
import type { Candidate } from '@taht/search';
import type { Answers } from '../../src/engine/question.ts';
import type { Equipment } from '../../src/engine/study-question.ts';
import { answerHere, dataHere } from '../browser/game.ts';

export interface Position {
  readonly board: Board;
  readonly rack: readonly Tile[];
}

/** Of so many good plays the one that lays the most tiles is taken: a game should not last. */
const GOOD = 30;
/** A poor rack has scores of exchanges that promise more than its best play. */
const RANKED = 1000;

export function goodMove(language: Language, { board, rack }: Position): Candidate {
  const answer = answerHere(dataHere(language), {
    kind: 'rank',
    table: equipmentOf(language),
    position: { player: 0, board, rack, scores: [0, 0] },
    most: RANKED,
  });
  if (!answer.ok) throw new Error(answer.error.code);
  const moves = (answer.value as Answers['rank']).map(({ candidate }) => candidate);
  const plays = moves.filter(({ kind }) => kind === 'place').slice(0, GOOD);
  const [longest] = plays.toSorted((a, b) => tilesLaid(b) - tilesLaid(a));
  return longest ?? moves[0] ?? { kind: 'pass' };
}

const tilesLaid = (move: Candidate): number => (move.kind === 'place' ? move.tiles.length : 0);

export function equipmentOf(language: Language): Equipment {
  const edition = editionOf(language);
  const rules = edition?.rulesets[0];
  const tileset = edition?.tilesets.find(({ id }) => id === rules?.tileset);
  const layout = boardOf(rules?.board ?? '');
  if (rules === undefined || tileset === undefined || layout === undefined)
    throw new Error(`no edition ${language}`);
  return { rules, tileset, layout };
}

export const pointsOf = (language: Language, letter: string): number =>
  equipmentOf(language).tileset.tiles.find(([each]) => each === letter)?.[2] ?? 0;

/** Two to four of the tiles in a row that is a word, or that is none. */
export function rowOf(
  language: Language,
  tiles: readonly Tile[],
  isGood: boolean,
): readonly Tile[] | undefined {
  const { lexicon } = dataHere(language);
  const { codes } = lexicon.alphabet;
  const isWord = (row: readonly Tile[]): boolean =>
    contains(
      lexicon,
      Uint8Array.from(row, (letter) => codes.get(letter as string as Letter) ?? 0),
    );
  return rowsOf(tiles).find((row) => isWord(row) === isGood);
}

function rowsOf(tiles: readonly Tile[]): Tile[][] {
  const longer = (rows: readonly number[][]): number[][] =>
    rows.flatMap((row) => tiles.flatMap((_, i) => (row.includes(i) ? [] : [[...row, i]])));
  const pairs = longer(tiles.map((_, i) => [i]));
  const triples = longer(pairs);
  return [...pairs, ...triples, ...longer(triples)].map((row) => row.map((i) => tiles[i] as Tile));
}
