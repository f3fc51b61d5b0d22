import { LANGUAGES } from '@taht/messages';
import { expect, test } from 'vitest';
import { textsIn } from '../../text/i18n.ts';
import { widthOf } from '../../text/width.ts';
import type { Figures, FiguresFile } from './figures.ts';
import { reportLines } from './report.ts';
import stored from './stored-figures.json' with { type: 'json' };

const file: FiguresFile = { ...(stored as FiguresFile), machine: 'a quick one', node: '26.0.0' };
const english = stored.lists.en as Figures;
const half: Figures = { ...english, rollouts: english.rollouts / 2 };

test.each(LANGUAGES)('every figure has a line of the screen in %s', async (language) => {
  const lines = reportLines(half, english, file, 'en', await textsIn(language));
  expect(lines).toHaveLength(7);
  for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(80);
  expect(lines.join('\n')).toMatch(language === 'en' ? /× 0\.50/u : /× 0,50/u);
});

test('says what it is compared with, and when that is nothing', async () => {
  const texts = await textsIn('en');
  expect(reportLines(half, english, file, 'en', texts).at(-1)).toBe(
    'Compared with a quick one, Node 26.0.0',
  );
  expect(reportLines(half, undefined, file, 'my-words', texts).at(-1)).toContain('my-words');
});

test('another number of plays is told, for then one of the engines is wrong', async () => {
  const wrong = { ...half, found: english.found - 1 };
  const lines = reportLines(wrong, english, file, 'en', await textsIn('en'));
  expect(lines.at(-1)).toContain('one of the two engines is wrong');
  const newer = reportLines({ ...wrong, list: 'newer' }, english, file, 'en', await textsIn('en'));
  expect(newer.at(-1)).toContain('Compared with');
});
