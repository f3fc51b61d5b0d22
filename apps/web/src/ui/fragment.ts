/** Bytes in an address, compressed where the browser can, in the part that is never sent to a server. */
import { err, ok, type Result } from '@taht/base';

/** The first sign says how the rest is written. */
const PACKED = 'z';
const PLAIN = 'p';

export type LinkFailure = { readonly code: 'damaged-link' } | { readonly code: 'old-browser' };

export async function makeFragment(bytes: Uint8Array): Promise<string> {
  if (typeof CompressionStream === 'undefined') return `${PLAIN}${base64Of(bytes)}`;
  return `${PACKED}${base64Of(await through(bytes, new CompressionStream('deflate-raw')))}`;
}

export async function readFragment(fragment: string): Promise<Result<Uint8Array, LinkFailure>> {
  const bytes = bytesOf(fragment.slice(1));
  if (bytes === undefined) return err({ code: 'damaged-link' });
  if (fragment[0] === PLAIN) return ok(bytes);
  if (fragment[0] !== PACKED) return err({ code: 'damaged-link' });
  if (typeof DecompressionStream === 'undefined') return err({ code: 'old-browser' });
  try {
    return ok(await through(bytes, new DecompressionStream('deflate-raw'), MOST));
  } catch {
    return err({ code: 'damaged-link' });
  }
}

/** No game is longer; a small link may hold any number of zeros. */
const MOST = 200_000;

async function through(
  bytes: Uint8Array,
  stream: CompressionStream | DecompressionStream,
  most = Number.POSITIVE_INFINITY,
): Promise<Uint8Array> {
  const source = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(stream);
  const reader = source.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      await reader.cancel();
      throw new Error('too much in the link');
    }
    pieces.push(value as Uint8Array<ArrayBuffer>);
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

const base64Of = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

function bytesOf(text: string): Uint8Array | undefined {
  if (!/^[\w-]+$/u.test(text)) return undefined;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
  } catch {
    return undefined;
  }
}
