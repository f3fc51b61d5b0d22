/** Four digits on the screen of whoever asks and on the console: somebody else under the same name has others. */

const DIGITS = 4;

export function requestNumber(id: string): string {
  let hash = 0x811c9dc5;
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return String((hash >>> 0) % 10 ** DIGITS).padStart(DIGITS, '0');
}
