/** The steps of a hint, from the vaguest to the whole, and which comes after which. */
import type { Hint } from './hint.ts';

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
