/** All official formats, and what a file of one of them is. */
import { bin } from './bin.ts';
import type { OfficialFormat } from './format.ts';
import { kotus } from './kotus.ts';
import { vabamorf } from './vabamorf.ts';

export const formats: readonly OfficialFormat[] = [bin, kotus, vabamorf];

/** By its first lines; undefined for a file of none. */
export function formatOf(text: string): OfficialFormat | undefined {
  const first = text
    .slice(0, BEGINNING)
    .split(/\r?\n/u)
    .filter((line) => line !== '');
  return formats.find((format) => first.slice(0, LINES).some((line) => format.isLine(line)));
}

const BEGINNING = 10_000;
const LINES = 3;
