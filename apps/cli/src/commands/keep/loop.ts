/** The score keeper's loop: reads a line, counts it and writes it to the sheet. */
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
import { askLine, askOne, askYesNo, Leaving, say, showAlone } from '../../terminal/questions.ts';
import { sheetHelp } from './help.ts';
import { type LineFailure, readLeft, readLine } from './read-line.ts';
import type { ScoreKeeper } from './score-keeper.ts';
import { leftLines, sheetTable } from './screen.ts';
import type { SheetCommand } from './words.ts';

/** Runs until the game is over or the keeper leaves; either way everything is on the disk. A game that is over can still be corrected. */
export async function keepSheet(keeper: ScoreKeeper): Promise<'over' | 'left'> {
  if (keeper.notice.length === 0) keeper.notice = [hint(keeper)];
  try {
    for (;;) {
      remindOfEnd(keeper);
      keeper.draw();
      const { onTurn, isOver } = keeper.standing;
      const question =
        onTurn === null ? keeper.texts.t('play.press-enter') : `${keeper.naming.player(onTurn)} >`;
      const typed = await askLine(keeper, question);
      if (isOver && typed === '') return 'over';
      const [first = '', ...rest] = typed.split(/\s+/u);
      const command = keeper.commands.find(first);
      if (command !== undefined && command !== 'pass' && command !== 'exchange')
        await obey(keeper, command, rest);
      else if (first !== '') await enter(keeper, typed, onTurn ?? 0);
    }
  } catch (error) {
    if (error instanceof Leaving) return 'left';
    throw error;
  }
}

function remindOfEnd(keeper: ScoreKeeper): void {
  const { standing, naming, texts } = keeper;
  if (standing.due === null) return;
  const player = naming.player(standing.held.indexOf(0));
  const reason = texts.t(`end.${standing.due}`, { player });
  keeper.notice = [...keeper.notice, texts.t('score-keeper.end-due', { reason })];
}

async function obey(
  keeper: ScoreKeeper,
  command: Exclude<SheetCommand, 'pass' | 'exchange'>,
  rest: readonly string[],
): Promise<void> {
  const { t } = keeper.texts;
  const { canUndo, canRedo } = scoreSheetLines(keeper.sheet);
  switch (command) {
    case 'undo':
    case 'redo':
      if (command === 'undo' ? canUndo : canRedo) await keeper.act({ kind: command });
      else keeper.notice = [t('score-keeper-typed.nothing-to-undo')];
      return;
    case 'mend':
    case 'strike':
      return change(keeper, command, rest);
    case 'challenge':
      return challenge(keeper);
    case 'adjust':
      return adjust(keeper, rest);
    case 'end':
      return end(keeper);
    case 'clock':
      return toggleClock(keeper);
    case 'log':
      return showAlone(keeper, sheetTable(keeper.standing, keeper.naming, keeper.texts));
    case 'bag':
      return showAlone(keeper, leftLines(keeper.standing, keeper.texts));
    case 'help':
      return showAlone(keeper, sheetHelp(keeper.naming, keeper.texts, keeper.commands));
    case 'quit':
      throw new Leaving();
    default:
      assertNever(command);
  }
}

async function enter(keeper: ScoreKeeper, typed: string, seat: Seat): Promise<void> {
  const line = await readAndAsk(keeper, typed, seat);
  if (line !== null && (await keeper.act({ kind: 'write', line }))) tellLast(keeper);
}

/** Null where it cannot be read, or is not wanted after all. */
async function readAndAsk(
  keeper: ScoreKeeper,
  typed: string,
  seat: Seat,
  before = keeper.standing,
): Promise<Line | null> {
  const { naming, texts } = keeper;
  const read = readLine(typed, seat, before, naming.script, keeper.commands);
  if (!read.ok) {
    keeper.notice = [explain(keeper, read.error)];
    return null;
  }
  const row = previewLine(before, read.value);
  const bad = keeper.badWords(row);
  const doubts = [
    ...row.remarks.map((remark) => remarkText(remark, naming, texts)),
    ...(bad.length === 0 ? [] : [texts.t('score-keeper.words-bad', { words: bad.join(', ') })]),
  ];
  if (doubts.length === 0) return read.value;
  say(keeper, doubts);
  const answer = await askYesNo(keeper, texts.t('score-keeper-typed.enter-anyway'), 'no');
  return answer === 'yes' ? read.value : null;
}

function explain(keeper: ScoreKeeper, failure: LineFailure): string {
  const { naming, texts } = keeper;
  if (failure.code === 'not-a-line')
    return `${texts.t('score-keeper-typed.unknown')} ${hint(keeper)}`;
  if (failure.code === 'not-tiles') return texts.t('score-keeper.not-tiles');
  return explainNotation(texts, failure, naming);
}

const hint = ({ texts, commands }: ScoreKeeper): string =>
  texts.t('score-keeper-typed.hint', { command: commands.shown('help') });

function tellLast(keeper: ScoreKeeper): void {
  const { standing, naming, texts } = keeper;
  const row = standing.rows.at(-1);
  if (row?.play == null) return;
  const words = row.play.words.map(({ letters }) => letters.join('')).join(', ');
  const sentence = texts.t('score-keeper.worth', { words, points: row.score });
  keeper.notice = [`${naming.player(row.seat)}: ${sentence}`];
}

