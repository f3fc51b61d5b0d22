/** Makes a move: shows its words and score, and plays it once the player confirms. */
import type { Result } from '@taht/base';
import { explainLetter, explainNotation, explainRefusal, plain, tilesText } from '@taht/phrasing';
import { type Action, evolve, type NotationFailure, type Seat } from '@taht/rules';
import { readTiles } from '../../../terminal/move-text.ts';
import { askLine, askYesNo } from '../../../terminal/questions.ts';
import { widthOf } from '../../../text/width.ts';
import { inOrderOf } from '../screen/rack-order.ts';
import { attempt, bySeat } from './public.ts';
import type { Sitting } from './sitting.ts';

/** Shows where the tiles would lie and what they would bring; nothing has happened before the yes. */
export async function place(
  sitting: Sitting,
  seat: Seat,
  line: string,
  move: Result<Extract<Action, { kind: 'place' }>, NotationFailure>,
): Promise<void> {
  const { texts, naming, table } = sitting;
  if (!move.ok) {
    const text = explainNotation(texts, move.error, naming);
    sitting.notice = [...pointedAt(line, move.error.at), text];
    return;
  }
  const tried = table.try(bySeat(seat), move.value);
  if (!tried.ok) {
    sitting.notice = [plain(line), explainRefusal(texts, tried.error, naming)];
    return;
  }
  const play = tried.value.find((event) => event.kind === 'placed');
  if (play === undefined) return;
  const { t, list } = texts;
  const words = play.words.map(({ letters, score }) => ({ word: letters.join(''), score }));
  const parts = words.length > 1 ? words.map((word) => t('play.preview-word', word)) : [];
  const bonus = play.bonus > 0 ? [t('play.preview-bonus', { points: play.bonus })] : [];
  const rest = evolve(sitting.game, play).seats[seat]?.rack ?? [];
  sitting.draw({
    draft: play.tiles,
    rack: inOrderOf(sitting.rackOf(seat), rest),
    lines: [parts.join(' + '), ...bonus].filter((part) => part !== ''),
  });
  const question = t('play.confirm', {
    words: list(words.map(({ word }) => word)),
    score: play.score,
  });
  await settle(sitting, seat, question, move.value, 'yes');
}

export async function exchange(
  sitting: Sitting,
  seat: Seat,
  line: string,
  rest: string,
  at: number,
): Promise<void> {
  const { texts, naming } = sitting;
  const tiles = readTiles(rest, naming.script);
  if (!tiles.ok) {
    sitting.notice = [...pointedAt(line, at), explainLetter(texts, tiles.error)];
    return;
  }
  const action = { kind: 'exchange', tiles: tiles.value } as const;
  const question = texts.t('play.confirm-exchange', { tiles: tilesText(tiles.value) });
  await confirm(sitting, seat, question, action);
}

/** What would be refused anyway is not asked about. */
export async function confirm(
  sitting: Sitting,
  seat: Seat,
  question: string,
  action: Action,
  usual: 'yes' | 'no' = 'yes',
): Promise<void> {
  const tried = sitting.table.try(bySeat(seat), action);
  if (!tried.ok) sitting.notice = [explainRefusal(sitting.texts, tried.error, sitting.naming)];
  else await settle(sitting, seat, question, action, usual);
}

async function settle(
  sitting: Sitting,
  seat: Seat,
  question: string,
  action: Action,
  usual: 'yes' | 'no',
): Promise<void> {
  const answer = await askYesNo(sitting, question, usual);
  if (await sitting.table.catchUp()) return;
  if (answer === 'no') sitting.notice = [sitting.texts.t('play.not-done')];
  else if ((await attempt(sitting, bySeat(seat), action)) === 'done')
    await showDrawn(sitting, seat);
}

/** Tiles drawn while their owner still sits here are shown at once. */
export async function showDrawn(sitting: Sitting, seat: Seat): Promise<void> {
  const { texts, game } = sitting;
  const drew = sitting.table.entries
    .at(-1)
    ?.events.find((event) => event.kind === 'drew' && event.seat === seat);
  if (drew?.kind !== 'drew' || game.phase.kind === 'over') return;
  sitting.news(seat);
  sitting.draw({
    rack: sitting.rackOf(seat),
    lines: [texts.t('play.drew', { tiles: tilesText(drew.tiles) })],
  });
  await askLine(sitting, texts.t('play.press-enter'));
}

/** The line as it was typed, and a mark under the place. */
function pointedAt(line: string, at: number): string[] {
  const shown = plain(line);
  const before = plain(line.slice(0, at));
  return [`  ${shown}`, `  ${' '.repeat(widthOf(before))}^`];
}
