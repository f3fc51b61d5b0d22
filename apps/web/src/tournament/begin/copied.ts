/** A tournament as the beginning of another one: everything but people, days and results. */
import { openRulesIn } from '@taht/editions';
import type { TournamentRequest } from '@taht/protocol';
import type { TournamentView } from '@taht/tournament';
import { firstWanted, optionsOf } from './wanted.ts';

export function copiedOptions(
  { head, hallRules }: Pick<TournamentView, 'head' | 'hallRules'>,
  now: number,
): TournamentRequest['options'] {
  const { name, language, base, lexicon, rules, planned, hallLanguage } = head;
  const { deleteOn } = firstWanted(language, now);
  const wanted = {
    ...{ name, edition: language, ruleset: base.id, lexicon: lexicon.id, deleteOn },
    houseRules: [...openRulesIn(base)],
    rules: { ...rules, stages: planned, hallRules },
  };
  return { ...optionsOf(wanted, now), hallLanguage };
}
