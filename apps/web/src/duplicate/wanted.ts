/** The duplicate game that somebody is about to make. */
import { byRulebook } from '@taht/editions';
import type { duplicate } from '@taht/modes';
import { editionFor } from '../network/table-options.ts';
import { usualRules } from './rule-fields.ts';

export interface Wanted {
  readonly edition: string;
  readonly ruleset: string;
  readonly lexicon: string;
  readonly rules: duplicate.DuplicateRules;
  /** The word by which halls have the same racks; empty for chance. */
  readonly racks: string;
}

/** By the rulebook that was chosen last, or the first one: the friendly way knows no duplicate game. */
export function firstWanted(id: string, ruleset: string): Wanted {
  const edition = editionFor(id);
  const rulebook = byRulebook(edition).find((each) => each.id === ruleset) ?? edition.rulesets[0];
  return {
    edition: edition.id,
    ruleset: rulebook.id,
    lexicon: edition.lexicons[0] ?? '',
    rules: usualRules(edition),
    racks: '',
  };
}
