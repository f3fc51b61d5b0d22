/** A word that is typed, without its last letter, which may be several characters long. */
import { type Alphabet, parseWord } from '@taht/letters';

export function erased(text: string, alphabet: Alphabet): string {
  const letters = parseWord(alphabet, text.trim());
  return letters.ok ? letters.value.slice(0, -1).join('') : [...text].slice(0, -1).join('');
}
