/** The two ways to play: among friends, or by the rulebook; the one chosen last is remembered. */
import {
  byRulebook,
  type Edition,
  editionOf,
  editions,
  friendlyIn,
  isFriendly,
} from '@taht/editions';
import { preferences, type Way } from '../preferences/preferences.ts';

export const wayOf = (ruleset: string): Way => (isFriendly(ruleset) ? 'friendly' : 'rulebook');

/** By which an edition is played, the way that was chosen last or another; where there is no such edition, the first. */
export function rulesetIn(edition: string, way: Way = preferences.way.value): string {
  const home = editionOf(edition) ?? (editions[0] as Edition);
  if (way === 'friendly') return friendlyIn(home).id;
  const own = byRulebook(home).find(({ id }) => id === preferences.ruleset.value);
  return (own ?? home.rulesets[0]).id;
}
