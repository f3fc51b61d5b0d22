/** What a tournament refuses, in the reader's language; what it shares with games is said the same way. */
import type { HallRule, PlayerNumber, Refusal } from '@taht/tournament';
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

/** With which words and by which rules the games of a tournament are played. */
export const sayGames = ({ t, find }: Texts, { language, lexicon, ruleset }: Games): string =>
  t('tournament.games', {
    language: find(`edition.${language}`) ?? language,
    lexicon: plain(lexicon),
    ruleset: find(`ruleset.${ruleset}`) ?? ruleset,
  });

/** The school tournament's text names its dictionary; undefined where its words are not asked for. */
export function sayReference(
  { t }: Texts,
  { language, lexicon, ruleset }: Games,
): string | undefined {
  if (ruleset !== 'tr-school' || language !== 'en') return undefined;
  const id = lexicon === language ? 'tournament.reference' : 'tournament.reference.own';
  return t(id, { lexicon: plain(lexicon) });
}

/** With which a list of one's own comes to a server, or to a console at a terminal. */
export const importCommand = (edition: string): string =>
  `npx taht lexicon import LIST.txt --edition ${edition} --id ${edition}-own`;

/** A line of the hall rules: one of the text, or one of the director's own. */
export const sayHallRule = ({ t }: Texts, rule: HallRule): string =>
  rule.kind === 'text' ? t(`hall.rule.${rule.id}`) : plain(rule.line);

/** `Waiting for the score before deductions: 3 and 7.`; undefined where nothing is waited for. */
export const sayWaiting = (
  { t, list }: Texts,
  players: readonly PlayerNumber[],
): string | undefined =>
  players.length === 0
    ? undefined
    : t('tournament.waiting', { players: list(players.map(String)) });

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
