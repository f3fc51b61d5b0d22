/** The part that both ways of finding plays share: from a list of the graph on to the right, over tiles and free squares. */
import { childOf, endsWord, findSibling, type Graph, isLast, letterOf } from '../src/index.ts';
import type { Line } from './lines.ts';
import { SIZE } from './size.ts';

/** `letters` holds what lies on the squares of the play; `onEnd` is told the square after each word. */
export function makeGoRight(
  { nodes }: Graph,
  { squares, allowed, rack }: Line,
  letters: Uint8Array,
  onEnd: (end: number) => void,
): (list: number, square: number) => void {
  const goRight = (list: number, square: number): void => {
    if (square === SIZE || list === 0) return;
    const taken = squares[square] as number;
    if (taken !== 0) {
      const at = findSibling(nodes, list, taken);
      if (at !== 0) arrive(nodes[at] as number, square);
      return;
    }
    for (let at = list; ; at++) {
      const node = nodes[at] as number;
      if (((allowed[square] as number) >> letterOf(node)) & 1)
        for (let tile = letterOf(node); ; tile = 0) {
          if ((rack[tile] as number) > 0) {
            rack[tile] = (rack[tile] as number) - 1;
            arrive(node, square);
            rack[tile] = (rack[tile] as number) + 1;
          }
          if (tile === 0) break;
        }
      if (isLast(node)) return;
    }
  };

  const arrive = (node: number, square: number): void => {
    letters[square] = letterOf(node);
    const isEnd = square + 1 === SIZE || squares[square + 1] === 0;
    if (endsWord(node) && isEnd) onEnd(square + 1);
    goRight(childOf(node), square + 1);
  };

  return goRight;
}
