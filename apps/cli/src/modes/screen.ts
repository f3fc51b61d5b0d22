/** The board of one of the other games with some lines below it, on a fresh screen. */
import { premiumColoursOf } from '@taht/editions';
import type { Board, Square } from '@taht/rules';
import { say } from '../play/questions.ts';
import { boardLines, boardWidth } from '../screen/board.ts';
import type { ModeTable } from './mode-table.ts';

export function drawBoard(
  { asker, ruleset, layout, script }: Pick<ModeTable, 'asker' | 'ruleset' | 'layout' | 'script'>,
  board: Board,
  lines: readonly string[],
  fresh: readonly Square[] = [],
): void {
  const style = asker.style();
  const { rows } = layout;
  const { alphabet, columns: labels } = script;
  const colours = premiumColoursOf(ruleset.id);
  const picture = { board, rows, colours, labels, alphabet, fresh: new Set(fresh) };
  asker.terminal.clear();
  for (const line of boardLines(picture, style, style.columns > boardWidth(3) ? 3 : 2))
    asker.terminal.write(`${line}\n`);
  say(asker, ['', ...lines]);
}
