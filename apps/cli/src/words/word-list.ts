/** The dictionary of a game: chosen before it begins, and the very same one when it goes on. */
import { err, ok, type Result } from '@taht/base';
import type { Edition } from '@taht/editions';
import { listLexicons, loadLexicon, loadVersion, readLexicon } from '@taht/host/words';
import { judgeWord, type Lexicon, makeWord, oneLetterOff, readWord } from '@taht/lexicon';
import { plain, type Texts } from '@taht/phrasing';
import type { Setup } from '@taht/rules';
import { failed, type Problem, wrongUse } from '../shell/outcome.ts';
import { type Asker, askOne } from '../terminal/questions.ts';
import { explainLexicon, explainRuling, policyText } from './texts.ts';

/** Typed as the value of `--lexicon` for no dictionary. */
export const NO_LEXICON = 'none';

const NEAR_MISSES = 6;

/** Advice for the referee, who decides: what the dictionary says, and similar words that it has. */
export function adviceOn(word: string, lexicon: Lexicon | null, texts: Texts): readonly string[] {
  if (lexicon === null) return [];
  const ruling = judgeWord(lexicon, word);
  const codes = readWord(lexicon.alphabet, word);
  const near =
    ruling.valid || !codes.ok
      ? []
      : oneLetterOff(lexicon, codes.value)
          .take(NEAR_MISSES)
          .map((found) => makeWord(lexicon.alphabet, found))
          .toArray();
  return [
    texts.t('play.dictionary-says', { ruling: explainRuling(texts, ruling) }),
    ...(near.length > 0 ? [texts.t('play.near-words', { words: near.join(', ') })] : []),
  ];
}

/** The dictionary that a flag names. */
export function namedLexicon(
  id: string,
  edition: Edition,
  data: string,
  texts: Texts,
): Result<Lexicon | null, Problem> {
  if (id === NO_LEXICON) return ok(null);
  const loaded = loadLexicon(id, data);
  if (!loaded.ok && loaded.error.code !== 'no-such-lexicon')
    return err(failed(explainLexicon(texts, loaded.error)));
  if (loaded.ok && loaded.value.info.edition === edition.id) return loaded;
  const ids = lexiconsFor(edition, data).map(({ info }) => info.id);
  const names = [...ids, NO_LEXICON].join(', ');
  return err(wrongUse(texts.t('play.unknown-lexicon', { name: plain(id), names })));
}

/** A game goes on with the word list it began with; another one, or none, would judge differently. */
export function lexiconOfGame(
  { lexicon }: Pick<Setup, 'lexicon'>,
  data: string,
  texts: Texts,
): Result<Lexicon | null, Problem> {
  if (lexicon === null) return ok(null);
  const loaded = loadVersion(lexicon, data);
  return loaded.ok ? loaded : err(failed(explainLexicon(texts, loaded.error)));
}

/** The edition's own in their order, then those of the user; Enter takes the first. */
export async function chooseLexicon(
  asker: Asker,
  edition: Edition,
  data: string,
): Promise<Lexicon | null> {
  const { texts } = asker.style();
  const found = lexiconsFor(edition, data);
  if (found.length === 0) return null;
  const names = found.map(({ info }) => `${info.id}: ${policyText(texts, info)}`);
  const options = [...names, texts.t('play.no-lexicon')];
  return found[await askOne(asker, texts.t('play.choose-lexicon'), options, 0)] ?? null;
}

/** A file that cannot be read is not offered; `taht lexicon list` tells why. */
function lexiconsFor(edition: Edition, data: string): readonly Lexicon[] {
  const order = (id: string): number => {
    const at = edition.lexicons.indexOf(id);
    return at < 0 ? edition.lexicons.length : at;
  };
  return listLexicons(data)
    .map(readLexicon)
    .flatMap((read) => (read.ok && read.value.info.edition === edition.id ? [read.value] : []))
    .toSorted((a, b) => order(a.info.id) - order(b.info.id));
}
