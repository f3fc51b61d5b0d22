/** The score keeper at the terminal: again and again a line is typed, counted and written down. */
import { assertNever } from '@taht/base';
import { makeRack } from '@taht/letters';
import { explainNotation, remarkText } from '@taht/phrasing';
import {
  type Line,
  previewLine,
  scoreSheetClock,
  scoreSheetLines,
  scoreSheetOvertime,
  tilesLeft,
} from '@taht/record';
import type { Seat } from '@taht/rules';
import { askLine, askOne, askYesNo, Leaving, say, showPages } from '../../terminal/questions.ts';
import { keepHelp } from './help.ts';
import { type LineFailure, readLeft, readLine } from './read-line.ts';
import { leftLines, sheetTable } from './screen.ts';
import type { KeepTable } from './table.ts';
import type { KeepCommand } from './words.ts';

/** Until the game is over or the keeper leaves; either way everything is on the disk. Lines of a game that is over can still be changed. */
export async function keepGame(table: KeepTable): Promise<'over' | 'left'> {
  if (table.notice.length === 0) table.notice = [hint(table)];
  try {
    for (;;) {
      remindOfEnd(table);
      table.draw();
      const { onTurn, isOver } = table.kept;
      const question =
        onTurn === null ? table.texts.t('play.press-enter') : `${table.naming.player(onTurn)} >`;
      const typed = await askLine(table, question);
      if (isOver && typed === '') return 'over';
      const [first = '', ...rest] = typed.split(/\s+/u);
      const command = table.commands.find(first);
      if (command !== undefined && command !== 'pass' && command !== 'exchange')
        await obey(table, command, rest);
      else if (first !== '') await enter(table, typed, onTurn ?? 0);
    }
  } catch (error) {
    if (error instanceof Leaving) return 'left';
    throw error;
  }
}

function remindOfEnd(table: KeepTable): void {
  const { kept, naming, texts } = table;
  if (kept.due === null) return;
  const player = naming.player(kept.held.indexOf(0));
  const reason = texts.t(`end.${kept.due}`, { player });
  table.notice = [...table.notice, texts.t('keep.end-due', { reason })];
}

async function obey(
  table: KeepTable,
  command: Exclude<KeepCommand, 'pass' | 'exchange'>,
  rest: readonly string[],
): Promise<void> {
  const { t } = table.texts;
  const { canUndo, canRedo } = scoreSheetLines(table.sheet);
  switch (command) {
    case 'undo':
    case 'redo':
      if (command === 'undo' ? canUndo : canRedo) await table.act({ kind: command });
      else table.notice = [t('keep-typed.nothing-to-undo')];
      return;
    case 'mend':
    case 'strike':
      return change(table, command, rest);
    case 'challenge':
      return challenge(table);
    case 'adjust':
      return adjust(table, rest);
    case 'end':
      return end(table);
    case 'clock':
      return toggleClock(table);
    case 'log':
      return pages(table, sheetTable(table.kept, table.naming, table.texts));
    case 'bag':
      return pages(table, leftLines(table.kept, table.texts));
    case 'help':
      return pages(table, keepHelp(table.naming, table.texts, table.commands));
    case 'quit':
      throw new Leaving();
    default:
      assertNever(command);
  }
}

async function pages(table: KeepTable, lines: readonly string[]): Promise<void> {
  table.terminal.clear();
  await showPages(table, lines);
  await askLine(table, table.texts.t('play.press-enter'));
}

async function enter(table: KeepTable, typed: string, seat: Seat): Promise<void> {
  const line = await readAndAsk(table, typed, seat);
  if (line !== null && (await table.act({ kind: 'write', line }))) tellLast(table);
}

/** Null where it cannot be read, or is not wanted after all. */
async function readAndAsk(
  table: KeepTable,
  typed: string,
  seat: Seat,
  before = table.kept,
): Promise<Line | null> {
  const { naming, texts } = table;
  const read = readLine(typed, seat, before, naming.script, table.commands);
  if (!read.ok) {
    table.notice = [explain(table, read.error)];
    return null;
  }
  const row = previewLine(before, read.value);
  const bad = table.badWords(row);
  const doubts = [
    ...row.remarks.map((remark) => remarkText(remark, naming, texts)),
    ...(bad.length === 0 ? [] : [texts.t('keep.words-bad', { words: bad.join(', ') })]),
  ];
  if (doubts.length === 0) return read.value;
  say(table, doubts);
  const answer = await askYesNo(table, texts.t('keep-typed.enter-anyway'), 'no');
  return answer === 'yes' ? read.value : null;
}

function explain(table: KeepTable, failure: LineFailure): string {
  const { naming, texts } = table;
  if (failure.code === 'not-a-line') return `${texts.t('keep-typed.unknown')} ${hint(table)}`;
  if (failure.code === 'not-tiles') return texts.t('keep.not-tiles');
  return explainNotation(texts, failure, naming);
}

const hint = ({ texts, commands }: KeepTable): string =>
  texts.t('keep-typed.hint', { command: commands.shown('help') });

