import { expect, test, vi } from 'vitest';
import { makeFragment, readFragment } from './fragment.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const LONG = bytes('>ada: AEHTRSX 8G HAT +12 12\n'.repeat(40));

test('what is put into a link comes out of it, and a long text makes a short one', async () => {
  for (const content of [bytes('x'), bytes('õäöü ґ ş'), LONG]) {
    const fragment = await makeFragment(content);
    expect(fragment).toMatch(/^z[\w-]+$/u);
    expect(await readFragment(fragment)).toEqual({ ok: true, value: content });
  }
  expect((await makeFragment(LONG)).length).toBeLessThan(LONG.length / 5);
});

test('a browser that cannot compress writes it as it is, and every browser reads that', async () => {
  vi.stubGlobal('CompressionStream', undefined);
  const fragment = await makeFragment(LONG);
  vi.stubGlobal('DecompressionStream', undefined);
  expect(await readFragment(fragment)).toEqual({ ok: true, value: LONG });
  expect(await readFragment('zAAAA')).toEqual({ ok: false, error: { code: 'old-browser' } });
  vi.unstubAllGlobals();
});

test.each(['', 'z', 'q', 'zzzzz', 'z%%%', 'p%', 'xAAAA'])('%j is no link', async (fragment) => {
  expect(await readFragment(fragment)).toEqual({ ok: false, error: { code: 'damaged-link' } });
});

test('a link that holds more than any game is refused', async () => {
  const fragment = await makeFragment(new Uint8Array(5_000_000));
  expect(fragment.length).toBeLessThan(20_000);
  expect((await readFragment(fragment)).ok).toBe(false);
});
