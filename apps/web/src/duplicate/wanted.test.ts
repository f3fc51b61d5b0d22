import { byRulebook, editions } from '@taht/editions';
import { expect, test } from 'vitest';
import { firstWanted } from './wanted.ts';

test.each(editions.map((edition) => [edition.id, edition] as const))(
  'a duplicate game of %s begins with a rulebook that can be chosen, however one played last',
  (id, edition) => {
    const offered = byRulebook(edition).map((each) => each.id);
    for (const last of ['', ...edition.rulesets.map((each) => each.id), 'none'])
      expect(offered).toContain(firstWanted(id, last).ruleset);
    for (const chosen of offered) expect(firstWanted(id, chosen).ruleset).toBe(chosen);
  },
);
