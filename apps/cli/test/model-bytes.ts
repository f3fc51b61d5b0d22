/** Writes a Tesseract language model for tests. */

/** A model without words. */
export function emptyModel(): Uint8Array {
  const characters = [...new TextEncoder().encode('1\nNULL 0\n')];
  const head = new DataView(new ArrayBuffer(4 + 8 * 22));
  head.setInt32(0, 22, true);
  for (let part = 0; part < 22; part++) head.setBigInt64(4 + 8 * part, -1n, true);
  head.setBigInt64(4 + 8 * 19, BigInt(head.byteLength), true);
  head.setBigInt64(4 + 8 * 21, BigInt(head.byteLength + 10), true);
  return Uint8Array.from([
    ...new Uint8Array(head.buffer),
    42,
    0,
    1,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    ...characters,
  ]);
}
