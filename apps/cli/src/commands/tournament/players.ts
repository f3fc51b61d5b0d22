/** `taht tournament add`, `players` and `mark`: enter, list and check in players. */

import { plain, type Texts } from '@taht/phrasing';
import { type Person, STATUSES } from '@taht/tournament';
import type { Commands } from '../../shell/command.ts';
import { answer, type Outcome, wrongUse } from '../../shell/outcome.ts';
import type { World } from '../../shell/world.ts';
import { columnsOf } from '../../text/columns.ts';
import { ALL, numbersIn, wholeNumber } from './numbers.ts';
import { readTournament, withTournament } from './open-tournament.ts';
import { badStatus, nameCell, schoolCell, statusOf, statusText } from './tournament-lines.ts';
import { withFile } from './with-file.ts';

export const commands: Commands = {
  add: (command, { world, texts, action }) => {
    const { t } = texts;
    withFile(command, texts)
      .argument('<name>', t('tournament.name'))
      .option('--school <name>', t('tournament.school'))
      .option('--class <name>', t('tournament.class'))
      .option('--age-group <name>', t('tournament.age-group'))
      .option('--team <name>', t('tournament.team'))
      .option('--table <number>', t('cli.tournament-own-table'))
      .action(
        action((file: string, name: string, options: AddOptions) =>
          addPlayer(file, name, options, world, texts),
        ),
      );
  },
  players: (command, { world, texts, action }) =>
    withFile(command, texts).action(action((file: string) => listPlayers(file, world, texts))),
  mark: (command, { world, texts, action }) => {
    const { t } = texts;
    withFile(command, texts)
      .argument('<status>', t('cli.tournament-status', { names: STATUSES.join(', ') }))
      .argument('<numbers...>', t('cli.tournament-numbers', { all: ALL }))
      .action(
        action((file: string, status: string, numbers: readonly string[]) =>
          markPlayers(file, status, numbers, world, texts),
        ),
      );
  },
};

interface AddOptions {
  readonly school?: string;
  readonly class?: string;
  readonly ageGroup?: string;
  readonly team?: string;
  readonly table?: string;
}

const addPlayer = (
  file: string,
  name: string,
  options: AddOptions,
  world: World,
  texts: Texts,
): Promise<Outcome> =>
  withTournament(file, world, texts, async (open) => {
    const table = options.table === undefined ? null : wholeNumber(options.table);
    if (table === undefined) return wrongUse(texts.t('tournament-cli.bad-number'));
    const { school = '', class: form = '', ageGroup = '', team = '' } = options;
    const needs = { table, note: '' };
    const person: Person = { id: null, name, school, class: form, ageGroup, team, needs };
    const sent = await open.send({ kind: 'enter', players: [person], status: 'present' });
    if (!sent.ok) return sent.error;
    const player = open.state.players.length;
    return open.done({ player }, [texts.t('tournament-cli.added', { player, name: plain(name) })]);
  });

function listPlayers(file: string, world: World, texts: Texts): Outcome {
  const tournament = readTournament(file, world, texts);
  if (!tournament.ok) return tournament.error;
  const state = tournament.value;
  const { t } = texts;
  const rows = state.players.map(({ person, status }, i) => [
    String(i + 1),
    nameCell(state, i + 1),
    schoolCell(state, i + 1),
    plain(person.class),
    statusText(texts, status),
  ]);
  const heading = ['number', 'name', 'school', 'class'] as const;
  const players = state.players.map(({ person: { id: _, ...person }, status }, i) => ({
    player: i + 1,
    status,
    ...person,
  }));
  return answer(
    { players },
    columnsOf(
      [[...heading.map((column) => t(`tournament.${column}`)), ''], ...rows],
      ['right', 'left', 'left', 'left', 'left'],
    ),
  );
}

const markPlayers = (
  file: string,
  typedStatus: string,
  typed: readonly string[],
  world: World,
  texts: Texts,
): Promise<Outcome> =>
  withTournament(file, world, texts, async (open) => {
    const status = statusOf(texts, typedStatus);
    if (status === undefined) return wrongUse(badStatus(texts, typedStatus));
    const players = numbersIn(open.state, typed);
    if (players === undefined) return wrongUse(texts.t('tournament-cli.bad-number'));
    const sent = await open.send({ kind: 'mark', players, status });
    if (!sent.ok) return sent.error;
    const marked = texts.t('tournament-cli.marked', {
      status: statusText(texts, status),
      count: players.length,
    });
    return open.done({ players, status }, [marked]);
  });
