/** `taht tournament export`: writes standings or a seating for spreadsheets, everything as JSON, or duels for other programs. */
import { extname, resolve } from 'node:path';
import { err, ok, type Result } from '@taht/base';
import { replaceFile, writeNewFile } from '@taht/host/files';
import { makeCsv } from '@taht/modes';
import { crossHeading, plain, schoolHeading, standingHeading, type Texts } from '@taht/phrasing';
import {
  crossSheet,
  duelsOf,
  makeTou,
  makeTsh,
  makeXlsx,
  RESULT_FIELDS,
  type Round,
  type Sheet,
  schoolSheet,
  standingSheet,
  type Tournament,
  viewFor,
} from '@taht/tournament';
import type { Commands } from '../../shell/command.ts';
import { answer, failed, type Outcome, type Problem, wrongUse } from '../../shell/outcome.ts';
import type { World } from '../../shell/world.ts';
import { explainFile } from '../../text/explain-file.ts';
import { readTournament } from './open-tournament.ts';
import { resultColumn } from './result-fault.ts';
import { roundText } from './tournament-lines.ts';
import { withFile } from './with-file.ts';

export const commands: Commands = {
  export: (command, { world, texts, action }) => {
    const { t } = texts;
    withFile(command, texts)
      .argument('<output>', t('cli.tournament-out', { names: EXPORT_ENDINGS.join(', ') }))
      .option('--what <what>', t('cli.tournament-what', { names: EXPORTS.join(', ') }), EXPORTS[0])
      .option('--force', t('cli.backup-force'))
      .action(
        action((file: string, out: string, options: ExportOptions) =>
          exportTournament(file, out, options, world, texts),
        ),
      );
  },
};

const EXPORTS = ['standings', 'seating', 'crosstable'] as const;

interface ExportOptions {
  readonly what: string;
  readonly force?: boolean;
}

type Made = Result<string | Uint8Array, Problem>;

const DIRECTOR = { kind: 'director' } as const;

const FORMATS: Readonly<
  Record<string, (state: Tournament, options: ExportOptions, texts: Texts) => Made>
> = {
  '.csv': (state, { what }, texts) => csvOf(state, what, texts),
  '.xlsx': (state, _, texts) => ok(workbookOf(state, texts)),
  '.json': (state) => ok(`${JSON.stringify(viewFor(state, DIRECTOR))}\n`),
  '.t': (state, _, texts) => duelFile(state, texts, makeTsh),
  '.tou': (state, _, texts) =>
    duelFile(state, texts, (players) => makeTou(headerOf(state), players)),
};

const EXPORT_ENDINGS = Object.keys(FORMATS);

function exportTournament(
  file: string,
  out: string,
  options: ExportOptions,
  world: World,
  texts: Texts,
): Outcome {
  const make = FORMATS[extname(out).toLowerCase()];
  if (make === undefined)
    return wrongUse(texts.t('tournament-cli.unknown-ending', { names: EXPORT_ENDINGS.join(', ') }));
  const tournament = readTournament(file, world, texts);
  if (!tournament.ok) return tournament.error;
  const made = make(tournament.value, options, texts);
  if (!made.ok) return made.error;
  const path = resolve(world.cwd, out);
  const write = options.force === true ? replaceFile : writeNewFile;
  const written = write(path, made.value);
  return written.ok
    ? answer({ path }, [texts.t('play.saved', { path: plain(path) })])
    : failed(explainFile(texts, written.error));
}

function duelFile(
  state: Tournament,
  texts: Texts,
  make: (players: NonNullable<ReturnType<typeof duelsOf>>) => string,
): Made {
  const duels = duelsOf(state);
  return duels === undefined || duels.length === 0
    ? err(failed(texts.t('tournament-cli.only-duels')))
    : ok(make(duels));
}

function headerOf({ setup, now }: Tournament) {
  const day = new Date(now);
  const date = { day: day.getUTCDate(), month: day.getUTCMonth() + 1, year: day.getUTCFullYear() };
  return { name: setup.name, division: 'A', date };
}

const workbookOf = (state: Tournament, texts: Texts): Uint8Array =>
  makeXlsx(
    [
      { name: texts.t('tournament.standings'), rows: standingsIn(state, texts) },
      { name: texts.t('tournament.standings-schools'), rows: schoolsIn(state, texts) },
      { name: texts.t('tournament.crosstable'), rows: crosstableIn(state, texts) },
    ],
    (text) => Buffer.from(text),
  );

/** Spreadsheets take a file for UTF-8 only with this mark. */
const MARK = '\uFEFF';

function csvOf(state: Tournament, what: string, texts: Texts): Made {
  if (what === 'standings') return ok(MARK + makeCsv(standingsIn(state, texts)));
  if (what === 'crosstable') return ok(MARK + makeCsv(crosstableIn(state, texts)));
  if (what !== 'seating')
    return err(wrongUse(texts.t('tournament-cli.unknown-export', { names: EXPORTS.join(', ') })));
  const round = state.stages.at(-1)?.rounds.at(-1);
  return round === undefined
    ? err(failed(texts.t('tournament-cli.no-round')))
    : ok(MARK + makeCsv(seatingRows(state, round, texts)));
}

const standingsIn = (state: Tournament, texts: Texts): Sheet =>
  standingSheet(viewFor(state, DIRECTOR), (heading) => standingHeading(texts, heading));

const schoolsIn = (state: Tournament, texts: Texts): Sheet =>
  schoolSheet(viewFor(state, DIRECTOR), (heading) => schoolHeading(texts, heading));

const crosstableIn = (state: Tournament, texts: Texts): Sheet =>
  crossSheet(
    viewFor(state, DIRECTOR),
    (heading) => crossHeading(texts, heading),
    (stage, round) => roundText(texts, state, stage, round),
  );

/** As `enter --from` reads it again once the scores are filled in. */
function seatingRows(
  { players }: Tournament,
  { tables }: Round,
  texts: Texts,
): readonly (readonly (string | number)[])[] {
  const [table, number, score, before] = RESULT_FIELDS.map((field) => resultColumn(texts, field));
  const { t } = texts;
  return [
    [table, number, t('tournament.name'), t('tournament.school'), score, before] as string[],
    ...tables.flatMap(({ table: at, seats, result }) =>
      seats.map((player) => {
        const { name = '', school = '' } = players[player - 1]?.person ?? {};
        const found = result?.scores.find((each) => each.player === player);
        return [at, player, name, school, found?.score ?? '', found?.before ?? ''];
      }),
    ),
  ];
}
