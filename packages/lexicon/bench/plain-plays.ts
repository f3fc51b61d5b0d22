/** The plays in a line on the plain graph (Appel and Jacobson 1988): every left part first, then on to the right. */
import { childOf, findSibling, type Graph, isLast, letterOf } from '../src/index.ts';
import { makeGoRight } from './go-right.ts';
import type { Line, OnPlay } from './lines.ts';
import { SIZE } from './size.ts';

export function findPlainPlays(graph: Graph, line: Line, onPlay: OnPlay): void {
  const { nodes, root } = graph;
  const { squares, anchors, rack } = line;
  /** The left part, while it is not yet known where it begins; then the letters on their squares. */
  const left = new Uint8Array(SIZE);
  const letters = new Uint8Array(SIZE);
  let start = 0;
  const goRight = makeGoRight(graph, line, letters, (end) =>
    onPlay(start, letters.subarray(start, end)),
  );

  const leftPart = (list: number, anchor: number, length: number, room: number): void => {
    start = anchor - length;
    letters.set(left.subarray(0, length), start);
    goRight(list, anchor);
    if (room === 0 || list === 0) return;
    for (let at = list; ; at++) {
      const node = nodes[at] as number;
      left[length] = letterOf(node);
      for (let tile = letterOf(node); ; tile = 0) {
        if ((rack[tile] as number) > 0) {
          rack[tile] = (rack[tile] as number) - 1;
          leftPart(childOf(node), anchor, length + 1, room - 1);
          rack[tile] = (rack[tile] as number) + 1;
        }
        if (tile === 0) break;
      }
      if (isLast(node)) return;
    }
  };

  let lastAnchor = -1;
  for (const anchor of anchors) {
    if (anchor > 0 && squares[anchor - 1] !== 0) {
      start = anchor;
      while (start > 0 && squares[start - 1] !== 0) start--;
      let list = root;
      for (let at = start; at < anchor; at++) {
        letters[at] = squares[at] as number;
        list = childOf(nodes[findSibling(nodes, list, squares[at] as number)] as number);
      }
      goRight(list, anchor);
    } else leftPart(root, anchor, 0, anchor - lastAnchor - 1);
    lastAnchor = anchor;
  }
}
