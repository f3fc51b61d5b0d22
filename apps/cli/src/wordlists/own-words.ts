/** Reads a word file of our own: one word a line; what follows a `#` is the reason. */
export const ownWords = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/#.*$/u, '').trim())
    .filter((line) => line !== '');
