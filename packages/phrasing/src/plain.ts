/** Text of others without what is no text: codes of a terminal, control and format characters. */

const ESCAPE = '\u001B';
/** ECMA-48: a string with its end, a control sequence, or an escape with its final character. */
const CODES = new RegExp(
  [
    `(?:${ESCAPE}[\\]PX^_]|[\u0090\u0098\u009D-\u009F])[^\u0007${ESCAPE}\u009C]*(?:\u0007|${ESCAPE}\\\\|\u009C)`,
    `(?:${ESCAPE}\\[|\u009B)[0-?]*[ -/]*[@-~]`,
    `${ESCAPE}[ -/]*[0-~]`,
  ].join('|'),
  'gu',
);

/** What others typed or wrote in a file may hold codes that move the cursor; none of them gets through. */
export const plain = (text: string): string =>
  text.replace(CODES, '').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '');
