/** `taht tournament standings`: ranks players, schools, teams, age groups or classes. */
import { makeTile } from '@taht/letters';
import { plain, sayWaiting, type Texts } from '@taht/phrasing';
import {
  FIGURES,
  type FigureRung,
  hasFigure,
  type Standing,
  schoolsOf,
  standingsAmong,
  standingsOf,
  type Tournament,
  viewFor,
} from '@taht/tournament';
import type { Commands } from '../../shell/command.ts';
import { answer, type Outcome, wrongUse } from '../../shell/outcome.ts';
import type { World } from '../../shell/world.ts';
import { columnsOf, type Side } from '../../text/columns.ts';
import { readTournament } from './open-tournament.ts';
import { nameCell, nameOf, schoolCell } from './tournament-lines.ts';
import { withFile } from './with-file.ts';

export const commands: Commands = {
  standings: (command, { world, texts, action }) =>
    withFile(command, texts)
      .option(
        '--by <what>',
        texts.t('cli.tournament-by', { names: RANKINGS.join(', ') }),
        RANKINGS[0],
      )
      .action(
        action((file: string, options: StandingsOptions) =>
          showStandings(file, options, world, texts),
        ),
      ),
};

interface StandingsOptions {
  readonly by: string;
}

const RANKINGS = ['players', 'schools', 'teams', 'age-groups', 'classes'] as const;
type Ranking = (typeof RANKINGS)[number];

function showStandings(
  file: string,
  { by }: StandingsOptions,
  world: World,
  texts: Texts,
): Outcome {
  const { t } = texts;
  const ranking = RANKINGS.find((each) => each === by);
  if (ranking === undefined)
    return wrongUse(t('tournament-cli.unknown-ranking', { names: RANKINGS.join(', ') }));
  const tournament = readTournament(file, world, texts);
  if (!tournament.ok) return tournament.error;
  const state = tournament.value;
  if (state.stages.length === 0) return answer({ standings: [] }, [t('tournament.no-standings')]);
  return SHOWN[ranking](state, texts);
}

type Show = (state: Tournament, texts: Texts) => Outcome;

const SHOWN: Readonly<Record<Ranking, Show>> = {
  players: (state, texts) => {
    const standings = standingsOf(state);
    const { waiting } = viewFor(state, { kind: 'director' });
    const waits = sayWaiting(texts, waiting);
    const lines = [
      ...standingLines(standings, state, texts),
      '',
      ladderLine(state, texts),
      ...(waits === undefined ? [] : [waits]),
    ];
    const rows = standings.map((each) => standingJson(each, state));
    return answer({ standings: rows, waiting }, lines);
  },
  schools: (state, texts) => schoolOutcome(state, 'school', texts),
  teams: (state, texts) => schoolOutcome(state, 'team', texts),
  'age-groups': (state, texts) => groupOutcome(state, 'ageGroup', texts),
  classes: (state, texts) => groupOutcome(state, 'class', texts),
};

const standingJson = ({ player, place, line, letters }: Standing, state: Tournament) => {
  const { person } = state.players[player - 1] ?? {};
  const { player: _, ...values } = line;
  return {
    place,
    player,
    name: nameOf(state)(player),
    school: person?.school ?? '',
    ...values,
    letters,
  };
};

const MOST_RUNGS = 3;

/** Those of the present stage that have numbers, the first ones. */
function shownRungs({ stages }: Tournament): readonly FigureRung[] {
  const ladder = stages.at(-1)?.stage.ladder ?? [];
  return ladder.filter(hasFigure).slice(0, MOST_RUNGS);
}

function standingLines(
  standings: readonly Standing[],
  state: Tournament,
  texts: Texts,
): readonly string[] {
  const { t } = texts;
  const rungs = shownRungs(state);
  const heading = ['place', 'number', 'name', 'school'] as const;
  const hasLetters = standings.some(({ letters }) => letters.length > 0);
  const rows = standings.map(({ place, player, line, letters }) => [
    `${place}.`,
    String(player),
    nameCell(state, player),
    schoolCell(state, player),
    ...rungs.map((rung) => numberText(texts, FIGURES[rung](line))),
    ...(hasLetters ? [letters.map(makeTile).join(' ')] : []),
  ]);
  const sides: readonly Side[] = [
    'right',
    'right',
    'left',
    'left',
    ...rungs.map(() => 'right' as const),
    ...(hasLetters ? ['left' as const] : []),
  ];
  return columnsOf(
    [
      [
        ...heading.map((column) => t(`tournament.${column}`)),
        ...rungs.map((_, i) => `(${i + 1})`),
        ...(hasLetters ? [t('hall.letter')] : []),
      ],
      ...rows,
    ],
    sides,
  );
}

/** A dash for what is not known. */
const numberText = ({ language }: Texts, value: number | null): string => {
  if (value === null) return '–';
  return new Intl.NumberFormat(language, {
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
    maximumFractionDigits: 2,
    useGrouping: false,
  }).format(value);
};

/** The numbers of the columns are those of the ladder. */
function ladderLine(state: Tournament, { t }: Texts): string {
  const shown = shownRungs(state);
  const ladder = (state.stages.at(-1)?.stage.ladder ?? []).map((rung) => {
    const column = hasFigure(rung) ? shown.indexOf(rung) : -1;
    const name = t(`tournament.rung.${rung}`);
    return column < 0 ? name : `(${column + 1}) ${name}`;
  });
  return t('tournament.ranked-by', { ladder: ladder.join(`${t('tournament.then')} `) });
}

function schoolOutcome(state: Tournament, by: 'school' | 'team', texts: Texts): Outcome {
  const { t, list } = texts;
  const standings = schoolsOf(state, by);
  const rows = standings.map(({ place, school, points, players }) => [
    `${place}.`,
    plain(school),
    numberText(texts, points),
    list(players.map(String)),
  ]);
  const heading = ['place', by, 'points', 'number'] as const;
  return answer(
    { standings },
    columnsOf(
      [heading.map((column) => t(`tournament.${column}`)), ...rows],
      ['right', 'left', 'right', 'left'],
    ),
  );
}

function groupOutcome(state: Tournament, by: 'ageGroup' | 'class', texts: Texts): Outcome {
  const groupOf = (player: number): string => state.players[player - 1]?.person[by] ?? '';
  const names = [...new Set(state.players.map(({ person }) => person[by]))].sort(
    new Intl.Collator(texts.language, { numeric: true }).compare,
  );
  const groups = names.map((group) => ({
    group,
    standings: standingsAmong(standingsOf(state), (player) => groupOf(player) === group),
  }));
  return answer(
    {
      groups: groups.map(({ group, standings }) => ({
        group,
        standings: standings.map((each) => standingJson(each, state)),
      })),
    },
    [
      ...groups.flatMap(({ group, standings }) => [
        plain(group) || '–',
        ...standingLines(standings, state, texts),
        '',
      ]),
      ladderLine(state, texts),
    ],
  );
}
