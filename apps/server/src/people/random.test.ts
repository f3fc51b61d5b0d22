import { makeRng, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import { isPlainPin, newCode, newId, newPin, newSecret, readCode } from './random.ts';

const rng = makeRng(seed());
const random = (bytes: number): Uint8Array =>
  Uint8Array.from({ length: bytes }, () => rng.below(256));

test('what is made has the form that is promised, and is never the same', () => {
  const seen = new Set<string>();
  for (let i = 0; i < 500; i++) {
    const id = newId(random, 'person');
    const code = newCode(random);
    const secret = newSecret(random);
    expect(id).toMatch(/^person-[a-z0-9]{20}$/);
    expect(code).toMatch(/^[A-Z2-9]{6}$/);
    expect(readCode(` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)}`)).toBe(code);
    expect(newPin(random)).toMatch(/^\d{4}$/);
    for (const each of [id, secret]) seen.add(each);
  }
  expect(seen.size).toBe(1000);
});

test.each([
  ['0000', true],
  ['1234', true],
  ['7890', true],
  ['4321', true],
  ['11111111', true],
  ['2580', false],
  ['1233', false],
] as const)('%s is plain: %s', (pin, expected) => expect(isPlainPin(pin)).toBe(expected));
