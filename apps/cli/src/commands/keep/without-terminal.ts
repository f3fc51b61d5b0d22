/** `taht keep` where nobody can type: shows a sheet, or explains how to keep the score. */
import { alphabetFor, type Edition, editionOf, editions } from '@taht/editions';
import { listSheets, sheetsFolder } from '@taht/host';
import { keepScore, type Sheet, type SheetSetup } from '@taht/record';
import { rowText, sheetNaming, type Texts } from '@taht/wording';
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
  const folder = sheetsFolder(data);
  if (resume !== undefined) {
    const sheet = readSheetFile(sheetPath(resume, folder, world), choices, world, texts);
    return sheet.ok
      ? answer(standingJson(sheet.value, texts), tableOf(sheet.value, texts))
      : sheet.error;
  }
  const edition = choices.edition ?? editionOf(texts.language) ?? (editions[0] as Edition);
  const setup = setupOf(edition, choices, ['1', '2'], '', null, null, 0);
  const lines = [
    texts.t('keep-typed.how-to'),
    texts.t('play.how-to', { command: 'npx taht keep' }),
    texts.t('play.how-to-resume', { command: 'npx taht keep --resume' }),
    '',
    ...sheetHelp(namingOf(setup, texts), texts, await sheetWords(texts)),
  ];
  const unfinished = listSheets(folder)
    .filter(({ finished }) => !finished)
    .map(({ id, path, players }) => ({ id, path, players }));
  return answer({ howTo: lines, unfinished }, lines);
}

const namingOf = (setup: SheetSetup, texts: Texts) =>
  sheetNaming(setup, keepScore({ setup, acts: [] }).star, alphabetFor(setup.tileset), texts);

const tableOf = (sheet: Sheet, texts: Texts): string[] =>
  sheetTable(keepScore(sheet), namingOf(sheet.setup, texts), texts);

function standingJson(sheet: Sheet, texts: Texts): unknown {
  const { setup } = sheet;
  const standing = keepScore(sheet);
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
