/** What the duplicate game refuses and what is to be said of a word that was laid; what it shares with the standard game is said the same way. */
import type { duplicate } from '@taht/modes';
import { makeSquare } from '@taht/rules';
import type { Names } from './explain.ts';
import { plain } from './plain.ts';
import type { Texts, Values } from './texts.ts';

type DuplicateRefusal = duplicate.Refusal | duplicate.answers.Refusal;

export function explainDuplicate(texts: Texts, refusal: DuplicateRefusal, names: Names): string {
  const { t } = texts;
  const facts = factsOf(texts, refusal, names);
  switch (refusal.code) {
    case 'already-done':
    case 'no-game':
    case 'already-created':
    case 'game-over':
    case 'not-for-you':
    case 'wrong-phase':
    case 'wrong-count':
    case 'time-out-of-range':
    case 'off-board':
    case 'square-twice':
      return t(`refusal.${refusal.code}`, facts);
    case 'bad-ruleset':
      return t('refusal.bad-ruleset', { faults: '' }).trimEnd();
    default:
      return t(`duplicate.refusal.${refusal.code}`, facts);
  }
}

/** A hall without a name goes without saying. */
function factsOf({ t }: Texts, refusal: DuplicateRefusal, names: Names): Values {
  const facts: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(refusal))
    if (typeof value === 'number') facts[key] = value;
    else if (typeof value === 'string') facts[key] = plain(value);
  if (refusal.code === 'already-entered') facts.hall = facts.hall || 'empty';
  if (refusal.code === 'wrong-phase') facts.phase = t(`duplicate.phase.${refusal.phase}`);
  if (refusal.code === 'tile-not-left' && refusal.tile === '?') facts.tile = t('tile.blank');
  if (refusal.code === 'square-twice') facts.square = makeSquare(refusal.square, names.columns);
  return facts;
}

/** What there is to say of the play that was laid in a round: that nobody had handed it in, or that others were as good. */
export function explainLaid(
  { t }: Texts,
  { best, from, equals }: Pick<duplicate.RoundView, 'best' | 'from' | 'equals'>,
  { laid }: Pick<duplicate.DuplicateRules, 'laid'>,
): readonly string[] {
  const ours = (text: string): string => `${text} (${t('rule.ours')})`;
  const isNobodys = laid === 'best-slip' && from === 'finder' && best !== null;
  if (isNobodys) return [ours(t('duplicate.no-slip'))];
  if (equals < 2) return [];
  return from === 'slip'
    ? [ours(t('duplicate.equal-slips', { count: equals }))]
    : [t('duplicate.equals', { count: equals })];
}
