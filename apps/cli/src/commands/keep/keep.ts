/** `taht keep`: the score of a game on a real board; without a terminal, how it is kept, or where a sheet stands. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { err, ok, type Result } from '@taht/base';
import { alphabetFor, boardOf, type Edition, editionOf, editions } from '@taht/editions';
import {
  createScoreSheetJournal,
  dataFolder,
  listScoreSheets,
  loadLexicon,
  newGameId,
  openScoreSheetJournal,
  readBytes,
  replaceFile,
  type ScoreSheetJournal,
  scoreSheetsFolder,
} from '@taht/host';
import type { Lexicon } from '@taht/lexicon';
import { plain, rowText, scoreSheetNaming, type Texts } from '@taht/phrasing';
import {
  gcgPlayers,
  gcgPragma,
  isGcgEvent,
  makeGcg,
  makeScoreSheet,
  makeScoreSheetGcg,
  parseGcg,
  parseScoreSheet,
  type ScoreSheet,
  type ScoreSheetSetup,
  scoredSheetOf,
  scoreSheetFromGcg,
} from '@taht/record';
import { wantsColour } from '../../screen/paint.ts';
import { type Choices, type Flags, readFlags } from '../../setup/choices.ts';
import { chooseAll } from '../../setup/choosing.ts';
import { withGame } from '../../setup/options.ts';
import type { Commands } from '../../shell/command.ts';
import { answer, failed, type Outcome, type Problem, wrongUse } from '../../shell/outcome.ts';
import type { World } from '../../shell/world.ts';
import { makeAsker } from '../../terminal/asker.ts';
import { type Asker, Leaving, say } from '../../terminal/questions.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { explainFile, explainJournal, explainRecord } from '../../text/explain-file.ts';
import { NO_LEXICON, namedLexicon } from '../../words/word-list.ts';
import { keepHelp } from './help.ts';
import { keepGame } from './loop.ts';
import { sheetTable } from './screen.ts';
import { KeepTable } from './table.ts';
import { keepWords } from './words.ts';

export const commands: Commands = {
  keep: (command, { world, texts, action }) =>
    withGame(command, texts, NO_LEXICON)
      .option('--minutes <number>', texts.t('cli.keep-minutes'))
      .option('--resume [sheet]', texts.t('cli.keep-resume'))
      .option('--data <folder>', texts.t('cli.data'))
      .action(action((options: KeepOptions) => keep(options, world, texts))),
};

interface KeepOptions extends Omit<Flags, 'houseRule'> {
  readonly minutes?: string;
  /** True where it is given without a value. */
  readonly resume?: string | true;
  readonly data?: string;
  readonly json?: boolean;
  readonly color: boolean;
}

async function keep(options: KeepOptions, world: World, texts: Texts): Promise<Outcome> {
  const choices = readFlags(options, texts);
  if (!choices.ok) return wrongUse(choices.error);
  const minutes = options.minutes === undefined ? null : Number(options.minutes);
  if (minutes !== null && !(Number.isInteger(minutes) && minutes >= 1 && minutes <= 600))
    return wrongUse(texts.t('cli.bad-minutes'));
  const data = dataFolder(options.data, world.env, world.cwd);
  if (world.openTerminal === null || options.json === true)
    return withoutTerminal(options, choices.value, data, world, texts);
  const terminal = world.openTerminal(wantsColour(world.env, options.color));
  try {
    return await sitDown(terminal, { ...options, minutes }, choices.value, data, world, texts);
  } catch (error) {
    // Left before there was a sheet.
    if (error instanceof Leaving) return answer(null, [texts.t('play.goodbye')]);
    throw error;
  } finally {
    terminal.close();
  }
}

async function withoutTerminal(
  { resume }: KeepOptions,
  choices: Choices,
  data: string,
  world: World,
  texts: Texts,
): Promise<Outcome> {
  const folder = scoreSheetsFolder(data);
  if (resume !== undefined) {
    const sheet = readSheetFile(sheetPath(resume, folder, world), choices, world, texts);
    return sheet.ok
      ? answer(standing(sheet.value, texts), tableOf(sheet.value, texts))
      : sheet.error;
  }
  const edition = choices.edition ?? editionOf(texts.language) ?? (editions[0] as Edition);
  const setup = setupOf(edition, choices, ['1', '2'], '', null, null, 0);
  const lines = [
    texts.t('keep-typed.how-to'),
    texts.t('play.how-to', { command: 'npx taht keep' }),
    texts.t('play.how-to-resume', { command: 'npx taht keep --resume' }),
    '',
    ...keepHelp(namingOf(setup, texts), texts, await keepWords(texts)),
  ];
  const unfinished = listScoreSheets(folder)
    .filter(({ finished }) => !finished)
    .map(({ id, path, players }) => ({ id, path, players }));
  return answer({ howTo: lines, unfinished }, lines);
}

