/** Our expander against an independent one, on random small dictionaries with the features of the true ones. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count, makeRng, type Rng, seed } from '@taht/testkit';
import { IterableHunspellReader } from 'hunspell-reader';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseAffixes } from './affixes.ts';
import { parseEntries } from './entries.ts';
import { expand } from './expand.ts';

const LETTERS = ['a', 'b', 'ð', 'ö', "'"];

interface Dictionary {
  readonly aff: string;
  readonly dic: string;
}

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'taht-hunspell-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the same words as hunspell-reader', async () => {
  const rng = makeRng(seed());
  for (let i = 0; i < count(2000); i++) {
    const dictionary = randomDictionary(rng);
    const label = `${dictionary.aff}\n${dictionary.dic}`;
    expect(ourWords(dictionary), label).toEqual(await theirWords(dictionary));
  }
});

function ourWords({ aff, dic }: Dictionary): string[] {
  const affixes = parseAffixes(aff);
  const forms = [...parseEntries(dic, affixes)].flatMap((entry) => [...expand(entry, affixes)]);
  return sorted(forms.map(({ text }) => text));
}

async function theirWords({ aff, dic }: Dictionary): Promise<string[]> {
  const files = [join(folder, 'index.aff'), join(folder, 'index.dic')] as const;
  writeFileSync(files[0], aff);
  writeFileSync(files[1], dic);
  return sorted([...(await IterableHunspellReader.createFromFiles(...files))]);
}

const sorted = (words: readonly string[]): string[] => [...new Set(words)].sort();

/** Suffix flags 1 and 2, their continuations 3 and 4, prefix flags 5 and 6; as numbers or as signs. */
function randomDictionary(rng: Rng): Dictionary {
  const isNumeric = rng.chance(0.5);
  const flagOf = (flag: number): string =>
    (isNumeric ? `${flag}0` : ['$', '%', 'E', 'j', 'П', '^'][flag - 1]) as string;
  const flags = (some: readonly number[]): string => some.map(flagOf).join(isNumeric ? ',' : '');
  const hasAliases = rng.chance(0.5);
  const morph = (): string => (hasAliases ? ` ${1 + rng.below(2)}` : '');
  const rules = (kind: 'SFX' | 'PFX', flag: number): string[] => {
    const made = Array.from({ length: 1 + rng.below(3) }, () => {
      const strip = rng.chance(0.5) ? text(rng, 1, 2) : '';
      const more =
        flag <= 2 && rng.chance(0.5) ? `/${flags(rng.some([3, 4], 1 + rng.below(2)))}` : '';
      const add = rng.chance(0.9) || more === '' ? text(rng, 1, 3) : '0';
      const condition = conditionFor(rng, kind, strip);
      return `${kind} ${flagOf(flag)} ${strip || '0'} ${add}${more} ${condition}${morph()}`;
    });
    const cross = flag > 2 && flag < 5 ? 'Y' : rng.pick(['Y', 'N']);
    return [`${kind} ${flagOf(flag)} ${cross} ${made.length}`, ...made];
  };
  const aff = [
    'SET UTF-8',
    ...(isNumeric ? ['FLAG num'] : []),
    'FULLSTRIP',
    ...(hasAliases ? ['AM 2', 'AM is:1eá', 'AM po:no'] : []),
    ...[1, 2, 3, 4].flatMap((flag) => rules('SFX', flag)),
    ...[5, 6].flatMap((flag) => rules('PFX', flag)),
  ];
  const entries = Array.from({ length: 1 + rng.below(5) }, () => {
    // A rule may strip the whole of a short word; prefixes and suffixes must not meet in one, where the order tells.
    const isShort = rng.chance(0.3);
    const word = isShort ? text(rng, 1, 2) : text(rng, 6, 8);
    const some = rng.some(isShort ? [1, 2] : [1, 2, 5, 6], rng.below(5));
    const slash = some.length > 0 ? `/${flags(some)}` : '';
    return `${word}${slash}${hasAliases ? '\t2' : ''}`;
  });
  return { aff: aff.join('\n'), dic: [entries.length, ...entries].join('\n') };
}

const text = (rng: Rng, least: number, most: number): string =>
  Array.from({ length: least + rng.below(most - least + 1) }, () => rng.pick(LETTERS)).join('');

/** Fits the letters that are stripped, and one class or letter more. */
function conditionFor(rng: Rng, kind: 'SFX' | 'PFX', strip: string): string {
  const more = rng.pick(['', '', '[ab]', '[^ab]', 'a', '.']);
  const whole = kind === 'SFX' ? more + strip : strip + more;
  return whole === '' ? '.' : whole;
}
