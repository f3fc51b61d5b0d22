/** The house rules of which both rulebooks with a chapter on them speak; on the blank they differ. */
import type { HouseRuleName } from './house-rules.ts';

export const commonlyOffered: readonly HouseRuleName[] = [
  'open-dictionary',
  'theme',
  'jacks-to-open',
  'two-bags',
  'restricted-exchange',
  'timer-2-minutes',
  'championship-clock',
];
