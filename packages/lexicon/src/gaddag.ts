/**
 * The reversed part for finding plays (Gordon 1994): every word once for each of its letters, read from that
 * letter back to the first, then, after a separator, on to the last. Built anew from the list, and kept in a file like it.
 */
import { err, ok, type Result } from '@taht/base';
import { decodeContainer, encodeContainer, type FileBytes } from './container.ts';
import type { LexiconFailure } from './failure.ts';
import { type Codes, type Graph, MAX_LENGTH } from './graph.ts';
import { buildGraph, type TooLarge } from './graph-builder.ts';
import { hashShape, lettersShape } from './info.ts';
import type { Lexicon } from './lexicon.ts';
import { words } from './list-words.ts';
import { fields } from './shape.ts';
import { surveyNodes } from './survey.ts';
import { WordPool } from './word-pool.ts';

/** Stands where reading turns round; the first of its siblings, since letters begin with 1. */
export const SEPARATOR = 0;

export interface Gaddag extends Graph {
  readonly letters: readonly string[];
  /** The hash of the lexicon it belongs to. */
  readonly hash: string;
}

export function buildGaddag(lexicon: Lexicon): Result<Gaddag, TooLarge> {
  const pool = new WordPool();
  const letters = new Uint8Array(MAX_LENGTH + 1);
  for (const word of words(lexicon))
    for (let turn = 1; turn <= word.length; turn++)
      pool.add(letters, turnInto(letters, word, turn));
  const graph = buildGraph(pool.sorted());
  if (!graph.ok) return err(graph.error);
  return ok({ ...graph.value, letters: lexicon.alphabet.letters, hash: lexicon.info.hash });
}

export const encodeGaddag = ({ letters, hash, nodes, root }: Gaddag): Uint8Array<ArrayBuffer> =>
  encodeContainer('gaddag', { letters, hash }, { nodes, root });

export function decodeGaddag(file: FileBytes): Result<Gaddag, LexiconFailure> {
  const container = decodeContainer(file, 'gaddag');
  if (!container.ok) return err(container.error);
  const { header, graph } = container.value;
  const fault = headerShape(header, '');
  if (fault !== undefined) return err({ code: 'bad-header', ...fault });
  const { letters, hash } = header as Pick<Gaddag, 'letters' | 'hash'>;
  const limits = { lowest: SEPARATOR, highest: letters.length, depth: MAX_LENGTH + 1 };
  const survey = surveyNodes(graph, limits);
  if (!survey.ok) return err({ code: 'bad-nodes', ...survey.error });
  return ok({ ...graph, letters, hash });
}

const headerShape = fields({ letters: lettersShape, hash: hashShape });

/** Writes the letters up to the turn backwards, the others after a separator if there are any, and says how many these are. */
function turnInto(letters: Codes, word: Codes, turn: number): number {
  for (let i = 0; i < turn; i++) letters[i] = word[turn - 1 - i] as number;
  if (turn === word.length) return turn;
  letters[turn] = SEPARATOR;
  for (let i = turn; i < word.length; i++) letters[i + 1] = word[i] as number;
  return word.length + 1;
}
