/** What the word lists at hand say of a word, for decisions and for those who rule on it. */
import { err, ok } from '@taht/base';
import { indexOf, makeWord, oneLetterOff, rankAt, readWord, reportState } from '@taht/lexicon';
import type { WordEvidence } from '@taht/protocol';
import type { Lexicons } from '../lexicons/lexicons.ts';
import type { WordReportEnv } from './decide.ts';

/** By the newest version, with what is in force there. */
const newest = (lexicons: Lexicons, id: string) => {
  const named = lexicons.named(id);
  const found = named.ok ? lexicons.lexiconOf(named.value) : named;
  return found.ok ? found.value : undefined;
};

export const wordReportEnv = (lexicons: Lexicons): WordReportEnv => ({
  check: ({ lexicon: id, word, claim }) => {
    const lexicon = newest(lexicons, id);
    if (lexicon === undefined) return err('no-such-lexicon');
    const state = reportState(lexicon, { word, claim });
    const codes = readWord(lexicon.alphabet, word);
    if (!codes.ok || state === 'no-tile' || codes.value.length < 2) return err('word-no-tile');
    if (state === 'settled') return err('word-settled');
    const plain = lexicons.plainHash(id) ?? lexicon.info.hash;
    return ok({ word: makeWord(lexicon.alphabet, codes.value), hash: plain });
  },
});

const NEAR = 12;

/** Null where the list cannot be had, or the text is no word of it. */
export function evidenceOf(lexicons: Lexicons, id: string, word: string): WordEvidence | null {
  const lexicon = newest(lexicons, id);
  const codes = lexicon === undefined ? undefined : readWord(lexicon.alphabet, word);
  if (lexicon === undefined || codes?.ok !== true) return null;
  const { edition } = lexicon.info;
  const near: string[] = [];
  for (const other of oneLetterOff(lexicon, codes.value)) {
    if (near.length === NEAR) break;
    near.push(makeWord(lexicon.alphabet, other));
  }
  const ranks = lexicons.filesOf(edition).ranks;
  const own = ranks === undefined ? undefined : readWord(ranks.lexicon.alphabet, word);
  const index =
    ranks === undefined || own?.ok !== true ? undefined : indexOf(ranks.lexicon, own.value);
  return {
    lists: lexicons.forEdition(edition).flatMap((each) => listEvidence(lexicons, each, word)),
    rank: ranks === undefined || index === undefined ? null : rankAt(ranks.commonness, index),
    near,
  };
}

function listEvidence(lexicons: Lexicons, id: string, word: string): WordEvidence['lists'] {
  const lexicon = newest(lexicons, id);
  const codes = lexicon === undefined ? undefined : readWord(lexicon.alphabet, word);
  if (lexicon === undefined || codes?.ok !== true) return [];
  const entry = lexicon.rulings.get(codes.value.join());
  const ruled =
    entry === undefined ? null : { author: entry.author, date: entry.date, reason: entry.reason };
  const sources = lexicon.info.sources.map(({ name, version }) => `${name} ${version}`.trim());
  return [{ id, has: indexOf(lexicon, codes.value) !== undefined, sources, ruled }];
}
