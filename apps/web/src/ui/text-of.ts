/** The bytes of a file as text, in whatever way spreadsheets write it. */
import type { Language } from '@taht/messages';

/** What spreadsheets write where they do not write Unicode. */
const OLD_CODES: Readonly<Record<Language, string>> = {
  et: 'windows-1257',
  fi: 'windows-1252',
  is: 'windows-1252',
  en: 'windows-1252',
  uk: 'windows-1251',
  tr: 'windows-1254',
};

/** A beginning of a file may end within a character. */
export function textOf(bytes: ArrayBuffer | Uint8Array, language: Language): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder(OLD_CODES[language]).decode(bytes);
  }
}
