/**
 * Inflects words that the transducer lacks like those that end alike: `klappi`, `klapit` after `lappi`, `lapit`.
 * Where words that end alike are not inflected alike, nothing is guessed.
 */

export interface Analogy {
  /** A word and its other form: the plural of a nominal, the fourth infinitive of a verb; none if it has no other. */
  learn(word: string, other: string | undefined): void;
  guess(word: string): string | undefined;
}

/** What is cut off and what is put on; the empty change of what is not inflected has its own sign. */
const UNCHANGED = '=';
const CUT = '>';

/** A learnt word behind a form of another decides alone: `sudennahka` goes like `nahka`. */
const SHORTEST_HEAD = 4;
const LONG_FIRST = 4;
/** Else as many words must end alike, and so great a part of them be inflected alike. */
const ENOUGH = 4;
const AGREED = 0.95;
/** Of shorter words nobody can tell, nor are they the first part of a compound. */
const SHORTEST = 3;
const LONGEST_ENDING = 7;
const SHORTEST_ENDING = 2;

/** `isForm` tells whether something is a form of a word, so that it may be the first part of a compound. */
export function makeAnalogy(isForm: (text: string) => boolean): Analogy {
  /** By ending: how many words are changed in which way. */
  const changes = new Map<string, Map<string, number>>();
  /** By word; where two words are spelt alike and changed in different ways, none. */
  const heads = new Map<string, string | undefined>();
  return {
    learn(word, other) {
      const change = other === undefined ? UNCHANGED : changeOf(word, other);
      heads.set(word, (heads.get(word) ?? change) === change ? change : undefined);
      for (const ending of endingsOf(word)) {
        const known = changes.get(ending) ?? new Map<string, number>();
        changes.set(ending, known.set(change, (known.get(change) ?? 0) + 1));
      }
    },
    guess(word) {
      if (word.length < SHORTEST) return undefined;
      const like = likeOthers(word);
      for (let at = SHORTEST; at <= word.length - SHORTEST_HEAD; at++) {
        const change = heads.get(word.slice(at));
        const first = word.slice(0, at);
        if (change === undefined) continue;
        if (isForm(first)) return changed(word, change);
        // Chance or a compound with a first part that nobody knows: only if all agree.
        if (at >= LONG_FIRST && changed(word, change) !== like) return undefined;
      }
      return like;
    },
  };

  function likeOthers(word: string): string | undefined {
    for (const ending of endingsOf(word)) {
      const known = changes.get(ending);
      if (known === undefined) continue;
      const all = [...known.values()].reduce((sum, times) => sum + times, 0);
      if (all < ENOUGH) continue;
      const [change, times] = [...known].reduce((best, each) => (each[1] > best[1] ? each : best));
      return times < AGREED * all ? undefined : changed(word, change);
    }
    return undefined;
  }
}

/** The longest first; the whole word is one too. */
function endingsOf(word: string): readonly string[] {
  const longest = Math.min(LONGEST_ENDING, word.length);
  const lengths = Array.from({ length: longest - SHORTEST_ENDING + 1 }, (_, i) => longest - i);
  return lengths.map((length) => word.slice(-length));
}

function changeOf(word: string, other: string): string {
  let same = 0;
  while (same < word.length && word[same] === other[same]) same++;
  return word.slice(same) + CUT + other.slice(same);
}

function changed(word: string, change: string): string | undefined {
  const [cut = '', put = ''] = change.split(CUT);
  if (change === UNCHANGED || !word.endsWith(cut)) return undefined;
  return word.slice(0, word.length - cut.length) + put;
}
