/** The screen that everybody may look at: it shows no rack, and takes the commands that are valid at any time. */

import { plain, turnsOf } from '@taht/phrasing';
import type { Action, Author, Seat } from '@taht/rules';
import { type CommandName, parseInput } from '../../../terminal/input.ts';
import { askLine, Leaving, showAlone } from '../../../terminal/questions.ts';
import { helpLines } from '../screen/help.ts';
import { ruleSheet } from '../screen/rule-sheet.ts';
import { scoreSheet } from '../screen/score-sheet.ts';
import { peopleAt } from './bots.ts';
import { SYSTEM } from './game-table.ts';
import type { Sitting } from './sitting.ts';

export const bySeat = (seat: Seat): Author => ({ kind: 'seat', seat });

/** Does it, or says on the next screen why not. */
export async function attempt(
  sitting: Sitting,
  by: Author,
  action: Action,
): Promise<'done' | 'refused'> {
  const result = await sitting.table.act(by, action);
  if (result.ok) return 'done';
  sitting.notice = [sitting.explain(result.error)];
  return 'refused';
}

/** Waits until this seat sits before the screen; then its rack may be shown. */
export async function seatAt(sitting: Sitting, seat: Seat): Promise<'seated' | 'changed'> {
  // A single person needs no handing over: nobody else looks at the screen.
  if (peopleAt(sitting.game).length === 1) sitting.viewer = seat;
  if (sitting.viewer === seat) return 'seated';
  const { t } = sitting.texts;
  const question = t('play.pass-screen', { player: sitting.naming.player(seat) });
  const answer = await askTable(sitting, sitting.publicNews(), question, 'plain');
  if (answer === 'changed') return 'changed';
  sitting.viewer = seat;
  return 'seated';
}

export type TableAnswer = 'yes' | 'no' | 'changed';

/**
 * Asks the whole table. `plain` waits for Enter; `yes-no` takes the words for accepting and challenging as well.
 * `changed` means that something else has happened meanwhile, and that the game must be asked anew what it waits for.
 */
export async function askTable(
  sitting: Sitting,
  lines: readonly string[],
  question: string,
  kind: 'plain' | 'yes-no',
): Promise<TableAnswer> {
  const { words, table } = sitting;
  sitting.viewer = null;
  const [yes, no] = [words.shown('yes'), words.shown('no')];
  const prompt = kind === 'plain' ? question : `${question} [${yes}]/${no}`;
  for (;;) {
    sitting.draw({ lines });
    const line = await askLine(sitting, prompt, 'steady');
    if (await table.catchUp()) return 'changed';
    const answer = await answerIn(sitting, line, kind);
    if (answer !== 'again') return answer;
  }
}

async function answerIn(
  sitting: Sitting,
  line: string,
  kind: 'plain' | 'yes-no',
): Promise<TableAnswer | 'again'> {
  const intent = parseInput(line, sitting.words);
  if (intent.kind === 'nothing') return 'yes';
  const name = intent.kind === 'command' ? intent.name : undefined;
  if (kind === 'yes-no' && (name === 'yes' || name === 'accept')) return 'yes';
  if (kind === 'yes-no' && (name === 'no' || name === 'challenge')) return 'no';
  if (name === 'undo') return (await askForTakeBack(sitting)) === 'done' ? 'changed' : 'again';
  if (name === undefined || (await performCommon(sitting, name)) === 'not-common')
    sitting.notice = [misunderstood(sitting, line)];
  return name === 'pause' ? 'changed' : 'again';
}

/** Commands that show something, or concern the whole table. */
export async function performCommon(
  sitting: Sitting,
  name: CommandName,
): Promise<'done' | 'not-common'> {
  const { table, texts, game, naming, words } = sitting;
  const style = sitting.style();
  switch (name) {
    case 'board':
      return 'done';
    case 'score':
    case 'log': {
      const events = table.entries.flatMap(({ events }) => events);
      const turns = turnsOf(events, naming.script.alphabet);
      await showAlone(sitting, scoreSheet({ game, naming, turns, now: table.now() }, style));
      return 'done';
    }
    case 'rules':
      await showAlone(sitting, ruleSheet(game.setup, game.rules, style));
      return 'done';
    case 'help':
      await showAlone(sitting, helpLines(game, naming, words, style));
      return 'done';
    case 'save':
      sitting.notice = [texts.t('play.saved', { path: table.journal.path })];
      return 'done';
    case 'pause':
      await attempt(sitting, SYSTEM, { kind: 'pause' });
      return 'done';
    case 'quit':
      throw new Leaving();
    default:
      return 'not-common';
  }
}

export function misunderstood({ texts, words }: Sitting, line: string): string {
  return texts.t('play.unknown-command', { text: plain(line), command: words.shown('help') });
}

/** Whoever made the last move may ask for it back, as long as the screen is everybody's. */
function askForTakeBack(sitting: Sitting): Promise<'done' | 'refused'> {
  const before = sitting.game.undo?.phase;
  const seat = before?.kind === 'turn' ? before.seat : 0;
  return attempt(sitting, bySeat(seat), { kind: 'ask-take-back' });
}
