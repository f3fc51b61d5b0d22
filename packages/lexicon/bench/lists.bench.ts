/** Every list of the repository: how large its file is, how long it takes to load, and what the reversed part would add. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildGaddag, decodeLexicon, type Gaddag, type Lexicon } from '../src/index.ts';
import { once, seconds } from './measure.ts';

const folder = fileURLToPath(new URL('../../../lexicons', import.meta.url));

export const benches = globSync('*.dawg', { cwd: folder })
  .sort()
  .flatMap((name) => benchesOf(basename(name, '.dawg'), readFileSync(`${folder}/${name}`)));

function benchesOf(id: string, file: Uint8Array) {
  const lexicon = once(() => load(file));
  const megabytes = file.length / 1e6;
  const plain = [
    { name: `${id}: file`, unit: 'MB', run: (): number => megabytes },
    {
      name: `${id}: file`,
      unit: 'bytes/word',
      run: (): number => file.length / lexicon().info.words,
    },
    {
      name: `${id}: load`,
      unit: 'ms',
      goal: { atMost: 50 },
      run: (): number => 1000 * seconds(() => load(file)),
    },
  ];
  // The lists of all forms are searched on the plain graph in any case.
  if (id.endsWith('-all')) return plain;
  const reversed = [
    {
      name: `${id}: build of the reversed part`,
      unit: 's',
      goal: { atMost: 10 },
      run: (): number => seconds(() => reverse(lexicon())),
    },
    {
      name: `${id}: file with the reversed part`,
      unit: 'MB',
      run: (): number => megabytes + reverse(lexicon()).nodes.byteLength / 1e6,
    },
  ];
  return [...plain, ...reversed];
}

function load(file: Uint8Array): Lexicon {
  const loaded = decodeLexicon(file);
  if (!loaded.ok) throw new Error(loaded.error.code);
  return loaded.value;
}

function reverse(lexicon: Lexicon): Gaddag {
  const built = buildGaddag(lexicon);
  if (!built.ok) throw new Error(built.error.code);
  return built.value;
}
