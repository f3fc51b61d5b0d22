/** A duplicate game on the screen: the board with what the player needs below it, the typed answer, and the end. */
import { err, ok, type Result } from '@taht/base';
import { alphabetFor } from '@taht/editions';
import type { duplicate } from '@taht/modes';
import {
  clockText,
  explainLaid,
  explainNotation,
  explainRefusal,
  type Names,
  NO_NAMES,
  plain,
  type Script,
} from '@taht/phrasing';
import {
  columnLabels,
  makePosition,
  missingTile,
  type PlacedTile,
  type Play,
  readLayout,
  readPlacement,
  type Square,
  tileOf,
  tileTables,
} from '@taht/rules';
import { readMove } from '../../../terminal/move-text.ts';
import type { Asker } from '../../../terminal/questions.ts';
import { percentText } from '../../../words/texts.ts';
import { drawBoard } from '../screen/board-screen.ts';
import { layingLines } from '../screen/help.ts';
import { rackText } from '../screen/rack.ts';

type View = duplicate.DuplicateView;

const scriptOf = ({ tileset, rules: { notation } }: View): Script => {
  const alphabet = alphabetFor(tileset);
  return { alphabet, notation, columns: columnLabels(notation, alphabet) };
};

export const namesOf = (view: View): Names => {
  const script = scriptOf(view);
  return { ...NO_NAMES, columns: script.columns, example: exampleOf(view, script) };
};

/** `left` is in milliseconds, null where nobody waits. */
export function drawRound(
  asker: Asker,
  view: View,
  left: number | null,
  notice: readonly string[],
): void {
  const { texts } = asker.style();
  const { t } = texts;
  const { phase, round, rack, rules, layout, board, tileset } = view;
  const script = scriptOf(view);
  const results = resultLines(asker, view);
  const answering = [
    t('play.rack', { tiles: rackText(rack, tileTables(tileset)) }),
    t('duplicate.play.how-to', {
      example: exampleOf(view, script),
      pass: asker.words.shown('pass'),
    }),
    ...(left === null
      ? []
      : [t('duplicate.play.until-bell'), t('play.time-left', { time: clockText(left) })]),
  ];
  drawBoard(
    { asker, ruleset: rules, layout, script },
    board,
    [
      ...(results.length === 0 ? [] : [...results, '']),
      t('duplicate.play.round', { round }),
      ...(phase.kind === 'answering' ? answering : [t(`duplicate.phase.${phase.kind}`)]),
      ...(notice.length > 0 ? notice : [typeHelp(asker)]),
    ],
    freshIn(view),
  );
}

/** What is laid, and what counts. */
export function ruleLines(
  { style }: Asker,
  { duplicate: { laid, score } }: View,
): readonly string[] {
  const { t } = style().texts;
  return [
    `${t('duplicate.rule.laid')}: ${t(`duplicate.rule.laid.${laid}`)}`,
    `${t('duplicate.rule.score')}: ${t(`duplicate.rule.score.${score}`)}`,
  ];
}

export const typeHelp = ({ words, style }: Asker): string =>
  style().texts.t('play.type-help', { command: words.shown('help') });

/** What can be typed. */
export function helpLines({ words, style }: Asker, view: View): readonly string[] {
  const { texts } = style();
  return [
    ...layingLines(scriptOf(view), readLayout(view.layout).star, texts),
    texts.t('duplicate.play.help.pass', { command: words.shown('pass') }),
    texts.t('duplicate.play.help.quit', { command: words.shown('quit') }),
  ];
}

/** The tiles of the play that was laid last. */
const freshIn = ({ rounds }: View): readonly Square[] =>
  rounds.at(-1)?.best?.tiles.map(({ square }) => square) ?? [];

/** What was laid in the last round and what there was, what the own answer was worth, and how one stands. */
function resultLines(
  asker: Asker,
  { rounds, own, players, duplicate: rules }: View,
): readonly string[] {
  const { texts } = asker.style();
  const { t } = texts;
  const last = rounds.at(-1);
  if (last === undefined) return [];
  const { best, from, top } = last;
  const answered = own?.rounds.find(({ call }) => call === last.call);
  const line = (label: string, play: Play): string =>
    t('modes.score', { player: `${label}: ${wordsIn(play)}`, points: play.score });
  const laid = t(from === 'slip' ? 'duplicate.best-slip' : 'duplicate.play.best');
  const verdict = answered?.verdict == null ? '' : t(`duplicate.verdict.${answered.verdict}`);
  return [
    best === null ? t('duplicate.play.none') : line(laid, best),
    ...(top !== null && top.score > (best?.score ?? 0) ? [line(t('duplicate.top'), top)] : []),
    ...explainLaid(texts, last, rules),
    ...(answered === undefined
      ? []
      : [
          `${t('modes.score', { player: t('duplicate.play.you'), points: answered.points + answered.solo })}. ${verdict}`.trimEnd(),
        ]),
    ...(own === null ? [] : [t('duplicate.play.standing', { ...standingOf(own), players })]),
  ];
}

const standingOf = ({ total, rank, percent }: duplicate.Own) => ({ total, rank, percent });

const wordsIn = ({ words }: Play): string =>
  words.map(({ letters }) => letters.join('')).join(', ');

const exampleOf = ({ layout, rack }: View, { columns, notation, alphabet }: Script): string => {
  const { star } = readLayout(layout);
  const at = makePosition({ square: star, direction: 'across' }, notation, columns);
  const letters = rack.filter((tile) => alphabet.letters.includes(tile as never)).slice(0, 3);
  return `${at} ${letters.join('')}`;
};

export interface TypedAnswer {
  readonly tiles: readonly PlacedTile[];
  /** For the one who typed it. */
  readonly told: string;
}

/** Checked as far as no dictionary is needed. */
export function readTyped(asker: Asker, line: string, view: View): Result<TypedAnswer, string> {
  const { texts } = asker.style();
  const script = scriptOf(view);
  const names = namesOf(view);
  const { board, rack, rules, tileset, layout } = view;
  const move = readMove(line, script, board, rack);
  if (!move.ok) return err(explainNotation(texts, move.error, names));
  const { tiles } = move.value;
  const stray = missingTile(rack, tiles.map(tileOf));
  if (stray !== undefined)
    return err(explainRefusal(texts, { code: 'tile-not-on-rack', tile: stray }, names));
  const position = { board, tables: tileTables(tileset), ...readLayout(layout) };
  const play = readPlacement(position, tiles, rules);
  if (!play.ok) return err(explainRefusal(texts, play.error, names));
  const words = texts.t('duplicate.play.handed-in', { words: wordsIn(play.value) });
  return ok({ tiles, told: texts.t('modes.score', { player: words, points: play.value.score }) });
}

/** The best ten, and oneself. */
export function closingLines(asker: Asker, view: View): readonly string[] {
  const { texts } = asker.style();
  const { t } = texts;
  const { phase, leaders, own } = view;
  const isAmong = leaders.some(({ player }) => player === own?.player);
  const rows = [...leaders, ...(own === null || isAmong ? [] : [own])];
  const width = Math.max(...rows.map(({ name }) => plain(name).length), 1);
  return [
    ...resultLines(asker, view),
    '',
    ...(phase.kind === 'over' ? [t(`duplicate.end.${phase.reason}`), ''] : []),
    ...rows.map(
      ({ rank, name, total, percent }) =>
        `${String(rank).padStart(5)}  ${plain(name).padEnd(width)} ${String(total).padStart(5)} ${percentText(texts, percent / 100, 0).padStart(6)}`,
    ),
  ];
}
