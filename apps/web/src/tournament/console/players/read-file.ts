/** A file with a list of players as rows of text: a workbook, or text in whatever way spreadsheets write it. */
import type { Result } from '@taht/base';
import type { Language } from '@taht/messages';
import { type Rows, readCsv, readXlsx, type Unpack, type XlsxFault } from '@taht/tournament';
import { textOf } from '../../../ui/text-of.ts';

export async function readRows(file: Blob, language: Language): Promise<Result<Rows, XlsxFault>> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return isZip(bytes) ? readXlsx(bytes, UNPACK) : readCsv(textOf(bytes, language));
}

const isZip = ([p, k]: Uint8Array): boolean => p === 0x50 && k === 0x4b;

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
