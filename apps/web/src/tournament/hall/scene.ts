/** What a wall shows at each moment of a tournament, and how it is spread over pages that turn. */
import type { Award, SchoolStanding, Standing, TableView, TournamentView } from '@taht/tournament';
import { breakGroups, inTurns, type Piece } from '../print/pages.ts';
import {
  boardsIn,
  byName,
  bySchool,
  type DrawnRound,
  drawnRounds,
  type Seated,
  seatedIn,
} from '../seat-lists.ts';

export type Scene =
  | { readonly kind: 'before' | 'over' }
  | { readonly kind: 'drawn' | 'playing' | 'between'; readonly round: DrawnRound };

export function sceneOf(view: TournamentView): Scene {
  const round = drawnRounds(view).at(-1);
  if (view.head.phase === 'over') return { kind: 'over' };
  if (round === undefined) return { kind: 'before' };
  if (round.tables.every(({ state }) => state === 'settled')) return { kind: 'between', round };
  const hasBegun = view.clock.kind !== 'idle' || round.tables.some(({ state }) => state !== 'open');
  return { kind: hasBegun ? 'playing' : 'drawn', round };
}

export type Slide =
  | { readonly kind: 'hall-rules' }
  | { readonly kind: 'tables'; readonly tables: readonly TableView[] }
  | { readonly kind: 'names'; readonly rows: readonly Seated[] }
  | { readonly kind: 'schools'; readonly groups: readonly Piece<Seated>[] }
  | { readonly kind: 'standings'; readonly rows: readonly Standing[] }
  | { readonly kind: 'school-standings'; readonly rows: readonly SchoolStanding[] }
  | { readonly kind: 'prizes'; readonly awards: readonly Award[] };

/** As many as can be read from the back of a hall. */
const ON_A_WALL = { tables: 8, names: 24, schools: 21, standings: 10, prizes: 10 };

export function slidesOf(view: TournamentView, scene: Scene, language: string): readonly Slide[] {
  switch (scene.kind) {
    case 'before':
      return hallRules(view);
    case 'drawn':
      return seatSlides(view, scene.round, language);
    case 'playing':
      return nameSlides(byName(seatedIn(view, scene.round), language));
    case 'between':
      return standingSlides(view);
    case 'over':
      return [
        ...inTurns(view.awards, ON_A_WALL.prizes).map((awards) => ({
          kind: 'prizes' as const,
          awards,
        })),
        ...standingSlides(view),
      ];
  }
}

/** Read before a round, while everybody sits down. */
const hallRules = ({ hallRules: lines }: TournamentView): readonly Slide[] =>
  lines.length === 0 ? [] : [{ kind: 'hall-rules' }];

/** The draw table by table, what holds in the hall, then where to look oneself up. */
function seatSlides(view: TournamentView, round: DrawnRound, language: string): readonly Slide[] {
  const seated = byName(seatedIn(view, round), language);
  const hasSchools = seated.some(({ school }) => school !== '');
  const schools = bySchool(hasSchools ? seated : [], language).map(({ school, members }) => ({
    title: school,
    rows: members,
  }));
  return [
    ...inTurns(boardsIn(round), ON_A_WALL.tables).map((tables) => ({
      kind: 'tables' as const,
      tables,
    })),
    ...hallRules(view),
    ...nameSlides(seated),
    ...breakGroups(schools, ON_A_WALL.schools, 2, () => 1).map((groups) => ({
      kind: 'schools' as const,
      groups,
    })),
  ];
}

const nameSlides = (seated: readonly Seated[]): readonly Slide[] =>
  inTurns(seated, ON_A_WALL.names).map((rows) => ({ kind: 'names', rows }));

function standingSlides({ standings, schools }: TournamentView): readonly Slide[] {
  const played = standings.filter(({ games }) => games > 0);
  return [
    ...inTurns(played, ON_A_WALL.standings).map((rows) => ({ kind: 'standings' as const, rows })),
    ...inTurns(schools, ON_A_WALL.standings).map((rows) => ({
      kind: 'school-standings' as const,
      rows,
    })),
  ];
}

const TOLD_FOR = 10 * 60_000;

/** The last thing announced, while it is news. */
export function newsAt(
  { announcements }: Pick<TournamentView, 'announcements'>,
  now: number,
): TournamentView['announcements'][number] | undefined {
  const last = announcements.at(-1);
  return last !== undefined && now - last.at < TOLD_FOR ? last : undefined;
}
