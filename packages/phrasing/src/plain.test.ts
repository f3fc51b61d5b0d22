import { expect, test } from 'vitest';
import { plain } from './plain.ts';

test.each([
  ['nothing', 'Õnne Maa', 'Õnne Maa'],
  ['a control sequence', '\u001B[2JMa\u0007ri\n\u202E', 'Mari'],
  ['colours', '\u001B[1;31mMari\u001B[0m', 'Mari'],
  ['a control sequence in one character', '\u009B31mMari', 'Mari'],
  ['the title of a window', '\u001B]0;title\u0007Mari', 'Mari'],
  ['a link', '\u001B]8;;https://taht.example\u001B\\Mari\u001B]8;;\u001B\\', 'Mari'],
  ['a string of a device', '\u001BPq#0\u001B\\Mari\u0090x\u009C', 'Mari'],
  ['a reset and a character set', '\u001BcMa\u001B(Bri', 'Mari'],
  ['a string without an end', '\u001B]0;Mari', '0;Mari'],
  ['a bare escape', 'Mari\u001B', 'Mari'],
  ['separators of lines', 'Ma\u2028ri\u2029\t', 'Mari'],
])('without %s', (_, text, rest) => {
  expect(plain(text)).toBe(rest);
});
