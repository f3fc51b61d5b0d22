/** Takes chance away. */
import type {} from './in-page.ts';

globalThis.fixRandom = (seed) => {
  let state = seed;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  };
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    if (array === null) return array;
    const { buffer, byteOffset, byteLength } = array;
    const bytes = new Uint8Array(buffer, byteOffset, byteLength);
    for (const i of bytes.keys()) bytes[i] = next();
    return array;
  };
  Math.random = () => next() / 256;
};
