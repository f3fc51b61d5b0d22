/** A tournament as tables for spreadsheets: standings, schools, and a crosstable of all rounds. What columns are called is told from outside. */
import { makeTile } from '@taht/letters';
import type { PlayerNumber } from '../command.ts';
import { FIGURES, type FigureRung, hasFigure } from '../ranking/ladder.ts';
import { RUNGS } from '../rules.ts';
import type { PlayerView, RoundView, TournamentView } from '../view.ts';

export type Sheet = readonly (readonly (string | number)[])[];

const PERSON = ['place', 'number', 'name', 'school', 'class', 'age-group', 'team'] as const;

export type StandingHeading = (typeof PERSON)[number] | FigureRung | 'letters';

export function standingSheet(
  { standings, players }: Pick<TournamentView, 'standings' | 'players'>,
  say: (heading: StandingHeading) => string,
): Sheet {
  const rungs = RUNGS.filter(hasFigure);
  return [
    [...PERSON, ...rungs, 'letters' as const].map(say),
    ...standings.map(({ place, player, line, letters }) => {
      const { name = '', school = '', class: form = '', ...more } = players[player - 1] ?? {};
      const { ageGroup = '', team = '' }: Partial<PlayerView> = more;
      const figures = rungs.map((rung) => FIGURES[rung](line) ?? '');
      return [
        place,
        player,
        name,
        school,
        form,
        ageGroup,
        team,
        ...figures,
        letters.map(makeTile).join(' '),
      ];
    }),
  ];
}

export function schoolSheet(
  { schools }: Pick<TournamentView, 'schools'>,
  say: (heading: 'place' | 'school' | 'points' | 'number') => string,
): Sheet {
  return [
    (['place', 'school', 'points', 'number'] as const).map(say),
    ...schools.map(({ place, school, points, players }) => [
      place,
      school,
      points,
      players.join(' '),
    ]),
  ];
}

export type CrossHeading = 'place' | 'number' | 'name' | 'total' | 'bye';

/**
 * Players by place and a column for each round. A duel is `12+ 412:380`: against whom, won (`+`), lost (`-`) or drawn
 * (`=`), and how; a larger table is `3: 312 (2)`: which table, how many points, which of the scores there.
 */
export function crossSheet(
  { standings, players, stages }: Pick<TournamentView, 'standings' | 'players' | 'stages'>,
  say: (heading: CrossHeading) => string,
  sayRound: (stage: number, round: number) => string,
): Sheet {
  const rounds = stages.flatMap(({ rounds }, s) =>
    rounds.map((round, r) => ({ round, title: sayRound(s + 1, r + 1) })),
  );
  return [
    [say('place'), say('number'), say('name'), ...rounds.map(({ title }) => title), say('total')],
    ...standings.map(({ place, player, line }) => [
      place,
      player,
      players[player - 1]?.name ?? '',
      ...rounds.map(({ round }) => crossCell(round, player, say('bye'))),
      line.total,
    ]),
  ];
}

/** Nothing where the player was in no round, or as long as there is no result. */
function crossCell({ tables, byes }: RoundView, player: PlayerNumber, bye: string): string {
  if (byes.includes(player)) return bye;
  const table = tables.find(({ seats }) => seats.includes(player));
  const scores = table?.scores ?? [];
  const own = scores.find((each) => each.player === player)?.score;
  if (table === undefined || scores.length === 0) return '';
  const others = scores.filter((each) => each.player !== player);
  const [other] = others;
  if (other === undefined || others.length > 1) {
    if (own == null) return `${table.table}: –`;
    const place = 1 + others.filter(({ score }) => score !== null && score > own).length;
    return `${table.table}: ${own} (${place})`;
  }
  const difference = (own ?? Number.NEGATIVE_INFINITY) - (other.score ?? Number.NEGATIVE_INFINITY);
  const mark = difference > 0 ? '+' : difference < 0 ? '-' : '=';
  return `${other.player}${mark} ${own ?? '–'}:${other.score ?? '–'}`;
}
