/** `taht tournament log` and `undo`: show what was done, and take it back. */

import { localeOf } from '@taht/messages';
import { plain, type Texts } from '@taht/phrasing';
import { type Recent, type Tournament, viewFor } from '@taht/tournament';
import type { Commands } from '../../shell/command.ts';
import { answer, type Outcome } from '../../shell/outcome.ts';
import type { World } from '../../shell/world.ts';
import { columnsOf } from '../../text/columns.ts';
import { readTournament, withTournament } from './open-tournament.ts';
import { playerText, statusText } from './tournament-lines.ts';
import { withFile } from './with-file.ts';

export const commands: Commands = {
  log: (command, { world, texts, action }) =>
    withFile(command, texts).action(action((file: string) => showLog(file, world, texts))),
  undo: (command, { world, texts, action }) =>
    withFile(command, texts)
      .argument('[command]', texts.t('cli.tournament-undo-which'))
      .action(
        action((file: string, wanted: string | undefined) => undo(file, wanted, world, texts)),
      ),
};

function showLog(file: string, world: World, texts: Texts): Outcome {
  const tournament = readTournament(file, world, texts);
  if (!tournament.ok) return tournament.error;
  const state = tournament.value;
  const { recent } = viewFor(state, { kind: 'director' });
  const time = new Intl.DateTimeFormat(localeOf(texts.language), {
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const rows = recent.map((each) => [
    plain(each.command),
    time.format(each.at),
    doneText(texts, state, each),
  ]);
  return answer({ commands: recent }, [
    ...columnsOf(rows, ['left', 'left', 'left']),
    recent.length === 0
      ? texts.t('tournament.refusal.nothing-to-undo')
      : texts.t('tournament-cli.undo-how', { command: 'taht tournament undo' }),
  ]);
}

const MOST_NAMES = 3;

/** `result entered, Table 3`; `players entered, 64 players`; `presence marked, absent, 7 Mari Tamm`. */
function doneText(texts: Texts, state: Tournament, recent: Recent): string {
  const { find, t, list } = texts;
  const { kind, place, players, status } = recent;
  const who =
    players.length > MOST_NAMES
      ? t('count.players', { count: players.length })
      : list(players.map((player) => playerText(state, player)));
  return [
    find(`console.log.${kind}`) ?? t('console.log.other'),
    place?.table === undefined ? '' : t('tournament.table', { table: place.table }),
    status === null ? '' : statusText(texts, status),
    who,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** Without a name, what was done last. */
const undo = (
  file: string,
  wanted: string | undefined,
  world: World,
  texts: Texts,
): Promise<Outcome> =>
  withTournament(file, world, texts, async (open) => {
    const before = open.state;
    const { recent } = viewFor(before, { kind: 'director' });
    const command = wanted ?? recent[0]?.command ?? '';
    const done = recent.find((each) => each.command === command);
    const sent = await open.send({ kind: 'undo', command });
    if (!sent.ok) return sent.error;
    const what = done === undefined ? plain(command) : doneText(texts, before, done);
    return open.done({ undone: command }, [texts.t('tournament-cli.undone', { what })]);
  });
