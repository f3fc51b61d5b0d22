/** People for the tests of tables and lobbies. */
import type { TableOptions } from '@taht/protocol';
import type { Relations } from '../../src/people/relations.ts';
import type { Card } from '../../src/table/card.ts';

export const personId = (name: string): string => `person-${name}`;

export function cardOf(
  name: string,
  ties: Partial<Relations> = {},
  more: Partial<Card> = {},
): Card {
  const id = personId(name);
  return { id, name, isAccount: true, rating: null, ties: relationsOf(id, ties), ...more };
}

/** Of somebody who has to do with nobody, but for what is given. */
export const relationsOf = (id: string, ties: Partial<Relations> = {}): Relations => ({
  id,
  follows: [],
  blocks: [],
  mutes: [],
  mutedUntil: null,
  closedUntil: null,
  pupilOf: null,
  ...ties,
});

export const OPTIONS: TableOptions = {
  edition: 'en',
  ruleset: 'en-club',
  houseRules: [],
  theme: '',
  lexicon: 'en',
  clock: { kind: 'per-game', seconds: 300, increment: 5, capMinutes: 2 },
  places: 2,
  rated: false,
  visibility: 'open',
  spectators: true,
  racksAfter: null,
  hints: false,
  referee: null,
};

export const listsOf = (edition: string): readonly string[] => [edition];
