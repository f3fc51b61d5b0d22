/** Bytes of a GCG file to text: by its byte order mark, by the encoding it names, as UTF-8, or as ISO 8859-1. */

/** Both are in every browser and in Node, but belong to no list of types that packages may use. */
declare const TextDecoder: new (label: string) => { decode(bytes: Uint8Array): string };
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

export interface DecodedText {
  readonly text: string;
  /** The file names an encoding that we do not know, or that its bytes do not keep. */
  readonly fault?: 'unknown-encoding' | 'wrong-encoding';
}

/** Only a name in the first lines counts. */
const HEAD = 4096;
const NAMED = /^[ \t]*#character-encoding[ \t]+(\S+)/imu;
const ISO_PARTS = [1, 2, 3, 4, 5, 7, 8, 9, 10, 13, 14, 15, 16];
const WINDOWS_PAGES = [1250, 1251, 1252, 1253, 1254, 1255, 1256, 1257, 1258];

/** By a name without hyphens and underscores, which people set as they like. */
const LABELS: ReadonlyMap<string, string> = new Map([
  ['utf8', 'utf-8'],
  ['ascii', 'utf-8'],
  ['usascii', 'utf-8'],
  ['latin1', 'iso-8859-1'],
  ['latin9', 'iso-8859-15'],
  ['koi8r', 'koi8-r'],
  ['koi8u', 'koi8-u'],
  ...ISO_PARTS.map((part) => [`iso8859${part}`, `iso-8859-${part}`] as const),
  ...WINDOWS_PAGES.flatMap((page) => [
    [`windows${page}`, `windows-${page}`] as const,
    [`cp${page}`, `windows-${page}`] as const,
  ]),
]);

export function decodeGcgText(bytes: Uint8Array): DecodedText {
  const marked = markedEncoding(bytes);
  if (marked !== undefined) return { text: decodeAs(marked, bytes) };
  const named = NAMED.exec(decodeAs('iso-8859-1', bytes.subarray(0, HEAD)))?.[1];
  if (named === undefined) return { text: decodeUnnamed(bytes) };
  const label = LABELS.get(named.toLowerCase().replaceAll(/[-_]/gu, ''));
  if (label === undefined) return { text: decodeUnnamed(bytes), fault: 'unknown-encoding' };
  const text = decodeAs(label, bytes);
  return isBroken(text, bytes) ? { text: decodeUnnamed(bytes), fault: 'wrong-encoding' } : { text };
}

export const encodeUtf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The old standard is ISO 8859-1, newer tools write UTF-8 without saying so; what is valid UTF-8 is hardly ever anything else. */
function decodeUnnamed(bytes: Uint8Array): string {
  const text = decodeAs('utf-8', bytes);
  return isBroken(text, bytes) ? decodeAs('iso-8859-1', bytes) : text;
}

/** The decoder puts U+FFFD where bytes made no sense; but a file may hold that very sign from an accident before. */
function isBroken(text: string, bytes: Uint8Array): boolean {
  if (!text.includes('\uFFFD')) return false;
  const again = encodeUtf8(text);
  return again.length !== bytes.length || again.some((byte, i) => byte !== bytes[i]);
}

const decodeAs = (label: string, bytes: Uint8Array): string => new TextDecoder(label).decode(bytes);

function markedEncoding(bytes: Uint8Array): string | undefined {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  return undefined;
}
