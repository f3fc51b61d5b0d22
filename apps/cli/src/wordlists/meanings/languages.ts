/** Of which languages we tell what words are and mean; one that is missing here has lists and no meanings. */
import { enMeanings } from './en.ts';
import { etMeanings } from './et.ts';
import { fiMeanings } from './fi.ts';
import { isMeanings } from './is.ts';
import type { MeaningsMaker } from './maker.ts';
import { trMeanings } from './tr.ts';
import { ukMeanings } from './uk.ts';

const makers: readonly MeaningsMaker[] = [
  etMeanings,
  isMeanings,
  fiMeanings,
  ukMeanings,
  trMeanings,
  enMeanings,
];

export const meaningsMakerOf = (edition: string): MeaningsMaker | undefined =>
  makers.find((maker) => maker.edition === edition);
