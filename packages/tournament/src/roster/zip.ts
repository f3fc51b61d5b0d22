/** What is in a zip file, as far as spreadsheets use the format (APPNOTE 4.3): no encryption, no parts above 4 GB. */

/** What a host brings along: packages have neither. */
export type Unpack = {
  /** Raw deflate; undefined where it is broken or more than so many bytes would come out. */
  readonly inflate: (bytes: Uint8Array, most: number) => Promise<Uint8Array | undefined>;
  /** UTF-8. */
  readonly decode: (bytes: Uint8Array) => string;
};

export type ZipEntry = {
  readonly name: string;
  readonly method: number;
  /** Unpacked. */
  readonly size: number;
  readonly packed: Uint8Array;
};

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const STORED = 0;
const DEFLATED = 8;

/** Undefined if this is no zip file, or a broken one. */
export function zipEntries(bytes: Uint8Array, { decode }: Unpack): ZipEntry[] | undefined {
  const end = endOf(bytes);
  if (end === undefined) return undefined;
  const view = viewOf(bytes);
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== ENTRY) return undefined;
    const [name, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true));
    const packed = contentAt(bytes, view.getUint32(at + 42, true), view.getUint32(at + 20, true));
    if (packed === undefined) return undefined;
    entries.push({
      name: decode(bytes.subarray(at + 46, at + 46 + (name as number))),
      method: view.getUint16(at + 10, true),
      size: view.getUint32(at + 24, true),
      packed,
    });
    at += 46 + (name as number) + (extra as number) + (comment as number);
  }
  return entries;
}

export async function unpacked(
  { method, size, packed }: ZipEntry,
  { inflate }: Unpack,
): Promise<Uint8Array | undefined> {
  if (method === STORED) return packed;
  return method === DEFLATED ? await inflate(packed, size) : undefined;
}

/** The record at the end, which a comment may follow. */
function endOf(bytes: Uint8Array): number | undefined {
  const view = viewOf(bytes);
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 22 - 0xffff); at--)
    if (view.getUint32(at, true) === END) return at;
  return undefined;
}

/** Behind a header whose name and extra field have lengths of their own. */
function contentAt(bytes: Uint8Array, header: number, length: number): Uint8Array | undefined {
  if (header + 30 > bytes.length) return undefined;
  const view = viewOf(bytes);
  const start = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
  return start + length > bytes.length ? undefined : bytes.subarray(start, start + length);
}

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
