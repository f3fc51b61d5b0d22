import { expect, test } from 'vitest';
import { breaksUmlaut, withUmlaut } from './umlaut.ts';

test.each([
  ['sagum', 'sögum'],
  ['kallum', 'köllum'],
  ['labbuðu', 'löbbuðu'],
  ['andvarpum', 'andvörpum'],
])('%s is mended to %s', (wrong, right) => {
  expect(breaksUmlaut(wrong)).toBe(true);
  expect(withUmlaut(wrong)).toBe(right);
});

test.each(['dalur', 'dalurinn', 'talaðu', 'bankanum', 'sögum', 'hestum', 'landinu'])(
  '%s is right',
  (form) => {
    expect(breaksUmlaut(form)).toBe(false);
    expect(withUmlaut(form)).toBe(form);
  },
);
