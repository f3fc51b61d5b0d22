/** What the word list says about the words of a play. That it cannot be reached says nothing about a word. */
import { signal } from '@preact/signals';
import type { Letter } from '@taht/letters';
import type { WantedList } from '../engine/load.ts';
import { localGames } from './client.ts';

export type Verdict = 'good' | 'bad' | 'unknown';

type Words = readonly (readonly Letter[])[];

const known = signal<ReadonlyMap<string, Verdict>>(new Map());

const keyOf = (lexicon: WantedList, word: readonly Letter[]): string =>
  `${typeof lexicon === 'string' ? lexicon : lexicon.hash} ${word.join(' ')}`;

/** Undefined while it is asked. */
export const verdictOn = (lexicon: WantedList, word: readonly Letter[]): Verdict | undefined =>
  known.value.get(keyOf(lexicon, word));

/** What could not be found out is asked again the next time. */
export async function askAbout(lexicon: WantedList, words: Words): Promise<void> {
  const open = words.filter((word) => {
    const verdict = known.peek().get(keyOf(lexicon, word));
    return verdict === undefined || verdict === 'unknown';
  });
  if (open.length === 0) return;
  const answer = await localGames.ask({ kind: 'judge', lexicon, words: open });
  const verdicts = open.map((word, i): [string, Verdict] => {
    const isGood = answer.ok ? answer.value[i] : undefined;
    const verdict = isGood === undefined ? 'unknown' : isGood ? 'good' : 'bad';
    return [keyOf(lexicon, word), verdict];
  });
  known.value = new Map([...known.peek(), ...verdicts]);
}
