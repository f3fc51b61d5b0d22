/** The whole screen of a turn: board, panel, news, and the rack of the player who may see it. */
import { premiumColoursOf } from '@taht/editions';
import type { Tile } from '@taht/letters';
import { freshSquares } from '@taht/phrasing';
import { layTiles, type PlacedTile, type Square } from '@taht/rules';
import { boardLines, boardWidth, type CellWidth } from '../../../screen/board.ts';
import type { Style } from '../../../screen/style.ts';
import { padEnd, widthOf } from '../../../text/width.ts';
import { wrap, wrapAll } from '../../../text/wrap.ts';
import { panelLines, panelRow, type Scores } from './panel.ts';
import { rackText } from './rack.ts';

export interface Scene extends Scores {
  /** Tiles that are tried out, not played yet. */
  readonly draft?: readonly PlacedTile[];
  /** Only on the screen of the one whose rack it is. */
  readonly rack?: readonly Tile[];
  /** What is said below the board, the most important last. */
  readonly lines: readonly string[];
}

const GAP = 2;
const LEAST_PANEL = 24;

export function gameScreen(scene: Scene, style: Style): string[] {
  const cell: CellWidth = style.columns >= boardWidth(3) ? 3 : 2;
  const board = boardLines(pictureOf(scene), style, cell);
  const room = style.columns - boardWidth(cell) - GAP;
  const top =
    room >= LEAST_PANEL
      ? beside(board, panelLines(scene, style, Math.min(room, 40), board.length), boardWidth(cell))
      : [...board, ...panelRow(scene, style)];
  return [...top, ...wrapAll(scene.lines, style.columns), ...rackLines(scene, style)];
}

function pictureOf({ game, naming, turns, draft }: Scene) {
  const fresh: ReadonlySet<Square> =
    draft === undefined ? freshSquares(turns) : new Set(draft.map(({ square }) => square));
  return {
    board: draft === undefined ? game.board : layTiles(game.board, draft),
    rows: game.setup.board.rows,
    colours: premiumColoursOf(game.rules.id),
    labels: naming.columns,
    alphabet: naming.script.alphabet,
    fresh,
  };
}

const beside = (left: readonly string[], right: readonly string[], width: number): string[] =>
  left.map((line, i) => `${padEnd(line, width + GAP)}${right[i] ?? ''}`.trimEnd());

function rackLines({ rack, game }: Scene, { texts, paint, columns }: Style): string[] {
  if (rack === undefined || rack.length === 0) return [];
  const tiles = rackText(rack, game.tables);
  const line = texts.t('play.rack', { tiles: paint.heading(tiles) });
  return widthOf(line) <= columns ? [line] : wrap(texts.t('play.rack', { tiles }), columns);
}
