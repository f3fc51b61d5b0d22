/** How far somebody has come in the first game of each edition, as this device remembers it: it can be left and taken up. */
import { remembered } from '../../preferences/preferences.ts';

type Steps = Readonly<Record<string, number>>;

const isSteps = (value: unknown): value is Steps =>
  isRecord(value) && Object.values(value).every(isStep);

const isStep = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The step where each edition stands, from 0. */
export const progress = remembered<Steps>('first-game', {}, isSteps);

type Laid = Readonly<Record<string, readonly number[]>>;

const isLaid = (value: unknown): value is Laid =>
  isRecord(value) &&
  Object.values(value).every((steps) => Array.isArray(steps) && steps.every(isStep));

/** The steps whose play was laid, for the points. */
export const laidSteps = remembered<Laid>('first-game-laid', {}, isLaid);

export function noteLaid(edition: string, step: number): void {
  const before = laidSteps.value[edition] ?? [];
  if (!before.includes(step))
    laidSteps.value = { ...laidSteps.value, [edition]: [...before, step] };
}

export function startOver(edition: string): void {
  progress.value = { ...progress.value, [edition]: 0 };
  laidSteps.value = { ...laidSteps.value, [edition]: [] };
}
