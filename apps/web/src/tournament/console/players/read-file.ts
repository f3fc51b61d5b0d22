/** A file with a list of players as rows of text, in a browser. */
import type { Result } from '@taht/base';
import type { Language } from '@taht/messages';
import { type ListFault, type Rows, readListFile, type Unpack } from '@taht/tournament';
import { textOf } from '../../../ui/text-of.ts';

export async function readRows(file: Blob, language: Language): Promise<Result<Rows, ListFault>> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return readListFile(bytes, (text) => textOf(text, language), UNPACK);
}

const UNPACK: Unpack = {
  inflate: async (bytes, most) => {
    const unpacked = new Blob([bytes.slice()])
      .stream()
      .pipeThrough(new DecompressionStream('deflate-raw'));
    return collect(unpacked.getReader(), most);
  },
  decode: (bytes) => new TextDecoder().decode(bytes),
};

/** Stops as soon as there is more than wanted. */
async function collect(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  most: number,
): Promise<Uint8Array | undefined> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      size += read.value.length;
      if (size > most) {
        void reader.cancel();
        return undefined;
      }
      parts.push(read.value.slice());
    }
  } catch {
    return undefined;
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
