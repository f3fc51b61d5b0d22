/** Finds what cannot be an alphabet before one is made of it; every fault throws, since the data is ours. */
import type { AlphabetSpec } from './alphabet.ts';
import { upperOf } from './case.ts';

/** Signs of our notations, which must never be part of a letter; and a mark must not lead, or it joins its neighbour. */
const RESERVED = /^\p{M}|[\s\d?_.,()[\]/+-]/u;

export function checkSpec(spec: AlphabetSpec): void {
  const letters = new Set(spec.letters.map((letter) => letter.normalize('NFC')));
  if (letters.size === 0) throw new Error('an alphabet without letters');
  if (letters.size !== spec.letters.length) fail('a letter is listed twice', spec.letters);
  for (const letter of letters) checkLetter(letter, spec.language);
  checkKnown(letters, [...spec.vowels, ...spec.signs, ...(spec.withoutTile ?? [])]);
  const both = spec.vowels.filter((letter) => spec.signs.includes(letter));
  if (both.length > 0) fail('both vowel and sign', both);
  checkOthers(letters, spec.lookalikes ?? {});
  checkOthers(letters, spec.confusables ?? {});
}

function checkLetter(letter: string, language: string): void {
  if (letter === '' || RESERVED.test(letter)) fail('cannot be a letter', [letter]);
  if (upperOf(letter, language) !== letter) fail('not in upper case', [letter]);
}

function checkOthers(letters: ReadonlySet<string>, others: Readonly<Record<string, string>>): void {
  checkKnown(letters, Object.values(others));
  const clash = Object.keys(others).filter((text) => letters.has(text.normalize('NFC')));
  if (clash.length > 0) fail('a letter stands for another', clash);
  const reserved = Object.keys(others).filter((text) => text === '' || RESERVED.test(text));
  if (reserved.length > 0) fail('cannot stand for a letter', reserved);
}

function checkKnown(letters: ReadonlySet<string>, texts: readonly string[]): void {
  const strangers = texts.filter((text) => !letters.has(text.normalize('NFC')));
  if (strangers.length > 0) fail('not in the alphabet', strangers);
}

function fail(fault: string, texts: readonly string[]): never {
  throw new Error(`${fault}: ${texts.join(' ')}`);
}
