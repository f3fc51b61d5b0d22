/** The plays in a line on the graph with reversed beginnings (Gordon 1994): from the anchor to the left, then to the right. */
import {
  childOf,
  endsWord,
  findSibling,
  type Graph,
  isLast,
  letterOf,
  SEPARATOR,
} from '../src/index.ts';
import { makeGoRight } from './go-right.ts';
import type { Line, OnPlay } from './lines.ts';
import { SIZE } from './size.ts';

export function findGaddagPlays(graph: Graph, line: Line, onPlay: OnPlay): void {
  const { nodes, root } = graph;
  const { squares, allowed, anchors, rack } = line;
  const letters = new Uint8Array(SIZE);
  const goRight = makeGoRight(graph, line, letters, (end) =>
    onPlay(start, letters.subarray(start, end)),
  );
  let anchor = 0;
  let lastAnchor = -1;
  let start = 0;

  const isFree = (at: number): boolean => at < 0 || at === SIZE || squares[at] === 0;

  const goLeft = (list: number, square: number): void => {
    if (list === 0) return;
    const taken = squares[square] as number;
    if (taken !== 0) {
      const at = findSibling(nodes, list, taken);
      if (at !== 0) arriveLeft(nodes[at] as number, square);
      return;
    }
    for (let at = list; ; at++) {
      const node = nodes[at] as number;
      const letter = letterOf(node);
      if (letter !== SEPARATOR && ((allowed[square] as number) >> letter) & 1)
        for (let tile = letter; ; tile = 0) {
          if ((rack[tile] as number) > 0) {
            rack[tile] = (rack[tile] as number) - 1;
            arriveLeft(node, square);
            rack[tile] = (rack[tile] as number) + 1;
          }
          if (tile === 0) break;
        }
      if (isLast(node)) return;
    }
  };

  const arriveLeft = (node: number, square: number): void => {
    letters[square] = letterOf(node);
    const list = childOf(node);
    if (isFree(square - 1)) {
      start = square;
      if (endsWord(node) && isFree(anchor + 1)) onPlay(start, letters.subarray(start, anchor + 1));
      if (anchor + 1 < SIZE && list !== 0 && letterOf(nodes[list] as number) === SEPARATOR)
        goRight(childOf(nodes[list] as number), anchor + 1);
    }
    if (square - 1 > lastAnchor) goLeft(list, square - 1);
  };

  for (const each of anchors) {
    anchor = each;
    goLeft(root, anchor);
    lastAnchor = anchor;
  }
}
