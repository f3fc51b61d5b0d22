/** Among whom there can be prizes: everybody, the schools, and the groups and classes that there are. */
import type { PlayerView, Prize, TournamentView } from '@taht/tournament';
import { orderIn } from '../../order.ts';

type Among = Prize['among'];

export function groupsIn(
  { players }: Pick<TournamentView, 'players'>,
  language: string,
): readonly Among[] {
  const named = (text: (player: PlayerView) => string): readonly string[] =>
    [...new Set(players.map(text))].filter((group) => group !== '').toSorted(orderIn(language));
  return [
    { kind: 'all' },
    { kind: 'schools' },
    ...named(({ ageGroup }) => ageGroup).map((group): Among => ({ kind: 'age-group', group })),
    ...named(({ class: form }) => form).map((group): Among => ({ kind: 'class', group })),
  ];
}

/** As a choice holds it. */
export const amongOf = (text: string): Among => JSON.parse(text) as Among;
