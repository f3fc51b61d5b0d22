/** The friendly way to play: a ruleset beside the rulebook's in every edition, for a game among friends (RULES 13.4). */
import type { Ruleset } from '@taht/rules';
import type { Edition } from './edition.ts';

export const isFriendly = (ruleset: string): boolean => ruleset.endsWith('-friendly');

/** The rulesets of an edition that are no friendly ones; the first is its default. */
export const byRulebook = ({ rulesets }: Edition): readonly Ruleset[] =>
  rulesets.filter(({ id }) => !isFriendly(id));

/** What an edition is played by among friends. */
export const friendlyIn = ({ rulesets }: Edition): Ruleset =>
  rulesets.find(({ id }) => isFriendly(id)) ?? rulesets[0];
