/** Reads a word file of our own: one word per line, followed by `#` and the reason. */
export const ownWords = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/#.*$/u, '').trim())
    .filter((line) => line !== '');
