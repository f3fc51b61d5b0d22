/** How far somebody has come in the first game of each edition, as this device remembers it. */
import { remembered } from '../../preferences/preferences.ts';

type Progress = Readonly<Record<string, number>>;

const isProgress = (value: unknown): value is Progress =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((step) => Number.isInteger(step) && step >= 0);

export const progress = remembered<Progress>('first-game', {}, isProgress);
