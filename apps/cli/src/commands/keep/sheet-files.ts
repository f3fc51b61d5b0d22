/** Finds, reads, creates and opens the files of score sheets. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { err, ok, type Result } from '@taht/base';
import { alphabetFor, boardOf, type Edition } from '@taht/editions';
import {
  createScoreSheetJournal,
  listScoreSheets,
  newGameId,
  openScoreSheetJournal,
  readBytes,
  type ScoreSheetJournal,
  scoreSheetsFolder,
} from '@taht/host';
import { plain, type Texts } from '@taht/phrasing';
import {
  gcgPlayers,
  isGcgEvent,
  parseGcg,
  parseScoreSheet,
  type ScoreSheet,
  type ScoreSheetSetup,
  scoreSheetFromGcg,
} from '@taht/record';
import { tilesetFor } from '../../setup/by-name.ts';
import type { Choices } from '../../setup/choices.ts';
import { type RecordOptions, rulesOfRecord } from '../../setup/record-rules.ts';
import { failed, type Problem } from '../../shell/outcome.ts';
import type { World } from '../../shell/world.ts';
import { explainFile, explainJournal, explainRecord } from '../../text/explain-file.ts';

export function createSheet(
  sheet: ScoreSheet,
  data: string,
  texts: Texts,
): Result<ScoreSheetJournal, Problem> {
  const path = join(scoreSheetsFolder(data), `${sheet.setup.id}.jsonl`);
  const journal = createScoreSheetJournal(path, sheet);
  return journal.ok ? journal : err(failed(explainJournal(texts, journal.error)));
}

/** A journal goes on in its own file; anything else is copied into a new one first. */
export function openSheet(
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
  return createSheet({ ...sheet.value, setup }, data, texts);
}

/** A path, or the id of a sheet in the folder; true means the last one that is not finished. */
export function sheetPath(wanted: string | true, folder: string, { cwd }: World): string {
  if (wanted === true) {
    const sheets = listScoreSheets(folder);
    return (sheets.find(({ finished }) => !finished) ?? sheets[0])?.path ?? folder;
  }
  const path = resolve(cwd, wanted);
  return existsSync(path) ? path : join(folder, `${wanted}.jsonl`);
}

/** A sheet of ours, or a GCG record by its own ruleset or the one that is named. */
export function readSheetFile(
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
  const rules = rulesOfRecord(file, namesOf(choices), texts);
  if (!rules.ok) return rules;
  const { edition: home, rules: ruleset, tileset } = rules.value;
  const id = newGameId(world.now());
  const tiles = choices.tileset ?? tileset;
  const setup = setupOf(home, { ruleset, tileset: tiles }, players, id, null, null, world.now());
  return ok(scoreSheetFromGcg(file, setup, alphabetFor(setup.tileset)).sheet);
}

const namesOf = ({ edition, ruleset }: Choices): RecordOptions => ({
  ...(edition && { edition: edition.id }),
  ...(ruleset && { ruleset: ruleset.id }),
});

export function setupOf(
  edition: Edition,
  { ruleset = edition.rulesets[0], tileset }: Partial<Pick<Choices, 'ruleset' | 'tileset'>>,
  players: readonly string[],
  id: string,
  lexicon: string | null,
  minutes: number | null,
  at: number,
): ScoreSheetSetup {
  const tiles = tileset ?? tilesetFor(edition, ruleset);
  const board = boardOf(ruleset.board);
  if (board === undefined) throw new Error(`no board ${ruleset.board}`);
  const seconds = minutes === null ? null : minutes * 60;
  const rules = { ...ruleset, tileset: tiles.id };
  return { id, players, rules, tileset: tiles, board, lexicon, seconds, at };
}
