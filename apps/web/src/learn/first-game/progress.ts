/** How far somebody has come in the first game of each edition, as this device remembers it. */
import { kept } from '../../preferences/settings.ts';

type Progress = Readonly<Record<string, number>>;

const isProgress = (value: unknown): value is Progress =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((step) => Number.isInteger(step) && step >= 0);

export const progress = kept<Progress>('first-game', {}, isProgress);
