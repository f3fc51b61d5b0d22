/**
 * Adjectives of villages (глибовицький of Глибовичі), which the source makes by the thousand and no dictionary lists. Those of
 * cities and countries are in use: an older dictionary or running text has them.
 */

export interface PlaceEvidence {
  /** Names and common words of the source, in small letters. */
  readonly names: Iterable<string>;
  readonly common: Iterable<string>;
  /** Words of an older dictionary and of running text. */
  readonly inUse: ReadonlySet<string>;
}

/** What makes an adjective of a place out of its name (Глибов-ицький of Глибовичі), and of any noun (студент-ський). */
const OF_NAME = /(?:[іїе]в|[еиї]н|[аяї]н)?(?:е?ц|[сз])?с?ький$/u;
const OF_NOUN = /[сцз]ький$/u;
const CASES = ['ий', 'ого', 'ому', 'им', 'ім', 'а', 'ої', 'ій', 'у', 'ою', 'е', 'і', 'их', 'ими'];

/** How much longer than its stem a word may be that has made the adjective: Глибов-ичі, вовч-ок. */
const LONGEST_ENDING = 4;
const SHORTEST_STEM = 3;

export function placeTest({ names, common, inUse }: PlaceEvidence): (word: string) => boolean {
  const ofNames = stemsOf(names);
  const ofWords = stemsOf(common);
  return (word) => {
    if (!ADJECTIVE.test(word)) return false;
    const stem = word.replace(OF_NAME, '');
    if (stem.length < SHORTEST_STEM || !ofNames.has(stem)) return false;
    if (ofWords.has(word.replace(OF_NOUN, ''))) return false;
    return !CASES.some((ending) => inUse.has(word.slice(0, -2) + ending));
  };
}

const ADJECTIVE = /[сцз]ький$/u;

/** All that a word begins with, less an ending; adjectives of the same kind are no evidence for each other. */
function stemsOf(words: Iterable<string>): ReadonlySet<string> {
  const stems = new Set<string>();
  for (const word of words)
    if (!ADJECTIVE.test(word))
      for (let cut = 0; cut <= LONGEST_ENDING && word.length - cut >= SHORTEST_STEM; cut += 1)
        stems.add(word.slice(0, word.length - cut));
  return stems;
}
