/** A tournament in lines of text: its players, its tables, and what comes next. */

import { localeOf } from '@taht/messages';
import {
  plain,
  sayDrawWarning,
  sayOutlook,
  sayTie,
  sayWhy,
  type Texts,
  type Values,
} from '@taht/phrasing';
import {
  type PlayerNumber,
  planOf,
  type Round,
  STATUSES,
  type Status,
  sizesIn,
  type Todo,
  type Tournament,
  todosOf,
} from '@taht/tournament';
import { columnsOf } from '../../text/columns.ts';
import { cutTo } from '../../text/width.ts';

const WIDEST = { name: 30, school: 24 };

export const dateText = ({ language }: Texts, at: number): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(at);

export const nameOf =
  ({ players }: Pick<Tournament, 'players'>) =>
  (player: PlayerNumber): string =>
    plain(players[player - 1]?.person.name ?? '');

/** `7 Mari Tamm`. */
export const playerText = (state: Tournament, player: PlayerNumber): string =>
  `${player} ${nameOf(state)(player)}`.trim();

export const nameCell = (state: Tournament, player: PlayerNumber): string =>
  cutTo(nameOf(state)(player), WIDEST.name);

export const schoolCell = ({ players }: Tournament, player: PlayerNumber): string =>
  cutTo(plain(players[player - 1]?.person.school ?? ''), WIDEST.school);

/** The stages of the presets have names in every language, others the one that somebody gave them. */
export function stageText({ find, t }: Texts, state: Tournament, stage: number): string {
  const name = planOf(state)[stage - 1]?.name ?? '';
  return find(`tournament.stage.${name}`) ?? (plain(name) || t('tournament.stage', { stage }));
}

export const roundText = (texts: Texts, state: Tournament, stage: number, round: number): string =>
  `${stageText(texts, state, stage)}, ${texts.t('tournament.round', { round })}`;

/** The command that does what is to be done next. */
const COMMANDS: Readonly<Record<Todo['kind'], string>> = {
  'enter-players': 'import',
  'check-in': 'mark',
  'begin-stage': 'begin',
  'break-tie': 'tie',
  'await-before': 'enter',
  'draw-round': 'draw',
  'settle-disputes': 'enter',
  'draw-letters': 'letters',
  'await-results': 'enter',
  close: 'close',
  // Calls are answered on the players' devices.
  'answer-calls': '',
  'field-changed': 'undo',
};

export function todoLines(texts: Texts, state: Tournament): string[] {
  const todos = todosOf(state);
  if (todos.length === 0) return [];
  const rows = todos.map((todo) => [
    `  ${COMMANDS[todo.kind]}`,
    [
      texts.t(`tournament-cli.todo.${todo.kind}`, todoFacts(texts, state, todo)),
      ...outlookOf(texts, state, todo),
    ].join(' '),
  ]);
  return [texts.t('tournament-cli.next'), ...columnsOf(rows, ['left', 'left'])];
}

/** What beginning a stage leads to, and what a tie decides. */
function outlookOf(texts: Texts, { plan }: Tournament, todo: Todo): readonly string[] {
  if (todo.kind === 'break-tie' && todo.decides === 'field') return [sayTie(texts, todo)];
  const stage = todo.kind === 'begin-stage' ? plan[todo.stage - 1] : undefined;
  if (todo.kind !== 'begin-stage' || todo.outlook === null || stage === undefined) return [];
  const { winners, runnersUp } = todo.outlook;
  const sizes = sizesIn(stage.format, winners + runnersUp);
  return [sayOutlook(texts, todo.outlook, runnersUp, sizes)];
}

function todoFacts(texts: Texts, state: Tournament, todo: Todo): Values {
  switch (todo.kind) {
    case 'check-in':
      return { count: todo.players.length };
    case 'await-before':
      return {
        players: texts.list(
          [...new Set(todo.ties.flatMap(({ players }) => players))].map((player) =>
            playerText(state, player),
          ),
        ),
      };
    case 'break-tie':
      return { players: texts.list(todo.players.map((player) => playerText(state, player))) };
    case 'begin-stage':
    case 'field-changed':
      return { stage: stageText(texts, state, todo.stage) };
    case 'draw-round':
      return { round: roundText(texts, state, todo.stage, todo.round) };
    case 'settle-disputes':
    case 'answer-calls':
    case 'draw-letters':
    case 'await-results':
      return { tables: texts.list(todo.tables.map(String)) };
    default:
      return {};
  }
}

/** Who sits where, with the scores that are there. */
export function seatingLines(texts: Texts, state: Tournament, { tables, byes }: Round): string[] {
  const { t } = texts;
  const heading = ['table-short', 'number', 'name', 'school', 'points'] as const;
  const rows = tables.flatMap(({ table, seats, result, dispute }) =>
    seats.map((player, i) => [
      i === 0 ? `${table}${dispute === null ? '' : '!'}` : '',
      String(player),
      nameCell(state, player),
      schoolCell(state, player),
      String(result?.scores.find((each) => each.player === player)?.score ?? ''),
    ]),
  );
  return [
    ...columnsOf(
      [heading.map((column) => t(`tournament.${column}`)), ...rows],
      ['right', 'right', 'left', 'left', 'right'],
    ),
    ...(byes.length === 0
      ? []
      : [`${t('tournament.bye')}: ${texts.list(byes.map((player) => playerText(state, player)))}`]),
  ];
}

/** Why the draw is as it is, and warnings about changes by hand. */
export function whyLines(texts: Texts, state: Tournament, { why, warnings }: Round): string[] {
  const name = nameOf(state);
  return [
    ...sayWhy(texts, why, name),
    ...[...why.warnings, ...warnings].map((warning) => sayDrawWarning(texts, warning, name)),
  ];
}

export const statusText = ({ t }: Texts, status: Status): string =>
  t(`tournament-cli.status.${status}`);

/** A status by its code or as it is called in the language of the texts. */
export const statusOf = (texts: Texts, typed: string): Status | undefined =>
  STATUSES.find(
    (status) =>
      status === typed ||
      statusText(texts, status).toLocaleLowerCase(texts.language) ===
        typed.toLocaleLowerCase(texts.language),
  );

export const badStatus = ({ t }: Texts, typed: string): string =>
  t('tournament-cli.bad-status', { name: plain(typed), names: STATUSES.join(', ') });
