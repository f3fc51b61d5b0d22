/** The GCG files of our own making, and what a replay of each must say. */
import { readFileSync } from 'node:fs';
import type { Difference, ReplayOptions } from '@taht/record';
import { type Field, fieldOf } from '@taht/testkit';

const FOLDER = new URL('../data/gcg/', import.meta.url);

export interface Fixture {
  readonly file: string;
  readonly edition: string;
  readonly ruleset: string;
  /** Written again it is the same, byte for byte. */
  readonly canonical: boolean;
  readonly complete: boolean;
  readonly scores: Readonly<Record<string, number>>;
  readonly differences: readonly Difference[];
  readonly unknownWords?: readonly string[];
}

export const fixtures: readonly Fixture[] = JSON.parse(
  readFileSync(new URL('fixtures.json', FOLDER), 'utf8'),
);

export const bytesOf = ({ file }: Pick<Fixture, 'file'>): Uint8Array =>
  new Uint8Array(readFileSync(new URL(file, FOLDER)));

export function optionsOf({ edition, ruleset, unknownWords }: Fixture): ReplayOptions {
  const field: Field = fieldOf(edition, ruleset);
  if (unknownWords === undefined) return field;
  return { ...field, isWord: (word) => !unknownWords.includes(word.join('')) };
}