function tellLast(table: KeepTable): void {
  const { kept, naming, texts } = table;
  const row = kept.rows.at(-1);
  if (row?.play == null) return;
  const words = row.play.words.map(({ letters }) => letters.join('')).join(', ');
  const sentence = texts.t('keep.worth', { words, points: row.score });
  table.notice = [`${naming.player(row.seat)}: ${sentence}`];
}

/** `change 3 H8 WORD`, `delete 3`: the numbers are those of the sheet as it is shown. */
async function change(
  table: KeepTable,
  kind: 'mend' | 'strike',
  [number = '', ...rest]: readonly string[],
): Promise<void> {
  const { t } = table.texts;
  const written = table.kept.rows[Number(number) - 1]?.written;
  if (written === null || written === undefined) {
    table.notice = [t('keep-typed.no-line', { number: number || '–' })];
    return;
  }
  const { id, line } = written;
  const seat = line.kind === 'end' ? 0 : line.seat;
  const before = table.keptBefore(id);
  const made = kind === 'strike' ? null : await readAndAsk(table, rest.join(' '), seat, before);
  if (kind === 'mend' && made === null) return;
  const by = await askLine(table, t('keep.mend-by'));
  const reason = await askLine(table, t('keep.mend-reason'));
  if (made === null) await table.act({ kind: 'strike', id, by, reason });
  else await table.act({ kind: 'mend', id, line: made, by, reason });
}

async function challenge(table: KeepTable): Promise<void> {
  const { kept, naming, texts } = table;
  const { t } = texts;
  const play = kept.rows.findLast(({ kind }) => kind === 'play');
  if (play === undefined) {
    table.notice = [t('refusal.nothing-to-challenge')];
    return;
  }
  const others = kept.scores.map((_, seat) => seat).filter((seat) => seat !== play.seat);
  const names = others.map((seat) => naming.player(seat));
  const chosen = others.length < 2 ? 0 : await askOne(table, t('keep.challenger'), names, 0);
  const seat = others[chosen] ?? 0;
  const isGood = (await askYesNo(table, t('keep-typed.is-valid'))) === 'yes';
  const isByWord = isGood && kept.setup.rules.challenge.onGood.per === 'word';
  const counts = (play.play?.words ?? []).map((_, i) => String(i + 1));
  const words =
    isByWord && counts.length > 1
      ? 1 + (await askOne(table, t('keep.words-challenged'), counts, 0))
      : 1;
  const verdict = isGood ? 'good' : 'bad';
  await table.act({ kind: 'write', line: { kind: 'challenge', seat, verdict, words } });
}

async function adjust(table: KeepTable, [points = '']: readonly string[]): Promise<void> {
  const { t } = table.texts;
  if (!/^[+-]?\d{1,4}$/.test(points)) {
    table.notice = [t('keep.adjust-points')];
    return;
  }
  const note = await askLine(table, t('keep.note'));
  const seat = table.kept.onTurn ?? 0;
  const line = { kind: 'adjust', seat, points: Number(points), cause: 'other', note } as const;
  await table.act({ kind: 'write', line });
}

async function toggleClock(table: KeepTable): Promise<void> {
  const clock = scoreSheetClock(table.sheet);
  if (clock === null) table.notice = [table.texts.t('keep-typed.no-clock')];
  else await table.act({ kind: 'clock', runs: clock.running === null ? table.kept.onTurn : null });
}

async function end(table: KeepTable): Promise<void> {
  const { kept, naming, texts } = table;
  const { t } = texts;
  const seats = kept.scores.map((_, seat) => seat);
  const usual = kept.due === 'out' ? kept.held.indexOf(0) : seats.length;
  const options = [...seats.map((seat) => naming.player(seat)), t('keep.nobody')];
  const chosen = await askOne(table, t('keep.who-out'), options, usual);
  const out = chosen < seats.length ? chosen : null;
  const rest = [...tilesLeft(kept)].flatMap(([tile, n]) => Array(Math.max(0, n)).fill(tile));
  const racks = [];
  for (const seat of seats) {
    if (seat === out) racks.push({ kind: 'tiles', tiles: [] } as const);
    else racks.push(await askLeft(table, seat, out !== null && seats.length === 2 ? rest : []));
  }
  const overtime = scoreSheetOvertime(table.sheet, table.now());
  await table.act({ kind: 'write', line: { kind: 'end', out, racks, overtime } });
}

/** Enter takes what must be left where that is certain. */
async function askLeft(table: KeepTable, seat: Seat, usual: Parameters<typeof makeRack>[0]) {
  const { naming, texts } = table;
  const question = texts.t('keep.left-of', { player: naming.player(seat) });
  for (;;) {
    const shown = usual.length === 0 ? question : `${question} [${makeRack(usual)}]`;
    const typed = await askLine(table, `${shown}:`);
    const left = readLeft(typed === '' ? makeRack(usual) : typed, naming.script);
    if (left !== undefined) return left;
    say(table, [texts.t('keep.not-tiles')]);
  }
}
