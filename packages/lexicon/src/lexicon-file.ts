/** A lexicon as bytes and back. Reading copies nothing, makes no object per node, and never throws, whatever the bytes. */
import { err, ok, type Result } from '@taht/base';
import { type Alphabet, makeAlphabet } from '@taht/letters';
import { decodeContainer, encodeContainer, type FileBytes } from './container.ts';
import { countLengths } from './count-lengths.ts';
import type { LexiconFailure } from './failure.ts';
import { hashOf } from './hash.ts';
import { infoShape, type LexiconInfo } from './info.ts';
import type { Lexicon } from './lexicon.ts';
import { makePairs } from './pairs.ts';
import { surveyNodes, wordLimits } from './survey.ts';

/**
 * A patched list has no file of its own: it is its base and the patch, or it is built anew from its words.
 * Nor has one that is read with more letters than it was made with.
 */
export function encodeLexicon({
  info,
  alphabet,
  graph,
  rulings,
}: Lexicon): Uint8Array<ArrayBuffer> {
  if (rulings.size > 0) throw new Error('a patched lexicon is not written');
  if (alphabet.letters.length !== info.letters.length) throw new Error('another alphabet');
  return encodeContainer('words', info, graph);
}

/** Checks all that a walk relies on; `verifyLexicon` checks the rest. */
export function decodeLexicon(file: FileBytes): Result<Lexicon, LexiconFailure> {
  const container = decodeContainer(file, 'words');
  if (!container.ok) return err(container.error);
  const { header, graph } = container.value;
  const fault = infoShape(header, '');
  if (fault !== undefined) return err({ code: 'bad-header', ...fault });
  const info = header as LexiconInfo;
  const alphabet = alphabetOf(info);
  if (alphabet === undefined)
    return err({ code: 'bad-header', at: 'letters', expected: 'an alphabet' });
  const counts = surveyNodes(graph, wordLimits(info.letters.length));
  if (!counts.ok) return err({ code: 'bad-nodes', ...counts.error });
  if (counts.value[graph.root] !== info.words)
    return err({ code: 'bad-nodes', fault: 'count', at: graph.root });
  return ok({
    info,
    alphabet,
    graph: { ...graph, counts: counts.value, pairs: makePairs(graph) },
    rulings: new Map(),
  });
}

/** Whether the words of a file are those that its header tells of; it takes longer than reading, and once is enough. */
export function verifyLexicon({ info, graph }: Lexicon): Result<null, LexiconFailure> {
  const lengths = countLengths(graph);
  if (lengths.join() !== info.lengths.join())
    return err({ code: 'bad-header', at: 'lengths', expected: lengths.join() });
  const hash = hashOf(info.letters, graph);
  return hash === info.hash ? ok(null) : err({ code: 'bad-hash', hash, expected: info.hash });
}

/** `makeAlphabet` throws on data of ours that is wrong; here the data comes from outside. */
function alphabetOf({ language, letters }: LexiconInfo): Alphabet | undefined {
  try {
    const alphabet = makeAlphabet({ language, letters, vowels: [], signs: [] });
    return letters.every((letter, i) => letter === alphabet.letters[i]) ? alphabet : undefined;
  } catch {
    return undefined;
  }
}
