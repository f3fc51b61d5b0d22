/** Who gets a certificate, and what for. */
import type { Award, TournamentView } from '@taht/tournament';
import { playerOf } from '../tournament-texts.ts';
import type { Choice } from './choice.ts';

export interface Won {
  readonly prize: string;
  /** Null where the prize is for one place only. */
  readonly place: number | null;
}

export interface Recipient {
  readonly name: string;
  readonly school: string;
  /** Nothing for having taken part. */
  readonly won: readonly Won[];
}

/** Players in the order of the standings, then schools; one each, whatever they have won. */
export function recipientsOf(
  view: Pick<TournamentView, 'standings' | 'players' | 'prizes' | 'awards'>,
  whom: Choice['whom'],
): readonly Recipient[] {
  const wonBy = (isTheirs: (to: Award['to']) => boolean): readonly Won[] =>
    view.awards
      .filter(({ to }) => isTheirs(to))
      .map(({ prize, place }) => {
        const { name = '', places = 1 } = view.prizes[prize] ?? {};
        return { prize: name, place: places === 1 ? null : place };
      });
  const players = view.standings
    .filter(({ games }) => games > 0)
    .map(({ player }) => ({
      name: playerOf(view, player)?.name ?? '',
      school: playerOf(view, player)?.school ?? '',
      won: wonBy((to) => to.kind === 'player' && to.player === player),
    }));
  const winners = new Set(view.awards.flatMap(({ to }) => (to.kind === 'school' ? to.school : [])));
  const schools = [...winners].map((school) => ({
    name: school,
    school: '',
    won: wonBy((to) => to.kind === 'school' && to.school === school),
  }));
  return [...players, ...schools].filter(({ won }) => whom === 'all' || won.length > 0);
}
