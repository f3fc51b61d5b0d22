/** `taht keep` where nobody can type: shows a sheet, or explains how to keep the score. */
import { alphabetFor, type Edition, editionOf, editions } from '@taht/editions';
import { listScoreSheets, scoreSheetsFolder } from '@taht/host';
import { rowText, scoreSheetNaming, type Texts } from '@taht/phrasing';
import { type ScoreSheet, type ScoreSheetSetup, scoredSheetOf } from '@taht/record';
import type { Choices } from '../../setup/choices.ts';
import { answer, type Outcome } from '../../shell/outcome.ts';
import type { World } from '../../shell/world.ts';
import { sheetHelp } from './help.ts';
import { sheetTable } from './screen.ts';
import { readSheetFile, setupOf, sheetPath } from './sheet-files.ts';
import { sheetWords } from './words.ts';

export async function withoutTerminal(
  resume: string | true | undefined,
  choices: Choices,
  data: string,
  world: World,
  texts: Texts,
): Promise<Outcome> {
  const folder = scoreSheetsFolder(data);
  if (resume !== undefined) {
    const sheet = readSheetFile(sheetPath(resume, folder, world), choices, world, texts);
    return sheet.ok
      ? answer(standingJson(sheet.value, texts), tableOf(sheet.value, texts))
      : sheet.error;
  }
  const edition = choices.edition ?? editionOf(texts.language) ?? (editions[0] as Edition);
  const setup = setupOf(edition, choices, ['1', '2'], '', null, null, 0);
  const lines = [
    texts.t('score-keeper-typed.how-to'),
    texts.t('play.how-to', { command: 'npx taht keep' }),
    texts.t('play.how-to-resume', { command: 'npx taht keep --resume' }),
    '',
    ...sheetHelp(namingOf(setup, texts), texts, await sheetWords(texts)),
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

function standingJson(sheet: ScoreSheet, texts: Texts): unknown {
  const { setup } = sheet;
  const standing = scoredSheetOf(sheet);
  const naming = namingOf(setup, texts);
  return {
    id: setup.id,
    ruleset: setup.rules.id,
    tileset: setup.tileset.id,
    players: setup.players,
    scores: standing.scores,
    onTurn: standing.onTurn,
    over: standing.isOver,
    bag: standing.bag,
    lines: standing.rows.map((row) => ({
      player: row.seat,
      kind: row.kind,
      text: rowText(row, naming, texts),
      score: row.score,
      total: row.total,
      remarks: row.remarks.map(({ code }) => code),
    })),
  };
}
