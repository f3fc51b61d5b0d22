/** Says where a position in CGP cannot be read. */
import { explainLetter, type Texts } from '@taht/phrasing';
import type { CgpFailure } from '@taht/record';

/** What is expected is a number or two, or one of these. */
const EXPECTED = ['board', 'racks', 'scores', 'number'] as const;

export function explainCgp(texts: Texts, failure: CgpFailure): string {
  if ('character' in failure) return explainLetter(texts, failure);
  const name = EXPECTED.find((each) => each === failure.expected);
  const expected = name === undefined ? failure.expected : texts.t(`moves.expected.${name}`);
  return texts.t('moves.bad-position', { place: failure.at + 1, expected });
}
