/** New sheets: an empty one from what was chosen, or one read from a file. */
import { err, ok, type Result } from '@taht/base';
import {
  alphabetFor,
  boardOf,
  type Edition,
  homeOf,
  homeOfTiles,
  rulesetOf,
  tilesetOf,
} from '@taht/editions';
import {
  declarationOf,
  gcgPlayers,
  isGcgEvent,
  parseGcg,
  parseScoreSheet,
  type ScoreSheet,
  type ScoreSheetSetup,
  scoreSheetFromGcg,
} from '@taht/record';

export interface SheetChoice {
  readonly edition: Edition;
  readonly ruleset: string;
  readonly tileset: string;
  readonly players: readonly string[];
  readonly seconds: number | null;
}

export function setupOf(
  { edition, ruleset, tileset, players, seconds }: SheetChoice,
  id: string,
  at: number,
): ScoreSheetSetup {
  const rules = edition.rulesets.find((each) => each.id === ruleset) ?? edition.rulesets[0];
  const tiles =
    edition.tilesets.find((each) => each.id === (tileset || rules.tileset)) ?? edition.tilesets[0];
  const board = boardOf(rules.board);
  if (board === undefined) throw new Error(`no board ${rules.board}`);
  return {
    id,
    players,
    rules: { ...rules, tileset: tiles.id },
    tileset: tiles,
    board,
    lexicon: edition.lexicons[0] ?? null,
    seconds,
    at,
  };
}

export interface OpenedSheet {
  readonly sheet: ScoreSheet;
  readonly unread: number;
}

/** A sheet of ours or a GCG record; of the latter the edition is taken from its own lines, or as it was chosen. */
export function readSheetFile(
  bytes: Uint8Array,
  edition: Edition,
  id: string,
  at: number,
): Result<OpenedSheet, 'file-unread' | 'file-newer'> {
  const text = new TextDecoder().decode(bytes);
  if (text.trimStart().startsWith('{')) {
    const sheet = parseScoreSheet(text);
    if (!sheet.ok) return err(sheet.error.code === 'newer-version' ? 'file-newer' : 'file-unread');
    const { setup, acts } = sheet.value;
    return ok({ sheet: { setup: { ...setup, id }, acts }, unread: 0 });
  }
  const file = parseGcg(bytes);
  const players = gcgPlayers(file);
  if (!file.lines.some(isGcgEvent) || players.length < 2 || players.length > 4)
    return err('file-unread');
  const declared = declarationOf(file);
  const ruleset = rulesetOf(declared.ruleset ?? '')?.id ?? '';
  const tileset = tilesetOf(declared.tileset ?? '')?.id ?? '';
  const home = homeOf(ruleset) ?? homeOfTiles(tileset) ?? edition;
  const setup = setupOf({ edition: home, ruleset, tileset, players, seconds: null }, id, at);
  return ok(scoreSheetFromGcg(file, setup, alphabetFor(setup.tileset)));
}

/** `getRandomValues` is there on every page, secure or not. */
export const newSheetId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
