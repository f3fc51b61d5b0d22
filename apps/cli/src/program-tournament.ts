/** `taht tournament` and its commands: an event from a file, in a terminal. */
import { editions } from '@taht/editions';
import type { MessageId } from '@taht/messages';
import { ROSTER_FIELDS, STATUSES } from '@taht/tournament';
import type { Texts } from '@taht/wording';
import type { Command } from 'commander';
import {
  EXPORT_ENDINGS,
  EXPORTS,
  type ExportOptions,
  exportEvent,
} from './commands/tournament/export.ts';
import {
  eventWords,
  type HallOptions,
  hallRules,
  type WordsOptions,
} from './commands/tournament/hall.ts';
import { type ImportOptions, importPlayers } from './commands/tournament/import.ts';
import { breakTie, drawTableLetters } from './commands/tournament/letters.ts';
import { showLog, undo } from './commands/tournament/log.ts';
import { type NewOptions, newEvent, PRESET_NAMES } from './commands/tournament/new.ts';
import { ALL } from './commands/tournament/numbers.ts';
import {
  type AddOptions,
  addPlayer,
  listPlayers,
  markPlayers,
} from './commands/tournament/players.ts';
import { type EnterOptions, enterResults } from './commands/tournament/results.ts';
import { beginStage, closeEvent, drawRound, showEvent } from './commands/tournament/rounds.ts';
import { RANKINGS, showStandings } from './commands/tournament/standings.ts';
import type { CommonOptions, Finish } from './program.ts';
import type { World } from './shell/world.ts';

/** A command below the group, with the options that all have. */
export type AddCommand = (name: string, about: MessageId) => Command;

