/** What somebody else would see, made of a view that knows more: for a wall or a public page on the director's own device. */
import { nameIn } from './names.ts';
import type { RoundView, TournamentView } from './view.ts';
import type { Viewer } from './view-table.ts';

export type Spectator = 'projector' | 'public';

/** Who may know more than a spectator; everybody else keeps the view they have. */
const KNOWING: readonly Viewer['kind'][] = ['director', 'referee', 'projector'];

/** Standings of a round that is not over cannot be taken back out, so there are none until it is. */
export function viewAs(view: TournamentView, kind: Spectator): TournamentView {
  if (view.viewer.kind === kind || !KNOWING.includes(view.viewer.kind)) return view;
  const { names, shown } = view.head.rules;
  const showsSchools = kind === 'projector' || shown.schools === 'shown';
  const showsStandings = shown.standings !== 'none' && !hasOpenRound(view);
  const isOver = view.head.phase === 'over';
  return {
    ...view,
    viewer: { kind },
    players: view.players.map((player) => ({
      ...player,
      name: nameIn(names[kind], player.name),
      school: showsSchools ? player.school : '',
      class: '',
      ageGroup: '',
      team: showsSchools ? player.team : '',
      status: null,
      needs: null,
      key: '',
      hasDevice: null,
    })),
    stages: view.stages.map(({ field, rounds }) => ({
      field,
      rounds: rounds.map(roundAsSeen),
    })),
    standings: showsStandings ? view.standings : [],
    waiting: showsStandings ? view.waiting : [],
    schools: showsStandings && showsSchools ? view.schools : [],
    awards:
      showsStandings && isOver
        ? view.awards.filter(({ to }) => to.kind === 'player' || showsSchools)
        : [],
    rulings: [],
    officials: [],
    asking: [],
    todos: [],
    recent: [],
  };
}

const roundAsSeen = ({ byes, tables }: RoundView): RoundView => ({
  byes,
  tables: tables.map((table) => ({ ...table, own: null })),
  why: null,
  warnings: [],
});

const hasOpenRound = ({ stages }: TournamentView): boolean =>
  stages
    .at(-1)
    ?.rounds.at(-1)
    ?.tables.some(({ state }) => state !== 'settled') ?? false;
