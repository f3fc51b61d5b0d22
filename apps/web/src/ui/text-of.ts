/** The bytes of a file as text, in whatever way spreadsheets write it. */
import { withFallback } from '@taht/base';
import type { Language } from '@taht/messages';

/** What spreadsheets write where they do not write Unicode; that of Western Europe where nothing else is said. */
const oldCodeOf = withFallback(
  {
    et: 'windows-1257',
    uk: 'windows-1251',
    tr: 'windows-1254',
  } satisfies Partial<Record<Language, string>>,
  'windows-1252',
);

/** A beginning of a file may end within a character. */
export function textOf(bytes: ArrayBuffer | Uint8Array, language: Language): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder(oldCodeOf(language)).decode(bytes);
  }
}
