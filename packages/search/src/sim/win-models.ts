/** How a lead turns into a win, by edition and number of seats. Written by `scripts/learn-win-chance.ts`. */
import { withFallback } from '@taht/base';
import type { WinModel } from './win-chance.ts';

type Numbers = readonly [unit: number, power: number, turn: number];

/** For two, three and four seats. */
type Models = readonly [Numbers, Numbers, Numbers];

const MODELS = {
  et: [
    [6.8, 0.464, 11.6],
    [5.83, 0.418, 17.2],
    [4.81, 0.499, 21.4],
  ],
  is: [
    [3.06, 0.644, 17.3],
    [3.25, 0.583, 24.7],
    [2.64, 0.635, 30],
  ],
  fi: [
    [4.09, 0.613, 13.8],
    [3.56, 0.598, 20.6],
    [3.02, 0.631, 26.1],
  ],
  uk: [
    [5.59, 0.486, 13.6],
    [5.15, 0.455, 20],
    [3.8, 0.529, 24.1],
  ],
  tr: [
    [2.77, 0.612, 13.6],
    [2.47, 0.602, 19.5],
    [2.56, 0.586, 23.3],
  ],
  en: [
    [3.7, 0.617, 18.1],
    [4.06, 0.559, 26.4],
    [3.36, 0.647, 33.3],
  ],
} satisfies Readonly<Record<string, Models>>;

/** For an edition that was not learned from, the English ones: they differ little. */
const modelsOf = withFallback<Models>(MODELS, MODELS.en);

export function winModel(edition: string, seats: number): WinModel {
  const [unit, power, turn] = modelsOf(edition)[Math.min(Math.max(seats, 2), 4) - 2] as Numbers;
  return { unit, power, turn };
}
