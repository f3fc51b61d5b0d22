/** Draws a board on a fresh screen, with some lines below it. */
import { premiumColoursOf } from '@taht/editions';
import type { Script } from '@taht/phrasing';
import type { Board, Layout, Ruleset, Square } from '@taht/rules';
import { boardLines, boardWidth } from '../../../screen/board.ts';
import { type Asker, say } from '../../../terminal/questions.ts';

export interface Drawn {
  readonly asker: Asker;
  readonly ruleset: Ruleset;
  readonly layout: Layout;
  readonly script: Script;
}

export function drawBoard(
  { asker, ruleset, layout, script }: Drawn,
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
