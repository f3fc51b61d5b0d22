/** Lets an engine look the words of racks with blanks up by their letters. A page has no need of this, nor loads it. */
import type { Engine } from './engine.ts';
import { canUseMap, findBestByMap } from './map-finder.ts';
import { wordMap } from './word-map.ts';

/** A list of so many words has a word map of up to 200 MB. */
const MOST_MAPPED = 1_000_000;

/**
 * From now on the best play of a rack with blanks is found by the word map, in a third of the time. It takes 100 to 200
 * bytes a word and up to a second to make, once for a list, so it is for those who ask thousands of times; a list of
 * very many words goes without.
 */
export function useWordMap(engine: Engine): void {
  if (engine.equipment.lexicon.info.words > MOST_MAPPED) return;
  engine.findBlanksBy((graph) => {
    const words = wordMap(graph);
    return (tools, leaves) => {
      if (!canUseMap(tools.rack)) return false;
      findBestByMap(tools, words, leaves);
      return true;
    };
  });
}
