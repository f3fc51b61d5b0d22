/** `taht tournament import`: previews a list of players and enters it, or the duels of another program. */
import { extname, resolve } from 'node:path';
import { err, type Result } from '@taht/base';
import { alphabetFor } from '@taht/editions';
import { readInput } from '@taht/host/files';
import { plain, sayRosterFault, type Texts } from '@taht/phrasing';
import {
  type Candidate,
  type Person,
  type Preview,
  personOf,
  previewRoster,
  ROSTER_FIELDS,
  type RosterField,
  type Rows,
  readListFile,
  repeatedLines,
  STATUSES,
  type Status,
  type Tournament,
} from '@taht/tournament';
import type { Commands } from '../../shell/command.ts';
import { answer, failed, type Outcome, type Problem, wrongUse } from '../../shell/outcome.ts';
import type { World } from '../../shell/world.ts';
import { columnsOf, type Side } from '../../text/columns.ts';
import { explainFile } from '../../text/explain-file.ts';
import { cutTo } from '../../text/width.ts';
import { decoded, detectEncoding } from '../../words/encodings.ts';
import { importDuels } from './duels.ts';
import { type OpenTournament, withTournament } from './open-tournament.ts';
import { badStatus, statusOf } from './tournament-lines.ts';
import { UNPACK } from './unpack.ts';
import { withFile } from './with-file.ts';

export const commands: Commands = {
  import: (command, { world, texts, action }) => {
    const { t } = texts;
    withFile(command, texts)
      .argument('<list>', t('cli.tournament-list', { names: 'CSV, XLSX, ODS, .t' }))
      .option('--columns <names>', t('cli.tournament-columns', { names: COLUMN_NAMES }))
      .option(
        '--status <status>',
        t('cli.tournament-status', { names: STATUSES.join(', ') }),
        'expected',
      )
      .option('--yes', t('cli.tournament-yes'))
      .action(
        action((file: string, list: string, options: ImportOptions) =>
          importPlayers(file, list, options, world, texts),
        ),
      );
  },
};

interface ImportOptions {
  readonly columns?: string;
  readonly status: string;
  readonly yes?: boolean;
}

const importPlayers = (
  file: string,
  list: string,
  options: ImportOptions,
  world: World,
  texts: Texts,
): Promise<Outcome> =>
  withTournament(file, world, texts, async (open) => {
    const status = statusOf(texts, options.status);
    if (status === undefined) return wrongUse(badStatus(texts, options.status));
    const columns = columnsIn(options.columns);
    if (columns === null) return wrongUse(badColumns(texts));
    const bytes = await readInput(list === '-' ? list : resolve(world.cwd, list));
    if (!bytes.ok) return failed(explainFile(texts, bytes.error));
    if (extname(list).toLowerCase() === '.t')
      return importDuels(open, textOf(bytes.value, open.state), options.yes === true, texts);
    const rows = await rowsOf(bytes.value, open.state, texts);
    if (!rows.ok) return rows.error;
    const preview = previewRoster(rows.value, columns, peopleIn(open.state));
    return enter(open, preview, status, options.yes === true, texts);
  });

const peopleIn = ({ players }: Tournament): readonly Person[] =>
  players.map(({ person }) => person);

/** Undefined where the heading shall decide, null where one is not known. */
function columnsIn(typed: string | undefined): Preview['columns'] | undefined | null {
  const names = typed?.split(',').map((name) => name.trim());
  const fields = names?.map((name) => ROSTER_FIELDS.find((field) => field === name) ?? name);
  if (fields?.some((field) => field !== NONE && !isField(field))) return null;
  return fields?.map((field) => (isField(field) ? field : null));
}

const NONE = '-';
const COLUMN_NAMES = [...ROSTER_FIELDS, NONE].join(', ');

const isField = (text: string): text is RosterField => ROSTER_FIELDS.some((each) => each === text);

const badColumns = ({ t }: Texts): string =>
  t('tournament-cli.bad-columns', { names: COLUMN_NAMES });

async function rowsOf(
  bytes: Uint8Array,
  state: Tournament,
  texts: Texts,
): Promise<Result<Rows, Problem>> {
  const rows = await readListFile(bytes, (text) => textOf(text, state), UNPACK);
  return rows.ok ? rows : err(failed(sayRosterFault(texts, rows.error)));
}

export function textOf(bytes: Uint8Array, { setup }: Tournament): string {
  const encoding = detectEncoding(bytes, alphabetFor(setup.tileset));
  return [...decoded(bytes, encoding)].join('');
}

async function enter(
  open: OpenTournament,
  preview: Preview,
  status: Status,
  isWanted: boolean,
  texts: Texts,
): Promise<Outcome> {
  const { columns, faults } = preview;
  const without = repeatedLines(preview, peopleIn(open.state));
  const leftOut = [...without].sort((a, b) => a - b);
  const players = preview.players.filter(({ line }) => !without.has(line));
  const count = players.length;
  const said = [
    ...faults.map((fault) => sayRosterFault(texts, fault)),
    ...(without.size === 0 ? [] : [leftOutText(leftOut, texts)]),
  ];
  if (count === 0) return failed(...said);
  if (!isWanted)
    return answer({ entered: false, columns, players, leftOut, faults }, [
      ...previewLines(preview, texts),
      ...said,
      texts.t('tournament-cli.preview', { count, option: '--yes' }),
    ]);
  const sent = await open.send({ kind: 'enter', players: players.map(personOf), status });
  if (!sent.ok) return failed(...said, ...sent.error.lines);
  return open.done({ entered: true, players: count, leftOut, faults }, [
    ...said,
    texts.t('tournament-cli.entered', { count }),
  ]);
}

const leftOutText = (lines: readonly number[], { t, list }: Texts): string =>
  t('tournament-cli.left-out', { count: lines.length, lines: list(lines.map(String)) });

/** The first of them, as they would be entered. */
const MOST_SHOWN = 12;
const WIDEST = 16;

function previewLines({ players, columns }: Preview, { t }: Texts): string[] {
  const fields = ROSTER_FIELDS.filter((field) => field !== 'surname' && columns.includes(field));
  const heading = ['', ...fields.map((field) => t(`roster.field.${field}`))];
  const rows = players
    .slice(0, MOST_SHOWN)
    .map((player) => [
      String(player.line),
      ...fields.map((field) => cutTo(plain(String(shown(player, field))), WIDEST)),
    ]);
  const sides: readonly Side[] = ['right', ...fields.map(() => 'left' as const)];
  return [...columnsOf([heading, ...rows], sides), ...(players.length > MOST_SHOWN ? ['…'] : [])];
}

const shown = (player: Candidate, field: RosterField): string | number =>
  (field === 'surname' ? player.name : player[field]) ?? '';
