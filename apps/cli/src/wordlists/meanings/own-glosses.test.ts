import { expect, test } from 'vitest';
import { ownGlosses } from './own-glosses.ts';

test('a word may have several lines; remarks and empty lines are skipped', () => {
  const glosses = ownGlosses(
    '# short words\nöö\tnoun\taeg õhtust hommikuni\n\nöö\tverb\tx\n',
    'et',
  );
  expect(glosses.get('öö')).toEqual([
    { wordClass: 'noun', language: 'et', text: 'aeg õhtust hommikuni' },
    { wordClass: 'verb', language: 'et', text: 'x' },
  ]);
});

test.each(['öö', 'öö\tnimisõna\taeg', 'öö\tnoun\t'])('a line is refused: %s', (line) => {
  expect(() => ownGlosses(`aa\tnoun\tlaava\n${line}`, 'et')).toThrow('glosses, line 2');
});
