import { expect, test } from 'vitest';
import { checkPassword } from './passwords.ts';

test.each<[string, string]>([
  ['correct horse', ''],
  ['кінь на луці', ''],
  ['1234567', 'password-too-short'],
  ['😀😀😀😀😀😀😀', 'password-too-short'],
  ['x'.repeat(201), 'password-too-long'],
  ['aaaaaaaa', 'password-too-plain'],
  ['12345678', 'password-too-plain'],
  ['1234567890', 'password-too-plain'],
  ['87654321', 'password-too-plain'],
  ['abcdefghij', 'password-too-plain'],
  ['Password123', 'password-too-plain'],
  ['qwerty12!', 'password-too-plain'],
  ['пароль2026', 'password-too-plain'],
  ['MARI-MAASIKAS', 'password-too-plain'],
])('%s: %s', (password, code) => {
  const checked = checkPassword(password, 'Mari Maasikas');
  expect(checked.ok ? '' : checked.error.code).toBe(code);
});
