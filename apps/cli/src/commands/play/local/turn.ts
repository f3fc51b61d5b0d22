/** A player's own turn: shows the rack and does what the player types. */

import { explainLetter, hintText, timeLeft, timeLine } from '@taht/phrasing';
import { type Action, MOVE_KINDS, playingSeats, type Seat, sortTiles } from '@taht/rules';
import { type Intent, parseInput } from '../../../terminal/input.ts';
import { readMove, readSwap, readTiles } from '../../../terminal/move-text.ts';
import { askLine, askYesNo } from '../../../terminal/questions.ts';
import { shuffled } from '../screen/rack-order.ts';
import { unseenLines } from '../screen/unseen.ts';
import { hintsOf, moveBots } from './bots.ts';
import { confirm, exchange, place } from './make-move.ts';
import { attempt, bySeat, misunderstood, performCommon, seatAt } from './public.ts';
import type { Sitting } from './sitting.ts';

export async function takeTurn(sitting: Sitting, seat: Seat): Promise<void> {
  if ((await seatAt(sitting, seat)) === 'changed') return;
  const { table, texts, words } = sitting;
  const news = [...firstHint(sitting, seat), ...sitting.news(seat)];
  const { version } = sitting.game;
  const prompt = `${texts.t('play.your-move', { player: sitting.naming.player(seat) })}:`;
  while (sitting.game.version === version && sitting.viewer === seat) {
    const lines = sitting.notice.length > 0 ? [] : news;
    sitting.draw({ rack: sitting.rackOf(seat), lines: [...lines, ...timeLines(sitting, seat)] });
    const line = await askLine(sitting, prompt);
    if (await table.catchUp()) return;
    await perform(sitting, seat, line, parseInput(line, words));
  }
}

/** Somebody who has not moved yet may not know what can be typed. */
function firstHint({ table, texts, words }: Sitting, seat: Seat): string[] {
  const hasMoved = table.entries.some(
    ({ command: { by, action } }) =>
      by.kind === 'seat' && by.seat === seat && isMoveAction(action.kind),
  );
  return hasMoved ? [] : [texts.t('play.type-help', { command: words.shown('help') })];
}

const isMoveAction = (kind: Action['kind']): boolean =>
  (MOVE_KINDS as readonly string[]).includes(kind);

function timeLines({ game, texts, table }: Sitting, seat: Seat): string[] {
  const left = timeLeft(game, seat, table.now());
  return left === null ? [] : [timeLine(texts, left)];
}

async function perform(sitting: Sitting, seat: Seat, line: string, intent: Intent): Promise<void> {
  const { texts, naming, game } = sitting;
  const { t } = texts;
  const rack = sitting.rackOf(seat);
  if (intent.kind === 'nothing') return;
  if (intent.kind === 'move')
    return place(sitting, seat, line, readMove(line, naming.script, game.board, rack));
  if (intent.kind === 'unknown') {
    sitting.notice = [misunderstood(sitting, line)];
    return;
  }
  switch (intent.name) {
    case 'swap': {
      const move = readSwap(line, intent.at, naming.script, game.board, rack);
      return place(sitting, seat, line, move);
    }
    case 'exchange':
      return exchange(sitting, seat, line, intent.rest, intent.at);
    case 'pass':
      return confirm(sitting, seat, t('play.confirm-pass'), { kind: 'pass' });
    case 'shuffle':
      sitting.racks.set(seat, shuffled(rack));
      return;
    case 'sort':
      sitting.racks.set(seat, sortTiles(rack, game.tables));
      return;
    case 'bag':
      sitting.notice = unseenLines(game, seat, sitting.style());
      return;
    case 'end':
      return proposeEnd(sitting, seat);
    case 'resign':
    case 'leave': {
      const question = t(`play.confirm-${intent.name}`, { player: naming.player(seat) });
      return confirm(sitting, seat, question, { kind: intent.name }, 'no');
    }
    case 'undo':
      await attempt(sitting, bySeat(seat), { kind: 'ask-take-back' });
      return;
    case 'accept':
    case 'challenge':
      await attempt(sitting, bySeat(seat), { kind: intent.name });
      return;
    case 'look-up':
      return lookUp(sitting, seat, intent.rest);
    case 'hint':
      return giveHint(sitting, seat);
    default:
      if ((await performCommon(sitting, intent.name)) === 'not-common')
        sitting.notice = [misunderstood(sitting, line)];
  }
}

/** Everybody still playing must want it; the rack leaves the screen before the other people are asked. Bots answer by themselves. */
async function proposeEnd(sitting: Sitting, seat: Seat): Promise<void> {
  const { texts, table } = sitting;
  if (!table.game.endAgreed.includes(seat)) {
    if ((await attempt(sitting, bySeat(seat), { kind: 'agree-end' })) === 'refused') return;
  }
  sitting.viewer = null;
  while ((await moveBots(table, sitting.kits)) === 'moved')
    if (table.game.phase.kind === 'over') return;
  for (const other of playingSeats(table.game)) {
    if (table.game.endAgreed.includes(other)) continue;
    sitting.draw();
    const question = texts.t('play.agree-end', { player: sitting.naming.player(other) });
    if ((await askYesNo(sitting, question)) === 'no') {
      sitting.notice = [texts.t('play.not-done')];
      return;
    }
    await attempt(sitting, bySeat(other), { kind: 'agree-end' });
    if (table.game.phase.kind === 'over') return;
  }
}

async function lookUp(sitting: Sitting, seat: Seat, text: string): Promise<void> {
  const { texts, naming, table } = sitting;
  const word = readTiles(text, naming.script);
  if (!word.ok) {
    sitting.notice = [explainLetter(texts, word.error)];
    return;
  }
  if ((await attempt(sitting, bySeat(seat), { kind: 'look-up', word: word.value })) === 'refused')
    return;
  const event = table.entries.at(-1)?.events.find(({ kind }) => kind === 'looked-up');
  if (event?.kind !== 'looked-up') return;
  const id = event.verdict === 'valid' ? 'play.looked-up-good' : 'play.looked-up-bad';
  sitting.notice = [texts.t(id, { word: event.word.join('') })];
}

/** Every time it is asked for, a hint tells a little more. */
function giveHint(sitting: Sitting, seat: Seat): void {
  const { texts, game, naming } = sitting;
  const hints = hintsOf(sitting.table, seat, sitting.kits);
  if (hints.length === 0) {
    sitting.notice = [texts.t('refusal.no-dictionary')];
    return;
  }
  const given = sitting.hintsGiven.at === game.version ? sitting.hintsGiven.count : 0;
  const count = Math.min(given + 1, hints.length);
  sitting.hintsGiven = { at: game.version, count };
  sitting.notice = hints.slice(0, count).map((hint) => hintText(hint, game.board, texts, naming));
}
