/** Prizes and certificates: who gets what, from the standings as they are. */
import type { PlayerNumber, Prize } from '../command.ts';
import { entryOf, type Tournament } from '../state.ts';
import { schoolsOf } from './schools.ts';
import { standingsAmong, standingsOf } from './standing.ts';

export interface Award {
  /** The prize, from 0. */
  readonly prize: number;
  readonly place: number;
  readonly to:
    | { readonly kind: 'player'; readonly player: PlayerNumber }
    | { readonly kind: 'school'; readonly school: string };
}

export const awardsOf = (state: Tournament): readonly Award[] =>
  state.prizes.flatMap((prize, i) => winnersOf(state, prize).map((won) => ({ prize: i, ...won })));

/** Whoever shares the last place that has a prize gets one too. */
function winnersOf(state: Tournament, { among, places }: Prize): readonly Omit<Award, 'prize'>[] {
  if (among.kind === 'schools')
    return schoolsOf(state)
      .filter(({ place }) => place <= places)
      .map(({ school, place }) => ({ place, to: { kind: 'school', school } }));
  const isIn = (player: PlayerNumber): boolean => {
    if (!('group' in among)) return true;
    const person = entryOf(state, player)?.person;
    return (among.kind === 'class' ? person?.class : person?.ageGroup) === among.group;
  };
  return standingsAmong(standingsOf(state), isIn)
    .filter(({ place, games }) => place <= places && games > 0)
    .map(({ player, place }) => ({ place, to: { kind: 'player', player } }));
}
