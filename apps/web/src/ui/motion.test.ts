import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  arriveFrom,
  countUp,
  figureAt,
  goBackBy,
  move,
  settleFrom,
  shake,
  TEMPI,
} from './motion.ts';

/** An element that only remembers how it was to move; the motions end when they are told to. */
function element() {
  const played: { frames: Keyframe[]; options: KeyframeAnimationOptions; finish(): void }[] = [];
  const animate = (frames: Keyframe[], options: KeyframeAnimationOptions) => {
    let finish = (): void => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    played.push({ frames, options, finish });
    return { finish, finished };
  };
  return { played, animate } as unknown as Element & { readonly played: typeof played };
}

let motion: string | undefined;
let wantsLess: boolean;
let page: EventTarget;

beforeEach(() => {
  motion = undefined;
  wantsLess = false;
  page = new EventTarget();
  vi.stubGlobal('document', {
    documentElement: {
      get dataset() {
        return { motion };
      },
    },
  });
  vi.stubGlobal('matchMedia', () => ({ matches: wantsLess }));
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});

afterEach(() => vi.unstubAllGlobals());

test('nothing that a hand waits for takes more than 250 ms', () => {
  const { lift, snap, fly, answer, back } = TEMPI;
  for (const { duration } of [lift, snap, fly, answer, back])
    expect(duration).toBeLessThanOrEqual(250);
});

test('a motion plays its frames at the tempo of its name', async () => {
  const tile = element();
  const done = settleFrom(tile, { x: 3, y: -4 }, 1.2);
  const [snap] = tile.played;
  expect(snap?.frames[0]?.transform).toBe('translate(3px, -4px) scale(1.2)');
  expect(snap?.options).toMatchObject(TEMPI.snap);
  snap?.finish();
  await done;
});

test('what comes from elsewhere is not seen before it is on its way', async () => {
  const tile = element();
  const done = arriveFrom(tile, { x: 50, y: 200 }, 1.2, 1);
  const [fly] = tile.played;
  expect(fly?.frames.map(({ opacity }) => opacity)).toEqual([0, 1, undefined, 1]);
  expect(fly?.options).toMatchObject({ ...TEMPI.fly, delay: 90 });
  fly?.finish();
  await done;
});

test('the way back is the way that was come, from its end', async () => {
  const tile = element();
  const path = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: -30 },
  ];
  const done = goBackBy(tile, path);
  expect(tile.played[0]?.frames.map(({ transform }) => transform)).toEqual([
    'translate(10px, -30px) scale(1)',
    'translate(10px, 0px) scale(1)',
    'translate(0px, 0px) scale(1)',
    undefined,
  ]);
  tile.played[0]?.finish();
  await done;
});

test.each(['pointerdown', 'keydown'])('whoever goes on sees the end: %s', async (type) => {
  const tiles = [element(), element()];
  const done = Promise.all(tiles.map(shake));
  page.dispatchEvent(new Event(type));
  await done;
});

test.each([
  ['of the app', 'still', false],
  ['of the device', undefined, true],
])(
  'nothing moves by the wish %s, and all is at once what it would become',
  async (_, own, less) => {
    motion = own;
    wantsLess = less;
    const tile = element();
    await move(tile, [{ opacity: 0 }, {}], 'fly');
    expect(tile.played).toEqual([]);
    const shown: number[] = [];
    await countUp(0, 38, (figure) => shown.push(figure));
    expect(shown).toEqual([38]);
  },
);

test('points count up, fast at first, and end at the last figure when somebody goes on', async () => {
  expect([0, 0.25, 0.5, 1].map((part) => figureAt(10, 110, part))).toEqual([10, 68, 98, 110]);
  vi.stubGlobal('requestAnimationFrame', () => 1);
  vi.stubGlobal('cancelAnimationFrame', () => {});
  const shown: number[] = [];
  const done = countUp(0, 38, (figure) => shown.push(figure));
  page.dispatchEvent(new Event('keydown'));
  await done;
  expect(shown.at(-1)).toBe(38);
});
