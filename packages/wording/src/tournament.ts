/** What an event refuses, in the reader's language; what it shares with games is said the same way. */
import type { Refusal } from '@taht/tournament';
import { plain } from './plain.ts';
import type { Texts, Values } from './texts.ts';

export function explainTournament(texts: Texts, refusal: Refusal): string {
  const { t } = texts;
  const facts = factsOf(texts, refusal);
  switch (refusal.code) {
    case 'already-done':
    case 'time-out-of-range':
      return t(`refusal.${refusal.code}`, facts);
    case 'no-such-player':
    case 'reason-missing':
    case 'clock-running':
    case 'clock-stopped':
      return t(`duplicate.refusal.${refusal.code}`, facts);
    default:
      return t(`tournament.refusal.${refusal.code}`, facts);
  }
}

interface Games {
  /** Of the words. */
  readonly language: string;
  readonly lexicon: string;
  readonly ruleset: string;
}

/** With which words and by which rules the games of an event are played. */
export const sayGames = ({ t, find }: Texts, { language, lexicon, ruleset }: Games): string =>
  t('tournament.games', {
    language: find(`edition.${language}`) ?? language,
    lexicon: plain(lexicon),
    ruleset: find(`ruleset.${ruleset}`) ?? ruleset,
  });

function factsOf(texts: Texts, refusal: Refusal): Values {
  const facts: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(refusal))
    if (typeof value === 'number') facts[key] = value;
    else if (typeof value === 'string') facts[key] = plain(value);
    else if (key === 'players' || key === 'tables') facts[key] = texts.list(value.map(String));
  if (refusal.code === 'verdict-missing')
    facts.words = texts.list(refusal.words.map((word) => plain(word.join(''))));
  if (refusal.code === 'bad-rules')
    facts.faults = refusal.faults.map((fault) => faultText(texts, fault)).join(' ');
  return facts;
}

const faultText = ({ find }: Texts, fault: string): string =>
  find(`tournament.fault.${fault}`) ?? find(`fault.${fault}`) ?? fault;
