/** Reads files from a tar archive: plain, with GNU long names, and with POSIX (pax) headers. */

const BLOCK = 512;

/** The files by name as the archive writes it; what is cut off is not there. */
export function* filesInTar(
  tar: Uint8Array,
): Generator<readonly [name: string, content: Uint8Array]> {
  let longName: string | undefined;
  for (let at = 0; at + BLOCK <= tar.length; ) {
    const header = tar.subarray(at, at + BLOCK);
    if (header[0] === 0) return;
    const size = Number.parseInt(textAt(header, 124, 12), 8);
    const content = tar.subarray(at + BLOCK, at + BLOCK + size);
    if (!(size >= 0) || content.length < size) return;
    const type = String.fromCharCode(header[156] ?? 0);
    if (type === 'L') longName = textAt(content, 0, size);
    else if (type === 'x') longName = paxPath(content) ?? longName;
    else {
      if (type === '0' || type === '\0') yield [longName ?? nameIn(header), content];
      longName = undefined;
    }
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
}

function nameIn(header: Uint8Array): string {
  const isPosix = textAt(header, 257, 5) === 'ustar';
  const prefix = isPosix ? textAt(header, 345, 155) : '';
  const name = textAt(header, 0, 100);
  return prefix === '' ? name : `${prefix}/${name}`;
}

/** Records `length key=value\n`, the length counting all of it. */
function paxPath(content: Uint8Array): string | undefined {
  return /(?:^|\n)\d+ path=([^\n]*)/u.exec(textAt(content, 0, content.length))?.[1];
}

function textAt(bytes: Uint8Array, at: number, length: number): string {
  const field = bytes.subarray(at, at + length);
  const end = field.indexOf(0);
  return new TextDecoder().decode(end === -1 ? field : field.subarray(0, end)).trim();
}
