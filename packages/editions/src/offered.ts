/** The house rules that rulebooks themselves describe, apart from the editions: a page that plays a game needs none of them. */
import { withFallback } from '@taht/base';
import type { Edition } from './edition.ts';
import type { HouseRuleName } from './house-rules.ts';

/** Of which both rulebooks with a chapter on them speak; on the blank they differ. */
const common: readonly HouseRuleName[] = [
  'open-dictionary',
  'theme',
  'jacks-to-open',
  'two-bags',
  'restricted-exchange',
  'timer-2-minutes',
  'championship-clock',
];

/** A rulebook that describes none puts none first. */
const byEdition = withFallback<readonly HouseRuleName[]>(
  {
    et: ['blank-reuse-must', ...common],
    uk: ['blank-reuse-may', ...common],
  },
  [],
);

/** All others may be chosen too. */
export const offeredIn = ({ id }: Edition): readonly HouseRuleName[] => byEdition(id);