const namingOf = (setup: ScoreSheetSetup, texts: Texts) =>
  scoreSheetNaming(
    setup,
    scoredSheetOf({ setup, acts: [] }).star,
    alphabetFor(setup.tileset),
    texts,
  );

const tableOf = (sheet: ScoreSheet, texts: Texts): string[] =>
  sheetTable(scoredSheetOf(sheet), namingOf(sheet.setup, texts), texts);

function standing(sheet: ScoreSheet, texts: Texts): unknown {
  const { setup } = sheet;
  const kept = scoredSheetOf(sheet);
  const naming = namingOf(setup, texts);
  return {
    id: setup.id,
    ruleset: setup.rules.id,
    tileset: setup.tileset.id,
    players: setup.players,
    scores: kept.scores,
    onTurn: kept.onTurn,
    over: kept.isOver,
    bag: kept.bag,
    lines: kept.rows.map((row) => ({
      player: row.seat,
      kind: row.kind,
      text: rowText(row, naming, texts),
      score: row.score,
      total: row.total,
      remarks: row.remarks.map(({ code }) => code),
    })),
  };
}

/** A path, or the id of a sheet in the folder; true means the last one that is not finished. */
function sheetPath(wanted: string | true, folder: string, { cwd }: World): string {
  if (wanted === true) {
    const sheets = listScoreSheets(folder);
    return (sheets.find(({ finished }) => !finished) ?? sheets[0])?.path ?? folder;
  }
  const path = resolve(cwd, wanted);
  return existsSync(path) ? path : join(folder, `${wanted}.jsonl`);
}

/** A sheet of ours, or a GCG record by its own ruleset or the one that is named. */
function readSheetFile(
  path: string,
  choices: Choices,
  world: World,
  texts: Texts,
): Result<ScoreSheet, Problem> {
  const bytes = readBytes(path);
  if (!bytes.ok) return err(failed(explainFile(texts, bytes.error)));
  const text = Buffer.from(bytes.value).toString();
  if (text.trimStart().startsWith('{')) {
    const sheet = parseScoreSheet(text);
    return sheet.ok ? sheet : err(failed(explainRecord(texts, sheet.error, path)));
  }
  const file = parseGcg(bytes.value);
  const players = gcgPlayers(file);
  if (!file.lines.some(isGcgEvent) || players.length < 2 || players.length > 4)
    return err(failed(texts.t('replay.no-moves', { path: plain(path) })));
  const named = gcgPragma(file, 'ruleset');
  const home =
    choices.edition ??
    editions.find(({ rulesets }) => rulesets.some(({ id }) => id === named)) ??
    editionOf('en') ??
    (editions[0] as Edition);
  const ruleset = choices.ruleset ?? home.rulesets.find(({ id }) => id === named);
  const id = newGameId(world.now());
  const setup = setupOf(home, { ...choices, ruleset }, players, id, null, null, world.now());
  return ok(scoreSheetFromGcg(file, setup, alphabetFor(setup.tileset)).sheet);
}

function setupOf(
  edition: Edition,
  { ruleset = edition.rulesets[0], tileset }: Partial<Pick<Choices, 'ruleset' | 'tileset'>>,
  players: readonly string[],
  id: string,
  lexicon: string | null,
  minutes: number | null,
  at: number,
): ScoreSheetSetup {
  const tiles =
    tileset ?? edition.tilesets.find((set) => set.id === ruleset.tileset) ?? edition.tilesets[0];
  const board = boardOf(ruleset.board);
  if (board === undefined) throw new Error(`no board ${ruleset.board}`);
  const seconds = minutes === null ? null : minutes * 60;
  const rules = { ...ruleset, tileset: tiles.id };
  return { id, players, rules, tileset: tiles, board, lexicon, seconds, at };
}

type Wanted = Omit<KeepOptions, 'minutes'> & { readonly minutes: number | null };