/** `change 3 H8 WORD`, `delete 3`: the numbers are those of the sheet as it is shown. */
async function change(
  keeper: ScoreKeeper,
  kind: 'mend' | 'strike',
  [number = '', ...rest]: readonly string[],
): Promise<void> {
  const { t } = keeper.texts;
  const written = keeper.standing.rows[Number(number) - 1]?.written;
  if (written === null || written === undefined) {
    keeper.notice = [t('score-keeper-typed.no-line', { number: number || '–' })];
    return;
  }
  const { id, line } = written;
  const seat = line.kind === 'end' ? 0 : line.seat;
  const before = keeper.standingBefore(id);
  const made = kind === 'strike' ? null : await readAndAsk(keeper, rest.join(' '), seat, before);
  if (kind === 'mend' && made === null) return;
  const by = await askLine(keeper, t('score-keeper.mend-by'));
  const reason = await askLine(keeper, t('score-keeper.mend-reason'));
  if (made === null) await keeper.act({ kind: 'strike', id, by, reason });
  else await keeper.act({ kind: 'mend', id, line: made, by, reason });
}

async function challenge(keeper: ScoreKeeper): Promise<void> {
  const { standing, naming, texts } = keeper;
  const { t } = texts;
  const play = standing.rows.findLast(({ kind }) => kind === 'play');
  if (play === undefined) {
    keeper.notice = [t('refusal.nothing-to-challenge')];
    return;
  }
  const others = standing.scores.map((_, seat) => seat).filter((seat) => seat !== play.seat);
  const names = others.map((seat) => naming.player(seat));
  const chosen =
    others.length < 2 ? 0 : await askOne(keeper, t('score-keeper.challenger'), names, 0);
  const seat = others[chosen] ?? 0;
  const isGood = (await askYesNo(keeper, t('score-keeper-typed.is-valid'))) === 'yes';
  const isByWord = isGood && standing.setup.rules.challenge.onGood.per === 'word';
  const counts = (play.play?.words ?? []).map((_, i) => String(i + 1));
  const words =
    isByWord && counts.length > 1
      ? 1 + (await askOne(keeper, t('score-keeper.words-challenged'), counts, 0))
      : 1;
  const verdict = isGood ? 'good' : 'bad';
  await keeper.act({ kind: 'write', line: { kind: 'challenge', seat, verdict, words } });
}

async function adjust(keeper: ScoreKeeper, [points = '']: readonly string[]): Promise<void> {
  const { t } = keeper.texts;
  if (!/^[+-]?\d{1,4}$/.test(points)) {
    keeper.notice = [t('score-keeper.adjust-points')];
    return;
  }
  const note = await askLine(keeper, t('score-keeper.note'));
  const seat = keeper.standing.onTurn ?? 0;
  const line = { kind: 'adjust', seat, points: Number(points), cause: 'other', note } as const;
  await keeper.act({ kind: 'write', line });
}

async function toggleClock(keeper: ScoreKeeper): Promise<void> {
  const clock = scoreSheetClock(keeper.sheet);
  if (clock === null) keeper.notice = [keeper.texts.t('score-keeper-typed.no-clock')];
  else
    await keeper.act({
      kind: 'clock',
      runs: clock.running === null ? keeper.standing.onTurn : null,
    });
}

async function end(keeper: ScoreKeeper): Promise<void> {
  const { standing, naming, texts } = keeper;
  const { t } = texts;
  const seats = standing.scores.map((_, seat) => seat);
  const usual = standing.due === 'out' ? standing.held.indexOf(0) : seats.length;
  const options = [...seats.map((seat) => naming.player(seat)), t('score-keeper.nobody')];
  const chosen = await askOne(keeper, t('score-keeper.who-out'), options, usual);
  const out = chosen < seats.length ? chosen : null;
  const rest = [...tilesLeft(standing)].flatMap(([tile, n]) => Array(Math.max(0, n)).fill(tile));
  const racks = [];
  for (const seat of seats) {
    if (seat === out) racks.push({ kind: 'tiles', tiles: [] } as const);
    else racks.push(await askLeft(keeper, seat, out !== null && seats.length === 2 ? rest : []));
  }
  const overtime = scoreSheetOvertime(keeper.sheet, keeper.now());
  await keeper.act({ kind: 'write', line: { kind: 'end', out, racks, overtime } });
}

/** Enter takes what must be left where that is certain. */
async function askLeft(keeper: ScoreKeeper, seat: Seat, usual: Parameters<typeof makeRack>[0]) {
  const { naming, texts } = keeper;
  const question = texts.t('score-keeper.left-of', { player: naming.player(seat) });
  for (;;) {
    const shown = usual.length === 0 ? question : `${question} [${makeRack(usual)}]`;
    const typed = await askLine(keeper, `${shown}:`);
    const left = readLeft(typed === '' ? makeRack(usual) : typed, naming.script);
    if (left !== undefined) return left;
    say(keeper, [texts.t('score-keeper.not-tiles')]);
  }
}
