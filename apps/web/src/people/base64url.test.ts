import { expect, test } from 'vitest';
import { bytesOf, textOf } from './base64url.ts';

test('bytes and text are one another, without signs that mean something in an address', () => {
  for (let length = 0; length < 6; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => 255 - i * 40);
    const text = textOf(bytes.buffer);
    expect(text).toMatch(/^[\w-]*$/u);
    expect([...bytesOf(text)]).toEqual([...bytes]);
  }
  expect(textOf(Uint8Array.of(251, 255).buffer)).toBe('-_8');
});