async function sitDown(
  terminal: Terminal,
  options: Wanted,
  choices: Choices,
  data: string,
  world: World,
  texts: Texts,
): Promise<Outcome> {
  const asker = await makeAsker(terminal, texts);
  const journal =
    options.resume === undefined
      ? await begin(asker, options, choices, data, world)
      : goOn(options.resume, choices, data, world, texts);
  if (!journal.ok) return journal.error;
  const lexicon = lexiconOf(journal.value.held.setup, data);
  const table = new KeepTable(asker, await keepWords(texts), journal.value, lexicon, world.now);
  const { path, torn } = journal.value;
  if (torn) table.notice = [texts.t('play.torn', { path })];
  try {
    const end = await keepGame(table);
    if (end === 'over') say(table, closing(table));
    const folder = options.data === undefined ? '' : ` --data ${options.data}`;
    const command = `npx taht keep --resume ${table.sheet.setup.id}${folder}`;
    return answer(null, end === 'over' ? [] : ['', texts.t('play.saved-to-resume', { command })]);
  } finally {
    journal.value.close();
  }
}

/** The list of the sheet where it is at hand; words are never held against a missing one. */
function lexiconOf({ lexicon }: ScoreSheetSetup, data: string): Lexicon | null {
  const loaded = lexicon === null ? undefined : loadLexicon(lexicon, data);
  return loaded?.ok ? loaded.value : null;
}

async function begin(
  asker: Asker,
  options: Wanted,
  choices: Choices,
  data: string,
  world: World,
): Promise<Result<ScoreSheetJournal, Problem>> {
  const { texts } = asker.style();
  const chosen = await chooseAll(asker, { ...choices, houseRules: [] }, async () => ok(null));
  if (!chosen.ok) return chosen;
  const { edition, ruleset, tileset, players } = chosen.value;
  const named =
    options.lexicon === undefined ? undefined : namedLexicon(options.lexicon, edition, data, texts);
  if (named?.ok === false) return named;
  const lexicon = named === undefined ? (edition.lexicons[0] ?? null) : named.value?.info.id;
  const id = newGameId(world.now());
  const setup = setupOf(
    edition,
    { ruleset, tileset },
    players,
    id,
    lexicon ?? null,
    options.minutes,
    world.now(),
  );
  return create({ setup, acts: [] }, data, texts);
}

function create(sheet: ScoreSheet, data: string, texts: Texts): Result<ScoreSheetJournal, Problem> {
  const path = join(scoreSheetsFolder(data), `${sheet.setup.id}.jsonl`);
  const journal = createScoreSheetJournal(path, sheet);
  return journal.ok ? journal : err(failed(explainJournal(texts, journal.error)));
}

/** A journal goes on in its own file; anything else is copied into a new one first. */
function goOn(
  wanted: string | true,
  choices: Choices,
  data: string,
  world: World,
  texts: Texts,
): Result<ScoreSheetJournal, Problem> {
  const path = sheetPath(wanted, scoreSheetsFolder(data), world);
  if (path.endsWith('.jsonl')) {
    const journal = openScoreSheetJournal(path);
    return journal.ok ? journal : err(failed(explainJournal(texts, journal.error)));
  }
  const sheet = readSheetFile(path, choices, world, texts);
  if (!sheet.ok) return sheet;
  const setup = { ...sheet.value.setup, id: newGameId(world.now()) };
  return create({ ...sheet.value, setup }, data, texts);
}

/** The whole sheet, who has won, and the records beside the journal, written anew where a line was changed since. */
function closing({ journal, sheet, kept, naming, texts }: KeepTable): string[] {
  const base = journal.path.replace(/\.jsonl$/, '');
  const files = [
    [`${base}.json`, makeScoreSheet(sheet)],
    [`${base}.gcg`, makeGcg(makeScoreSheetGcg(kept, naming.script.alphabet))],
  ] as const;
  const first = kept.ranking[0] ?? [];
  const score = kept.scores[first[0] ?? 0] ?? 0;
  return [
    ...sheetTable(kept, naming, texts),
    '',
    first.length > 1
      ? texts.t('play.tie', { players: texts.list(first.map(naming.player)), score })
      : texts.t('play.winner', { player: naming.player(first[0] ?? 0), score }),
    ...files.map(([path, text]) => {
      const written = replaceFile(path, text);
      return written.ok ? texts.t('play.saved', { path }) : explainFile(texts, written.error);
    }),
  ];
}
