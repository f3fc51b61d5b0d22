/** A made-up language of stems, prefixes and endings: as many words as asked for, always the same, with the build of a real list. */
import { SIZE } from './size.ts';

const ONSETS =
  'B C D F G H J L M N P R S T V W BR CH CL CR DR FL GR PL PR QU SC SH SL SP ST STR TH TR'.split(
    ' ',
  );
const NUCLEI = 'A A A E E E E I I I O O O U U Y AI EA EE IE OA OO OU'.split(' ');
const CODAS = [
  ...Array<string>(16).fill(''),
  ...'B C D G K L M N P R S T X CK LL ND NG NT RD RN SS ST'.split(' '),
];
const PREFIXES = ['RE', 'UN', 'OVER', 'OUT', 'DE', 'MIS', 'NON', 'PRE', 'INTER', 'SUB'];
/** Each stem takes one set of endings. */
const PARADIGMS = [
  ['', 'S'],
  ['', 'S'],
  ['', 'S', 'ED', 'ING', 'ER', 'ERS'],
  ['', 'S', 'ED', 'ING', 'ION', 'IONS'],
  ['', 'ER', 'EST', 'LY', 'NESS', 'NESSES'],
  ['Y', 'IES', 'IER', 'IEST', 'ILY', 'INESS'],
  ['IC', 'ICS', 'ICAL', 'ICALLY'],
  ['ISM', 'ISMS', 'IST', 'ISTS', 'IZE', 'IZED', 'IZES', 'IZING'],
  ['ABLE', 'ABLY', 'ABILITY'],
  ['MENT', 'MENTS'],
];

export function syntheticWords(howMany: number): string[] {
  const chance = makeChance();
  const pick = (items: readonly string[]): string =>
    items[Math.floor(chance() * items.length)] as string;
  const syllable = (): string => pick(ONSETS) + pick(NUCLEI) + pick(CODAS);
  const found = new Set<string>();
  while (found.size < howMany) {
    const syllables = 1 + Math.floor(chance() ** 1.2 * 3.2);
    const stem = Array.from({ length: syllables }, syllable).join('');
    const endings = PARADIGMS[Math.floor(chance() * PARADIGMS.length)] as string[];
    const prefixes = chance() < 0.25 ? ['', pick(PREFIXES)] : [''];
    for (const prefix of prefixes)
      for (const ending of endings) {
        const word = prefix + stem + ending;
        if (word.length >= 2 && word.length <= SIZE && found.size < howMany) found.add(word);
      }
  }
  return [...found];
}

/** Numbers from 0 up to 1, always the same. */
export function makeChance(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
