import { describe, expect, test } from 'vitest';
import { makeEdge } from './edge.ts';

const shown = { left: 0, top: 0, right: 300, bottom: 300 };
/** How far the window has moved after each of these points, one in a frame. */
const followed = (points: readonly (readonly [number, number])[]) => {
  const edge = makeEdge();
  return points.map(([x, y]) => edge.follow({ x, y }, shown, 16));
};

describe('a window follows at the edge', () => {
  test('what is pushed against it', () => {
    const [, , pushed] = followed([
      [150, 150],
      [250, 150],
      [290, 150],
    ]);
    expect(pushed?.x).toBeGreaterThan(0);
    expect(pushed?.y).toBe(0);
  });

  test('the faster, the deeper it is pushed', () => {
    const [, little, much] = followed([
      [150, 150],
      [150, 30],
      [150, 2],
    ]);
    expect(little?.y).toBeLessThan(0);
    expect(much?.y).toBeLessThan(little?.y ?? 0);
  });

  test.each([
    [
      'what comes in over it',
      [
        [150, 340],
        [150, 320],
        [150, 295],
        [150, 280],
      ],
    ],
    [
      'what rests near it',
      [
        [290, 150],
        [290, 150],
        [293, 150],
      ],
    ],
    [
      'what is in the middle',
      [
        [150, 150],
        [200, 200],
      ],
    ],
    [
      'what is far beside it',
      [
        [150, 150],
        [150, -100],
      ],
    ],
  ] as const)('but not %s', (_, points) => {
    expect(followed(points)).toEqual(points.map(() => ({ x: 0, y: 0 })));
  });

  test('nor what was there when the board came nearer, until it is pushed further', () => {
    const edge = makeEdge();
    edge.follow({ x: 150, y: 150 }, shown, 16);
    edge.forget();
    expect(edge.follow({ x: 285, y: 150 }, shown, 16)).toEqual({ x: 0, y: 0 });
    expect(edge.follow({ x: 295, y: 150 }, shown, 16).x).toBeGreaterThan(0);
  });
});
