/** The steps of a hint, from the vaguest to the whole, and which comes after which. */
import { BOARD_SIZE, columnOf, type Move, rowOf, tileOf } from '@taht/rules';
import type { Hint, Span } from './hint.ts';

export const HINT_STEPS = [
  'where',
  'length',
  'letters',
  'move',
] as const satisfies readonly Hint['step'][];

export type HintStep = (typeof HINT_STEPS)[number];

/** What to ask for next when these are known; null when all is told. */
export function nextStep(known: readonly Pick<Hint, 'step'>[]): HintStep | null {
  const last = known.at(-1);
  return HINT_STEPS[last === undefined ? 0 : HINT_STEPS.indexOf(last.step) + 1] ?? null;
}

/** This step, or where there is none, as of an exchange or a pass, the next that there is. */
export const hintFrom = (hints: readonly Hint[], step: HintStep): Hint | undefined =>
  hints.find((hint) => HINT_STEPS.indexOf(hint.step) >= HINT_STEPS.indexOf(step));

/** Squares that a region is made of, each way. */
const REGION = 5;

/** All steps that lead to a move. */
export const hintsOf = (move: Move): Hint[] => [...stepsTo(move), { step: 'move', move }];

function stepsTo(move: Move): Hint[] {
  switch (move.kind) {
    case 'place': {
      const squares = move.tiles.map(({ square }) => square);
      const tiles = move.tiles.map(tileOf);
      return [
        { step: 'where', rows: spanOf(squares.map(rowOf)), columns: spanOf(squares.map(columnOf)) },
        { step: 'length', tiles: tiles.length },
        { step: 'letters', tiles: tiles.toSorted() },
      ];
    }
    case 'exchange':
      return [{ step: 'length', tiles: move.tiles.length }];
    case 'pass':
      return [];
  }
}

/** Rounded out to whole regions. */
const spanOf = (places: readonly number[]): Span => [
  Math.floor(Math.min(...places) / REGION) * REGION,
  Math.min(BOARD_SIZE, (Math.floor(Math.max(...places) / REGION) + 1) * REGION) - 1,
];