export function addTournament(add: AddCommand, world: World, texts: Texts, finish: Finish): void {
  const { t } = texts;
  /** Each works at the event that its first argument names. */
  const command = (name: string, about: MessageId): Command =>
    add(name, about).argument('<event>', t('cli.tournament-file', { example: 'cup.jsonl' }));
  const editionNames = editions.map(({ id }) => id).join(', ');
  const rosterNames = [...ROSTER_FIELDS, '-'].join(', ');
  const statusNames = STATUSES.join(', ');

  command('new', 'cli.tournament-new')
    .requiredOption('--name <name>', t('cli.tournament-name'))
    .requiredOption('--preset <id>', t('cli.tournament-preset', { names: PRESET_NAMES.join(', ') }))
    .option('--edition <id>', t('cli.edition', { names: editionNames }))
    .option('--ruleset <id>', t('cli.ruleset'))
    .option('--lexicon <id>', t('cli.lexicon'))
    .option('--rounds <number>', t('cli.tournament-rounds'))
    .option('--delete-by <day>', t('cli.tournament-delete-by'))
    .option('--seed <hex>', t('cli.seed'))
    .option('--data <folder>', t('cli.data'))
    .action((file: string, options: NewOptions & CommonOptions) =>
      finish(newEvent(file, options, world, texts), options),
    );
  command('show', 'cli.tournament-show').action((file: string, options: CommonOptions) =>
    finish(showEvent(file, world, texts), options),
  );
  command('import', 'cli.tournament-import')
    .argument('<list>', t('cli.tournament-list', { names: 'CSV, XLSX, .t' }))
    .option('--columns <names>', t('cli.tournament-columns', { names: rosterNames }))
    .option('--status <status>', t('cli.tournament-status', { names: statusNames }), 'expected')
    .option('--yes', t('cli.tournament-yes'))
    .action(async (file: string, list: string, options: ImportOptions & CommonOptions) =>
      finish(await importPlayers(file, list, options, world, texts), options),
    );
  command('add', 'cli.tournament-add')
    .argument('<name>', t('tournament.name'))
    .option('--school <name>', t('tournament.school'))
    .option('--class <name>', t('tournament.class'))
    .option('--age-group <name>', t('tournament.age-group'))
    .option('--team <name>', t('tournament.team'))
    .option('--table <number>', t('cli.tournament-own-table'))
    .action(async (file: string, name: string, options: AddOptions & CommonOptions) =>
      finish(await addPlayer(file, name, options, world, texts), options),
    );
  command('players', 'cli.tournament-players').action((file: string, options: CommonOptions) =>
    finish(listPlayers(file, world, texts), options),
  );
  command('mark', 'cli.tournament-mark')
    .argument('<status>', t('cli.tournament-status', { names: statusNames }))
    .argument('<numbers...>', t('cli.tournament-numbers', { all: ALL }))
    .action(
      async (file: string, status: string, numbers: readonly string[], options: CommonOptions) =>
        finish(await markPlayers(file, status, numbers, world, texts), options),
    );
  command('begin', 'cli.tournament-begin')
    .option('--runners-up <number>', t('cli.tournament-runners-up'))
    .action(async (file: string, options: { runnersUp?: string } & CommonOptions) =>
      finish(await beginStage(file, options, world, texts), options),
    );
  command('draw', 'cli.tournament-draw').action(async (file: string, options: CommonOptions) =>
    finish(await drawRound(file, world, texts), options),
  );
  command('letters', 'cli.tournament-letters')
    .argument('<table>', t('tournament.table-short'))
    .argument('[letters...]', t('cli.tournament-typed-letters'))
    .action(
      async (file: string, table: string, letters: readonly string[], options: CommonOptions) =>
        finish(await drawTableLetters(file, table, letters, world, texts), options),
    );
  command('enter', 'cli.tournament-enter')
    .argument('[scores...]', t('cli.tournament-scores'))
    .option('--from <file>', t('cli.tournament-from'))
    .option('--sum <number>', t('cli.tournament-sum'))
    .option('--reason <text>', t('cli.tournament-reason'))
    .option('--round <number>', t('cli.tournament-round'))
    .action(
      async (file: string, scores: readonly string[], options: EnterOptions & CommonOptions) =>
        finish(await enterResults(file, scores, options, world, texts), options),
    );
  command('tie', 'cli.tournament-tie')
    .argument('<numbers...>', t('cli.tournament-numbers', { all: ALL }))
    .option('--letters <letters...>', t('cli.tournament-typed-letters'))
    .action(
      async (
        file: string,
        numbers: readonly string[],
        options: { letters?: readonly string[] } & CommonOptions,
      ) => finish(await breakTie(file, numbers, options, world, texts), options),
    );
  command('standings', 'cli.tournament-standings')
    .option('--by <what>', t('cli.tournament-by', { names: RANKINGS.join(', ') }), RANKINGS[0])
    .action((file: string, options: { by: string } & CommonOptions) =>
      finish(showStandings(file, options, world, texts), options),
    );
  command('log', 'cli.tournament-log').action((file: string, options: CommonOptions) =>
    finish(showLog(file, world, texts), options),
  );
  command('undo', 'cli.tournament-undo')
    .argument('[command]', t('cli.tournament-undo-which'))
    .action(async (file: string, wanted: string | undefined, options: CommonOptions) =>
      finish(await undo(file, wanted, world, texts), options),
    );
  command('hall', 'cli.tournament-hall')
    .option('--add <line>', t('cli.tournament-hall-add'))
    .option('--change <number>', t('cli.tournament-hall-change'))
    .option('--to <line>', t('cli.tournament-hall-to'))
    .option('--remove <number>', t('cli.tournament-hall-remove'))
    .option('--document', t('cli.tournament-hall-document'))
    .action(async (file: string, options: HallOptions & CommonOptions) =>
      finish(await hallRules(file, options, world, texts), options),
    );
  command('words', 'cli.tournament-words')
    .option('--lexicon <id>', t('cli.lexicon'))
    .option('--data <folder>', t('cli.data'))
    .action(async (file: string, options: WordsOptions & CommonOptions) =>
      finish(await eventWords(file, options, world, texts), options),
    );
  command('close', 'cli.tournament-close').action(async (file: string, options: CommonOptions) =>
    finish(await closeEvent(file, world, texts), options),
  );
  command('export', 'cli.tournament-export')
    .argument('<file>', t('cli.tournament-out', { names: EXPORT_ENDINGS.join(', ') }))
    .option('--what <what>', t('cli.tournament-what', { names: EXPORTS.join(', ') }), EXPORTS[0])
    .option('--force', t('cli.backup-force'))
    .action((file: string, out: string, options: ExportOptions & CommonOptions) =>
      finish(exportEvent(file, out, options, world, texts), options),
    );
}
