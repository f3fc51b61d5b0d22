import { expect, test } from 'vitest';
import { tidyLine } from './tidy-line.ts';

test.each<[string, string]>([
  ['  Mari \t Maasikas\r\n', 'Mari Maasikas'],
  ['\u202e\u200b\n\t', ''],
  ['\u202e\0<b>x</b>', '<b>x</b>'],
  ['Ann\u00ad-Liis \u200b (jr)', 'Ann-Liis (jr)'],
  ['O\u0303ie', 'Õie'],
  ['x\u0300\u0301\u0302\u0303\u0304', 'x\u0300\u0301'],
  ['Зал № 3', 'Зал № 3'],
])('%j is read as %j', (text, line) => expect(tidyLine(text)).toBe(line));
