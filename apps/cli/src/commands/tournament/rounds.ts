/** `taht tournament show`, `begin`, `draw` and `close`: take a tournament from round to round. */

import { plain, type Texts } from '@taht/phrasing';
import { type Round, type Tournament, todosOf } from '@taht/tournament';
import type { Commands } from '../../shell/command.ts';
import { answer, type Outcome, wrongUse } from '../../shell/outcome.ts';
import type { World } from '../../shell/world.ts';
import { wholeNumber } from './numbers.ts';
import { readTournament, withTournament } from './open-tournament.ts';
import {
  nameOf,
  roundText,
  seatingLines,
  stageText,
  todoLines,
  whyLines,
} from './tournament-lines.ts';
import { withFile } from './with-file.ts';

export const commands: Commands = {
  show: (command, { world, texts, action }) =>
    withFile(command, texts).action(action((file: string) => showTournament(file, world, texts))),
  begin: (command, { world, texts, action }) =>
    withFile(command, texts)
      .option('--runners-up <number>', texts.t('cli.tournament-runners-up'))
      .action(
        action((file: string, options: BeginOptions) => beginStage(file, options, world, texts)),
      ),
  draw: (command, { world, texts, action }) =>
    withFile(command, texts).action(action((file: string) => drawRound(file, world, texts))),
  close: (command, { world, texts, action }) =>
    withFile(command, texts).action(action((file: string) => closeTournament(file, world, texts))),
};

function showTournament(file: string, world: World, texts: Texts): Outcome {
  const tournament = readTournament(file, world, texts);
  if (!tournament.ok) return tournament.error;
  const state = tournament.value;
  const { setup, phase, players, version } = state;
  const { name, event: id, commitment } = setup;
  const present = presentRound(state);
  return answer(
    {
      ...{ event: id, name, phase, players: players.length, version, commitment },
      ...(present === undefined ? {} : { present: roundJson(state, present) }),
      todos: todosOf(state),
    },
    [
      plain(name),
      texts.t('count.players', { count: players.length }),
      ...(present === undefined ? [] : ['', ...roundLines(texts, state, present)]),
      ...(phase === 'over' ? ['', texts.t('tournament.news.closed')] : []),
      '',
      ...todoLines(texts, state),
    ],
  );
}

interface Present {
  readonly stage: number;
  readonly round: number;
  readonly drawn: Round;
}

function presentRound({ stages }: Tournament): Present | undefined {
  const rounds = stages.at(-1)?.rounds ?? [];
  const drawn = rounds.at(-1);
  return drawn === undefined ? undefined : { stage: stages.length, round: rounds.length, drawn };
}

const roundLines = (
  texts: Texts,
  state: Tournament,
  { stage, round, drawn }: Present,
): readonly string[] => [
  roundText(texts, state, stage, round),
  ...seatingLines(texts, state, drawn),
];

function roundJson(state: Tournament, { stage, round, drawn }: Present): object {
  const { tables, byes, why, warnings } = drawn;
  const person = (player: number) => ({
    player,
    name: nameOf(state)(player),
    school: state.players[player - 1]?.person.school ?? '',
  });
  return {
    stage,
    round,
    tables: tables.map(({ table, seats, result, dispute }) => ({
      table,
      seats: seats.map(person),
      scores: result?.scores ?? null,
      disputed: dispute !== null,
    })),
    byes: byes.map(person),
    why,
    warnings,
  };
}

interface BeginOptions {
  readonly runnersUp?: string;
}

const beginStage = (
  file: string,
  { runnersUp }: BeginOptions,
  world: World,
  texts: Texts,
): Promise<Outcome> =>
  withTournament(file, world, texts, async (open) => {
    const wanted = runnersUp === undefined ? null : countOf(runnersUp);
    if (wanted === undefined) return wrongUse(texts.t('tournament-cli.bad-number'));
    const stage = open.state.stages.length + 1;
    const sent = await open.send({ kind: 'begin-stage', stage, runnersUp: wanted });
    if (!sent.ok) return sent.error;
    const field = open.state.stages.at(-1)?.field ?? null;
    const said = texts.t('tournament-cli.begun', {
      stage: stageText(texts, open.state, stage),
      count: field?.length ?? open.state.players.length,
    });
    return open.done({ stage, field }, [said]);
  });

const countOf = (text: string): number | undefined => (text === '0' ? 0 : wholeNumber(text));

const drawRound = (file: string, world: World, texts: Texts): Promise<Outcome> =>
  withTournament(file, world, texts, async (open) => {
    const stage = open.state.stages.length;
    const round = (open.state.stages.at(-1)?.rounds.length ?? 0) + 1;
    const sent = await open.send({ kind: 'draw-round', stage: Math.max(1, stage), round });
    if (!sent.ok) return sent.error;
    const present = presentRound(open.state);
    if (present === undefined) throw new Error('drawn, and no round is there');
    return open.done(roundJson(open.state, present), [
      ...roundLines(texts, open.state, present),
      '',
      ...whyLines(texts, open.state, present.drawn),
    ]);
  });

const closeTournament = (file: string, world: World, texts: Texts): Promise<Outcome> =>
  withTournament(file, world, texts, async (open) => {
    const sent = await open.send({ kind: 'close' });
    if (!sent.ok) return sent.error;
    const { seed } = open.state.secret;
    const { commitment } = open.state.setup;
    return open.done({ seed, commitment }, [
      texts.t('tournament.news.closed'),
      texts.t('tournament-cli.seed', { seed }),
    ]);
  });
