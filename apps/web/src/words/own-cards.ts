/** Words that somebody put among the flash cards, by edition, as this device remembers them. */
import { readStored, writeStored } from '../preferences/stored.ts';

/** The oldest make room for new ones. */
const MOST = 400;

const nameOf = (edition: string): string => `cards.${edition}.own-words`;

export function ownWords(edition: string): readonly string[] {
  const stored = readStored(nameOf(edition));
  return Array.isArray(stored) ? stored.filter((word) => typeof word === 'string') : [];
}

export const hasOwnWord = (edition: string, word: string): boolean =>
  ownWords(edition).includes(word);

export function addOwnWord(edition: string, word: string): void {
  if (hasOwnWord(edition, word)) return;
  writeStored(nameOf(edition), [...ownWords(edition), word].slice(-MOST));
}
